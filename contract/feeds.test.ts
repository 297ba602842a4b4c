import { expect, test } from 'vitest'
import { addresses, fill } from './addresses.ts'
import { feedFormatNames, feedNames, feedOfPath, feedPath, listsOfFeed } from './feeds.ts'

test('the lists of a feed and their items lead to it in both languages, other pages to none', () => {
  for (const name of feedNames)
    for (const { listPage } of listsOfFeed(name)) {
      const list = addresses[listPage]
      for (const path of [list, `/en${list}`, `${list}/an-item`])
        expect([path, feedOfPath(path)]).toEqual([path, name])
    }
  for (const path of [
    '/',
    '/en',
    addresses.contact,
    addresses.reportList,
    addresses.welfare,
    '/college/recruitments',
  ])
    expect([path, feedOfPath(path)]).toEqual([path, undefined])
  expect(feedOfPath(fill(addresses.scenicDetail, 'news'))).toBeUndefined()
})

test('every feed has an address for each of its forms', () => {
  const paths = feedNames.flatMap((name) => feedFormatNames.map((format) => feedPath(name, format)))
  expect(new Set(paths).size).toBe(feedNames.length * feedFormatNames.length)
  expect(paths).toContain('/feed/news.rss')
})
