import { kindNames } from '@shanmen/content/kinds.ts'
import { addresses } from '@shanmen/contract/addresses.ts'
import { expect, test } from 'vitest'
import { kindsUnder, pathOf, shownOn } from './of-kind.ts'
import { targetOf } from './target.ts'

test('every kind is shown on a page of the site', () => {
  const known = new Set<string>(Object.values(addresses))
  for (const kind of kindNames)
    expect(known).toContain(shownOn({ kind, slug: ':id', type: '' }).replace('%3Aid', ':id'))
})

test('an entry with a page of its own has its address', () => {
  expect(pathOf({ kind: 'news', slug: '春茶', type: 'media' })).toBe(
    `/newsAndInformation/media/${encodeURIComponent('春茶')}`,
  )
  expect(pathOf({ kind: 'venue', slug: 'hall', type: '' })).toBeNull()
  expect(shownOn({ kind: 'venue', slug: 'hall', type: '' })).toBe('/partyBuilding/organization/position')
})

test('every address with an id belongs to a kind', () => {
  for (const address of Object.values(addresses).filter((each) => each.includes(':id')))
    expect(kindsUnder(address)).toHaveLength(1)
})

test.each([
  ['/', 'page'],
  ['/en', 'page'],
  ['/en/member/scenic?page=2#list', 'page'],
  ['/member', 'page'],
  ['/member/scenic/', 'page'],
  ['/sitemap.xml', 'page'],
  ['/en/feed/news.rss', 'page'],
  ['/feed/news.xml', undefined],
  ['/en/member/scenic/%E5%A1%94', { kinds: ['scenic'], slug: '塔' }],
  ['/information/rent/r-1', { kinds: ['rent'], slug: 'r-1' }],
  ['/member/scenic/:id', { kinds: ['scenic'], slug: ':id' }],
  ['/member/scenic/a/b', undefined],
  ['/member/scenic/%', undefined],
  ['/nowhere', undefined],
])('%s leads to %j', (href, target) => {
  expect(targetOf(href)).toEqual(target)
})
