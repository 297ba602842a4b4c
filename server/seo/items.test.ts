import type { Call } from '@shanmen/contract/client.ts'
import { listsOfFeed } from '@shanmen/contract/feeds.ts'
import { hasOwnPage, kindsAt, pathOfEntry } from '@shanmen/contract/item-pages.ts'
import { type Items, items } from '@shanmen/contract/items.ts'
import { targetOf } from '@shanmen/studio/api/link-target.ts'
import { expect, test } from 'vitest'
import { itemsOf } from '../../e2e/addresses.ts'
import { readFeed } from './feeds/read-feed.ts'
import { publishedDetails } from './published-items.ts'

// A kind that the site does not have: its rows borrow the address of brands and the calls of training updates.
const { brand, ...others } = items
const registry: Items = {
  ...others,
  recipe: {
    section: 'party',
    lists: [
      {
        list: 'trainingUpdatesList',
        input: { type: 'recipe' },
        detail: 'trainingUpdatesDetail',
        listPage: 'brandList',
        detailPage: 'brandDetail',
        feed: 'party',
      },
    ],
  },
}
const path = '/partyBuilding/organization/brand/soup'
const soup = { id: 'soup', title: 'Soup', publishedAt: '2026-11-16T09:00:00+08:00' }

/** An API that has one recipe and nothing else. */
const call = (async (name: string, input: { type?: string }) => {
  if (name === 'menu') return { menu: [], site: { name: 'Shanmen', description: '' } }
  if (name === 'trainingUpdatesDetail') return { ...soup, content: '', attachments: [] }
  const list = name === 'trainingUpdatesList' && input.type === 'recipe' ? [soup] : []
  return { list, total: list.length, pages: 1 }
}) as unknown as Call

test('a kind that gets a row is in feed, sitemap, previews, links of the studio and tests', async () => {
  expect(hasOwnPage('recipe', registry)).toBe(true)
  expect(pathOfEntry({ kind: 'recipe', slug: 'soup', type: '' }, registry)).toBe(path)
  expect(kindsAt('/partyBuilding/organization/brand/:id', registry)).toEqual(['recipe'])
  expect(targetOf(`/en${path}`, registry)).toEqual({ kinds: ['recipe'], slug: 'soup' })

  expect(await publishedDetails(call, 'en', { registry })).toEqual([{ path, day: '2026-11-16' }])

  expect(listsOfFeed('party', registry).map(({ listPage }) => listPage)).toContain('brandList')
  const feed = await readFeed(call, 'party', 'en', 'https://x.test', registry)
  expect(feed.items.map(({ url }) => url)).toEqual([`https://x.test/en${path}`])

  expect(await itemsOf('brandDetail', 'en', call, registry)).toEqual([soup])
})
