import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { completeGlobal } from '../data/global.ts'
import { sharedHtmlOf } from './cached-html.server.tsx'
import { type CachedHtml, CachedHtmlContext } from './cached-html.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const item = (id: string, children: object[] = []) => ({ id, title: `${id} & co`, path: `/${id}`, children })
const menuResponse = () => ({
  menu: [item('a', [item('a/b', [item('a/b/c')]), item('a/d')]), item('e', [item('e/f')]), item('')],
})
const globalOf = (menu: object) => {
  const global = completeGlobal(menu, 'en')
  if (!global) throw new Error('The menu is there.')
  return global
}

/** Header and footer on a page of the English site. */
function frameOn(address: string, global: object, parts: CachedHtml | undefined): string {
  const element = [<Header key="header" />, <Footer key="footer" />]
  const router = createMemoryRouter([{ id: 'shell', path: '*', element, loader: () => null }], {
    initialEntries: [address],
    hydrationData: { loaderData: { shell: { language: 'en', global, settings: { view: 'normal' } } } },
  })
  return renderToString(
    <CachedHtmlContext value={parts}>
      <RouterProvider router={router} />
    </CachedHtmlContext>,
  )
}

test('with cached HTML the shell of every page is what React writes without it', () => {
  const global = globalOf(menuResponse())
  const parts = sharedHtmlOf(global, 'en')
  for (const address of ['/en', '/en/a/b/c', '/en/e/f?page=2', '/en/nowhere'])
    expect(frameOn(address, global, parts)).toBe(frameOn(address, global, undefined))
  expect(frameOn('/en/a', global, new Map([['footer', 'cached']]))).toContain('cached</footer>')
})

test('it stays cached for as long as the menu is the same answer', () => {
  const menu = menuResponse()
  const parts = sharedHtmlOf(globalOf(menu), 'en')
  expect(sharedHtmlOf(globalOf(menu), 'en')).toBe(parts)
  expect(sharedHtmlOf(globalOf(menuResponse()), 'en')).not.toBe(parts)
})
