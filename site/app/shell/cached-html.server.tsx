import { type Language, pathIn } from '@shanmen/contract/languages.ts'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { GlobalData } from '../data/global.ts'
import type { CachedHtml } from './cached-html.ts'
import { DrawerSection, drawerKey } from './drawer.tsx'
import { FooterContent, footerKey } from './footer.tsx'
import { MegaContent, megaKey } from './main-nav.tsx'

const cached = new WeakMap<GlobalData, CachedHtml>()

/**
 * The HTML that all pages of a language share, two thirds of the elements of a page: rendered once for each menu, and
 * again when the menu changes. It depends on nothing of the page but the language.
 */
export function sharedHtmlOf(global: GlobalData, language: Language): CachedHtml {
  const known = cached.get(global)
  if (known) return known
  const written = (part: ReactNode) =>
    renderToString(<StaticRouter location={pathIn(language, '/')}>{part}</StaticRouter>)
  const parts = new Map([[footerKey, written(<FooterContent global={global} />)]])
  for (const item of global.menu) {
    parts.set(megaKey(item), written(<MegaContent item={item} />))
    parts.set(drawerKey(item), written(<DrawerSection item={item} />))
  }
  cached.set(global, parts)
  return parts
}
