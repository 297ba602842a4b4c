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

/** An API that has these recipes and nothing else. */
const apiOf = (recipes: (typeof soup)[], readContent: () => Promise<string> = async () => '') =>
  (async (name: string, input: { type?: string }) => {
    if (name === 'menu') return { menu: [], site: { name: 'Shanmen', description: '' } }
    if (name === 'trainingUpdatesDetail')
      return { ...soup, summary: 'Hot & sour', content: await readContent(), attachments: [] }
    const list = name === 'trainingUpdatesList' && input.type === 'recipe' ? recipes : []
    return { list, total: list.length, pages: 1 }
  }) as unknown as Call
const call = apiOf([soup])

test('a kind that gets a row is in feed, sitemap, previews, links of the studio and tests', async () => {
  expect(hasOwnPage('recipe', registry)).toBe(true)
  expect(pathOfEntry({ kind: 'recipe', slug: 'soup', type: '' }, registry)).toBe(path)
  expect(kindsAt('/partyBuilding/organization/brand/:id', registry)).toEqual(['recipe'])
  expect(targetOf(`/en${path}`, registry)).toEqual({ kinds: ['recipe'], slug: 'soup' })

  expect(await publishedDetails(call, 'en', { registry })).toEqual([{ path }])

  expect(listsOfFeed('party', registry).map(({ listPage }) => listPage)).toContain('brandList')
  const feed = await readFeed(call, 'party', 'en', 'https://x.test', registry)
  expect(feed.items.map(({ url }) => url)).toEqual([`https://x.test/en${path}`])

  expect(await itemsOf('brandDetail', 'en', call, registry)).toEqual([soup])
})

test('a feed has the summary of a text that is too long for it', async () => {
  const htmlOf = async (content: string) => {
    const api = apiOf([soup], async () => content)
    return (await readFeed(api, 'party', 'en', 'https://x.test', registry)).items[0]?.html
  }
  const longest = `<p>${'a'.repeat(99_993)}</p>`
  expect(await htmlOf(longest)).toBe(longest)
  expect(await htmlOf(`${longest} `)).toBe('<p>Hot &amp; sour</p>')
})

test('feeds that are asked for at once read one text at a time, and others have a turn after each', async () => {
  let turn = 0
  let running = 0
  const turns: number[] = []
  const api = apiOf(Array(5).fill(soup), async () => {
    running += 1
    expect(running).toBe(1)
    turns.push(turn)
    await null
    running -= 1
    return ''
  })
  const countTurn = () => {
    turn += 1
    if (turns.length < 15) setImmediate(countTurn)
  }
  countTurn()
  const read = () => readFeed(api, 'party', 'en', 'https://x.test', registry)
  await Promise.all([read(), read(), read()])
  expect(new Set(turns).size).toBe(15)
})
