import { type SectionName, sectionNames, sections } from '@shanmen/contract/addresses.ts'
import { pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import type { MenuItem as AnyMenuItem } from '@shanmen/contract/types.ts'

/** A menu item as pages use it: every page carries the menu, so what no page shows is left out. Only the first level has an index. */
export type MenuItem = Omit<AnyMenuItem, 'id' | 'key' | 'index' | 'intro' | 'cover' | 'children'> & {
  intro?: string
  cover?: AnyMenuItem['cover']
  index?: number | undefined
  children: MenuItem[]
}

// No other scheme may come out of the menu, whatever was stored.
const elsewhere = /^https?:\/\//

/** The menu items that lead to a path, from the top-level one down; a detail page gets its list's trail. */
export function menuTrail(menu: readonly MenuItem[], path: string): MenuItem[] {
  for (const item of menu) {
    const below = menuTrail(item.children, path)
    if (below.length > 0) return [item, ...below]
    if (isWithin(path, item.path)) return [item]
  }
  return []
}

/** Index of the top-level item of a path; 0 where there is none. */
export function menuIndex(menu: readonly MenuItem[], path: string): number {
  return menuTrail(menu, path)[0]?.index ?? 0
}

type MenuLink = NonNullable<MenuItem['links']>[number]

/** Where a menu entry leads: its own page, or the first page below it. Bare sections are never linked. */
export function menuTarget(item: MenuItem | MenuLink): string {
  if ('to' in item) return item.to
  if (item.external && elsewhere.test(item.external)) return item.external
  const [first] = item.children
  return first ? menuTarget(first) : item.path
}

/** A page of the second level, or the pages of the third below it. */
export const pagesOf = (item: MenuItem): MenuItem[] => (item.children[0] ? item.children : [item])

/** The address on another site that the menu gives a path; only http and https count. */
export function externalTarget(menu: readonly MenuItem[], path: string): string | undefined {
  for (const item of menu) {
    if (item.path === path && item.external && elsewhere.test(item.external)) return item.external
    const below = externalTarget(item.children, path)
    if (below) return below
  }
  return undefined
}

/** The first page of the site below a bare section; undefined if the menu does not know it. */
export function firstChild(menu: readonly MenuItem[], path: string): string | undefined {
  for (const item of menu) {
    if (item.path === path && item.children.length > 0) {
      const inside = item.children.find((child) => menuTarget(child).startsWith(`${path}/`))
      return inside && menuTarget(inside)
    }
    const found = firstChild(item.children, path)
    if (found) return found
  }
  return undefined
}

function isWithin(path: string, address: string): boolean {
  // An item that leads to another site has no address here.
  return address !== '' && address !== '/' && (path === address || path.startsWith(`${address}/`))
}

/** The section of an address, with or without language prefix; undefined for the home page and unknown paths. */
export function sectionOfPath(pathname: string): SectionName | undefined {
  const first = `/${pathWithoutLanguage(pathname).split('/')[1] ?? ''}`
  return sectionNames.find((name) => sections[name] === first)
}
