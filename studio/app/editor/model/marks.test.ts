import { kinds } from '@shanmen/content/kinds.ts'
import { expect, it } from 'vitest'
import { chineseChanges, missingMarks } from './marks.ts'

it('marks required fields in the languages that lack them, and leaves a language without words alone', () => {
  const document = { shared: { channel: 'group' }, zh: { title: '春' }, en: null }
  const marks = missingMarks(kinds.news, document)
  expect(marks.get('shared.publishedAt')).toEqual(['zh'])
  expect(marks.get('zh.summary')).toEqual(['zh'])
  expect([...marks.keys()].some((key) => key.startsWith('en'))).toBe(false)
  const both = missingMarks(kinds.news, { ...document, en: { title: 'Spring' } })
  expect(both.get('shared.publishedAt')).toEqual(['zh', 'en'])
  expect(both.get('en.body')).toEqual(['en'])
})

it('marks inside rows of a list', () => {
  const marks = missingMarks(kinds.site, {
    shared: { social: [{ label: { zh: '山' } }] },
    zh: { name: '一' },
    en: null,
  })
  expect(marks.get('shared.social.0.url')).toEqual(['zh'])
  const menu = { shared: { items: [{ title: { zh: '新闻' }, path: '/news', children: [] }] }, zh: {}, en: {} }
  expect([...missingMarks(kinds.menu, menu)]).toEqual([['shared.items.0.title.en', ['en']]])
})

it('reports what changed in Chinese, not what changed in English or in a picture', () => {
  const before = {
    shared: { cover: 'a1', tickets: [{ name: { zh: '成人', en: 'Adult' }, url: 'https://a.cn' }] },
    zh: { title: '湖', summary: '水' },
    en: { title: 'Lake', summary: 'Water' },
  }
  const after = {
    shared: { cover: 'b2', tickets: [{ name: { zh: '成人票', en: 'Grown-up' }, url: 'https://b.cn' }] },
    zh: { title: '湖', summary: '山水' },
    en: { title: 'The lake', summary: 'Water' },
  }
  expect(chineseChanges(kinds.scenic, before, after)).toMatchObject([
    { id: 'shared.tickets', before: '1. 成人', after: '1. 成人票' },
    { id: 'zh.summary', before: '水', after: '山水' },
  ])
  // A field that has no English yet, in a text or in a list, is missing and not out of date.
  const tickets = [{ name: { zh: '成人票' } }]
  const bare = { shared: { tickets }, zh: after.zh, en: { title: 'The lake' } }
  expect(chineseChanges(kinds.scenic, before, bare)).toEqual([])
  expect(
    chineseChanges(kinds.scenic, before, {
      ...before,
      en: { title: 'x' },
      shared: { ...before.shared, cover: 'c' },
    }),
  ).toEqual([])
})
