import { siteNames } from '@shanmen/brand/names.ts'
import { expect, test } from 'vitest'
import { emptyPageMeta, itemMeta, seo } from './meta.ts'

const settings = {
  publicUrl: 'https://www.lingshan.example',
  host: '',
  identification: { name: 'X', value: 'y' },
  localeCookie: 'c',
  buildPollMs: 1,
  view: 'normal',
} as const
const shell = (language: 'zh' | 'en') => ({ id: 'shell', loaderData: { language, global: null, settings } })
const list = (pageNum: number) => ({ id: 'list', loaderData: { list: [], pageNum } })
const at = (pathname: string, search = '') => ({ pathname, search, hash: '' })
const links = (tags: ReturnType<typeof seo>) =>
  tags.flatMap((tag) =>
    'tagName' in tag && 'rel' in tag && !('type' in tag) ? [[tag.rel, tag.hrefLang ?? '', tag.href]] : [],
  )
const feeds = (tags: ReturnType<typeof seo>) =>
  tags.flatMap((tag) => ('tagName' in tag && 'type' in tag ? [[tag.type, tag.title, tag.href]] : []))
const property = (tags: ReturnType<typeof seo>, name: string) =>
  tags.flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : []))

test('a page knows its own address and the other language', () => {
  const tags = seo(
    { location: at('/en/member/scenic'), matches: [undefined, shell('en')] },
    { title: 'Scenic Spots' },
  )
  expect(links(tags)).toEqual([
    ['canonical', '', 'https://www.lingshan.example/en/member/scenic'],
    ['alternate', 'zh-CN', 'https://www.lingshan.example/member/scenic'],
    ['alternate', 'en', 'https://www.lingshan.example/en/member/scenic'],
    ['alternate', 'x-default', 'https://www.lingshan.example/member/scenic'],
  ])
  expect(property(tags, 'og:locale')).toEqual(['en_US'])
  expect(property(tags, 'og:locale:alternate')).toEqual(['zh_CN'])
  expect(tags[0]).toEqual({ title: `Scenic Spots — ${siteNames.en.name}` })
})

test('the canonical address keeps the page number and drops the filters', () => {
  const tags = seo(
    { location: at('/member/scenic', '?type=lake&page=2'), matches: [shell('zh'), list(2)] },
    { title: '文旅景区' },
  )
  expect(links(tags)[0]).toEqual(['canonical', '', 'https://www.lingshan.example/member/scenic?page=2'])
  expect(tags[0]).toEqual({ title: `文旅景区 · 第 2 页 — ${siteNames.zh.name}` })
})

test('on a page without pages a page number counts for nothing', () => {
  const item = { title: '含香荷塘', languages: [1, 2] }
  const matches = [shell('zh'), { id: 'item', loaderData: item }]
  const tags = itemMeta({ location: at('/member/scenic/x', '?page=7'), matches }, 'scenicDetail', item)
  expect(links(tags)[0]).toEqual(['canonical', '', 'https://www.lingshan.example/member/scenic/x'])
  expect(tags[0]).toEqual({ title: `景区详情 · 含香荷塘 — ${siteNames.zh.name}` })
})

test('a page of a list inside the data of its page counts', () => {
  const matches = [shell('zh'), { id: 'list', loaderData: { page: list(2).loaderData, more: {} } }]
  const tags = seo({ location: at('/information/purchase', '?page=2'), matches }, { title: '采购公告' })
  expect(links(tags)[0]).toEqual([
    'canonical',
    '',
    'https://www.lingshan.example/information/purchase?page=2',
  ])
})

test('a page that has an address of its own by its query names it everywhere', () => {
  const query = '?month=2026-10'
  const tags = seo(
    { location: at('/press', query), matches: [shell('zh')] },
    { title: '十月', query, languages: [1] },
  )
  const own = 'https://www.lingshan.example/press?month=2026-10'
  expect(links(tags).map(([, , href]) => href)).toEqual([own, own, own])
  expect(property(tags, 'og:url')).toEqual([own])
})

test('the other language of a later page is the list itself, which is there for certain', () => {
  const tags = seo(
    { location: at('/member/scenic', '?page=2'), matches: [shell('zh'), list(2)] },
    { title: '文旅景区' },
  )
  expect(
    links(tags).map(([rel, language, href]) => [rel, language, String(href).split('.example')[1]]),
  ).toEqual([
    ['canonical', '', '/member/scenic?page=2'],
    ['alternate', 'zh-CN', '/member/scenic?page=2'],
    ['alternate', 'en', '/en/member/scenic'],
    ['alternate', 'x-default', '/member/scenic?page=2'],
  ])
})

test('an item without a translation names no other language', () => {
  const args = { location: at('/newsAndInformation/group/x'), matches: [shell('zh')] }
  const tags = seo(args, { title: '标题', languages: [1] })
  expect(links(tags).map(([rel, language]) => [rel, language])).toEqual([
    ['canonical', ''],
    ['alternate', 'zh-CN'],
    ['alternate', 'x-default'],
  ])
  expect(property(tags, 'og:locale:alternate')).toEqual([])
})

test('the lists of a section with a feed, and their items, name it in each format', () => {
  const feedsOf = (pathname: string) =>
    feeds(seo({ location: at(pathname), matches: [shell('en')] }, { title: 'x' }))
  expect(feedsOf('/en/information/purchase/a')).toEqual([
    ['application/rss+xml', 'RSS', '/en/feed/disclosure.rss'],
    ['application/atom+xml', 'Atom', '/en/feed/disclosure.atom'],
    ['application/feed+json', 'JSON Feed', '/en/feed/disclosure.json'],
  ])
  expect(feedsOf('/college/recruitment')[0]?.[2]).toBe('/feed/college.rss')
  for (const path of ['/', '/information/contact', '/member/scenic/a']) expect(feedsOf(path)).toEqual([])
})

test('an error page says its title only', () => {
  const tags = seo({ location: at('/x'), matches: [shell('zh')], error: new Error('x') }, { title: '标题' })
  expect(tags).toEqual([{ title: `标题 — ${siteNames.zh.name}` }])
})

test('a page whose content is not written yet has the head of a page, from its layout', () => {
  const args = { location: at('/en/lingShan/culture/history'), matches: [shell('en')] }
  // What the router hands on for the answer that `nothingYet` throws.
  const error = { status: 200, statusText: '', internal: false, data: { message: '' } }
  const tags = emptyPageMeta({ ...args, error })
  expect(tags).toEqual(seo(args, { title: 'History' }))
  expect(property(tags, 'og:site_name')).toEqual([siteNames.en.name])
  expect(emptyPageMeta({ ...args, error: { ...error, status: 404 } })).toEqual([])
  expect(emptyPageMeta(args)).toEqual([])
})
