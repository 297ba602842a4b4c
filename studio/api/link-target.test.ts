import { expect, test } from 'vitest'
import { targetOf } from './link-target.ts'

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
  ['/en/information/report/2025/text#page-3', { kinds: ['report'], slug: '2025' }],
  ['/information/report/2025/other', undefined],
  ['/college/training/t-1', { kinds: ['training'], slug: 't-1' }],
  ['/en/partyBuilding/brand/b-1', { kinds: ['brand'], slug: 'b-1' }],
  ['/lingShan/intro/groupProfile', 'page'],
  ['/member/scenic/:id', { kinds: ['scenic'], slug: ':id' }],
  ['/member/scenic/a/b', undefined],
  ['/member/scenic/%', undefined],
  ['/nowhere', undefined],
])('%s leads to %j', (href, target) => {
  expect(targetOf(href)).toEqual(target)
})
