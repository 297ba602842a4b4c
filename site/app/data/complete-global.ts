import { siteNames } from '@shanmen/brand/names.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { MenuItem } from '@shanmen/contract/types.ts'

type Given = Data<'menu'>

/** The site's global data; the home page's words may be missing. */
export type GlobalData = Omit<Given, 'home'> & { home?: Given['home'] }

const completed = new WeakMap<Partial<Given>, GlobalData>()

/**
 * Only the menu is sure to be there: what a backend leaves out beside it is empty, or the site's own. The
 * same for the same answer, by which others know that nothing has changed.
 */
export function completeGlobal(given: Partial<Given>, language: Language): GlobalData | null {
  if (!Array.isArray(given.menu)) return null
  const there = completed.get(given)
  if (there) return there
  const { name, other } = siteNames[language]
  const words = { slogan: '', description: '', icp: '', copyright: '', friendLinks: [], social: [] }
  const global = {
    menu: given.menu.map(completeItem),
    site: { name, shortName: name, otherName: other, ...words, ...given.site },
    contact: { phone: '', hours: '', email: '', address: '', ...given.contact },
    defaults: { pageSize: 10, ...given.defaults },
    ...(given.home && { home: given.home }),
  }
  completed.set(given, global)
  return global
}

function completeItem(item: Partial<MenuItem>, place: number): MenuItem {
  const { id, key = '', title = '', intro = '', path = '', index = place, cover = null, children = [] } = item
  return {
    ...item,
    id: String(id ?? path),
    key,
    title,
    intro,
    path,
    index,
    cover,
    children: children.map(completeItem),
  }
}
