import { expect, test } from 'vitest'
import type { Item } from './content/site/menu/item.ts'
import { menu } from './content/site/menu.ts'

type Head = { page: string; picture: string | undefined }

/** The pages of the menu, each with the painting at its head: its own, its group's or its section's. */
function headsOf(items: readonly Item[], inherited?: string): Head[] {
  return items.flatMap(({ key = '', cover = inherited, children }) =>
    children.length > 0 ? headsOf(children, cover) : [{ page: key, picture: cover }],
  )
}

test('no painting is at the head of more than three pages', () => {
  const heads = menu().flatMap(({ shared }) => headsOf(shared.items ?? []))
  expect(heads.length).toBeGreaterThan(30)
  const pagesOf = Map.groupBy(heads, ({ picture }) => picture)
  const crowded = [...pagesOf].filter(([picture, pages]) => !picture || pages.length > 3)
  expect(crowded.map(([picture, pages]) => [picture, pages.map(({ page }) => page)])).toEqual([])
})
