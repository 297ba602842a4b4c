import { type Language, pathIn } from '@shanmen/contract/languages.ts'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { GlobalData } from '../data/complete-global.ts'
import type { KeptParts } from './cached-html.ts'
import { DrawerSection, drawerPart } from './drawer.tsx'
import { FooterContent, footerPart } from './footer.tsx'
import { MegaContent, megaPart } from './main-nav.tsx'

const kept = new WeakMap<GlobalData, KeptParts>()

/**
 * The HTML that all pages of a language share, two thirds of the elements of a page: rendered once for each menu, and
 * again when the menu changes. It depends on nothing of the page but the language.
 */
export function keptPartsOf(global: GlobalData, language: Language): KeptParts {
  const there = kept.get(global)
  if (there) return there
  const written = (part: ReactNode) =>
    renderToString(<StaticRouter location={pathIn(language, '/')}>{part}</StaticRouter>)
  const parts = new Map([[footerPart, written(<FooterContent global={global} />)]])
  for (const item of global.menu) {
    parts.set(megaPart(item), written(<MegaContent item={item} />))
    parts.set(drawerPart(item), written(<DrawerSection item={item} />))
  }
  kept.set(global, parts)
  return parts
}
