import { pageNames, pages } from '@shanmen/contract/addresses.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import type { MenuItem } from '@shanmen/contract/types.ts'
import { menuTarget, menuTrail } from '../lib/menu.ts'
import type { Hit, Shelf } from './hits.ts'
import { holds, wordsOf } from './words-in.ts'

type Titled = { title: string; to: string }

/** The pages whose title holds all words: by their name in the menu, by their own, by the name of their group. */
export function findPages(menu: readonly MenuItem[], language: Language, keyword: string): Shelf {
  const words = wordsOf(keyword)
  const own = pageNames
    .filter((name) => !pages[name].path.includes(':'))
    .map((name) => ({ title: pages[name][language], to: pages[name].path }))
  const items = flat(menu)
  const [leaves, groups] = [items.filter(isLeaf), items.filter((item) => !isLeaf(item))]
  const found = new Map<string, Titled>()
  for (const page of [...leaves.map(titled), ...own, ...groups.map(titled)])
    if (words.length > 0 && !found.has(page.to) && holds(page.title, words)) found.set(page.to, page)
  const hits = [...found.values()].map((page) => hitOf(page, menu))
  return { kind: 'page', total: hits.length, hits }
}

const isLeaf = (item: MenuItem) => item.children.length === 0
const titled = (item: MenuItem): Titled => ({ title: item.title, to: menuTarget(item) })
const flat = (menu: readonly MenuItem[]): MenuItem[] => menu.flatMap((item) => [item, ...flat(item.children)])

function hitOf({ title, to }: Titled, menu: readonly MenuItem[]): Hit {
  const trail = menuTrail([...menu], to)
  const [section] = trail
  const line = section && section.title !== title ? section.title : ''
  return { kind: 'page', title, to, line, summary: trail.at(-1)?.intro ?? '', cover: null }
}
