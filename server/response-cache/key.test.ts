import { expect, test } from 'vitest'
import { callKey, isPersonal, pageAddress, pageKey, showsItem, viewOf } from './key.ts'

const page = (path: string, search = '') => pageAddress(path, search, 'normal', 'b1')?.key

test.each([
  ['/member/scenic', '', '/member/scenic'],
  ['/member/scenic', '?utm_source=x&fbclid=1', '/member/scenic'],
  ['/member/scenic', '?year=2025&page=2&x=1&type=lake', '/member/scenic?page=2&type=lake&year=2025'],
  ['/member/scenic', '?page=1&keyword=%20%20&type=', '/member/scenic?page=1'],
  ['/member/scenic', '?keyword=a&keyword=b', '/member/scenic?keyword=a'],
  ['/member/scenic', '?page=abc', '/member/scenic?page=abc'],
  ['/newsAndInformation/group/%E5%B1%B1', '', '/newsAndInformation/group/%E5%B1%B1'],
  ['/newsAndInformation/group/%e5%b1%b1', '', undefined],
  ['/newsAndInformation/%67roup', '', undefined],
  ['/member/scenic.data', '?page=2', '/member/scenic.data?page=2'],
  ['/member/scenic.data', '?_routes=root', undefined],
  ['/member/welfare/_payload.json', '?b1', '/member/welfare/_payload.json?b1'],
  ['/member/welfare/_payload.json', '?b2', undefined],
])('a page %s%s is cached as %s', (path, search, key) => {
  expect(page(path, search)).toBe(key)
})

test.each([
  ['/backends/api/menu/1', '', '/backends/api/menu/1'],
  ['/backends/api/menu/1', '?x=1', '/backends/api/menu/1'],
  ['/backends/api/scenic', '?languageId=1&id=a&_=9', '/backends/api/scenic?id=a&languageId=1'],
  ['/backends/api/scenic', '?id=a&id=b', undefined],
  ['/backends/api/nope', '', undefined],
])('a call %s%s is cached as %s', (path, search, key) => {
  expect(callKey(path, search)).toBe(key)
})

test('the large-text page is another one', () => {
  expect(viewOf('a=b; view=elder')).toBe('elder')
  expect(viewOf('preview=elder')).toBe('normal')
  expect(viewOf('view=elderly')).toBe('normal')
  expect(viewOf(undefined)).toBe('normal')
  expect(pageKey('/', 'elder')).not.toBe(pageKey('/', 'normal'))
})

test.each([
  ['/', 'preview=token', undefined],
  ['/', 'a=b; __Host-preview-news=1', undefined],
  ['/?preview=token', undefined, undefined],
  ['/member?page=2&previewToken=x', undefined, undefined],
  ['/?view=elder', undefined, undefined],
  ['/', undefined, 'Bearer x'],
])('%s with cookie %s and authorization %s is for its sender alone', (url, cookie, authorization) => {
  expect(isPersonal(url, cookie, authorization)).toBe(true)
})

test.each([
  ['/', undefined],
  ['/?keyword=preview', 'webLang=zh; view=elder'],
  ['/preview', 'nopreview=1'],
])('%s with cookie %s is for everybody', (url, cookie) => {
  expect(isPersonal(url, cookie, undefined)).toBe(false)
})

test.each([
  ['/newsAndInformation/group/a', true],
  ['elder /en/member/scenic/lanyu', true],
  ['/information/rent/a/_payload.json?b1', true],
  ['/backends/api/information?id=a&languageId=1', true],
  ['/en/feed/news.rss', true],
  ['/newsAndInformation/group', false],
  ['/newsAndInformation/group?page=2', false],
  ['/', false],
  ['/backends/api/menu/1', false],
  ['/sitemap.xml', false],
])('%s shows one item: %s', (key, one) => {
  expect(showsItem(key)).toBe(one)
})
