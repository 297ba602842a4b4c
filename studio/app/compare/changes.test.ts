import { kinds } from '@shanmen/content/kinds.ts'
import { expect, it } from 'vitest'
import { changesBetween, isSame } from './changes.ts'

const body = (text: string, href?: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text, ...(href ? { marks: [{ type: 'link', attrs: { href } }] } : {}) }],
    },
  ],
})

const before = {
  shared: { channel: 'group', isTop: false, attachments: [] },
  zh: { title: '春季大会', body: body('一') },
  en: null,
}

it('names each field that differs, with its values as a person reads them', () => {
  const after = {
    shared: { channel: 'media', isTop: true },
    zh: { title: '春季大会', body: body('一', '/member/scenic') },
    en: { title: 'Spring meeting' },
  }
  expect(changesBetween(kinds.news, before, after, 'en')).toMatchObject([
    { id: 'shared.channel', before: 'Group News', after: 'Media Coverage', label: { en: 'Channel' } },
    { id: 'shared.isTop', before: 'No', after: 'Yes' },
    { id: 'zh.body', before: '一', after: '一(/member/scenic)' },
    { id: 'en.title', before: '', after: 'Spring meeting' },
  ])
})

it('shows the words that a document stages for its pictures', () => {
  const after = { ...before, zh: { ...before.zh, mediaWords: { lake: '湖' } } }
  expect(changesBetween(kinds.news, before, after, 'en')).toMatchObject([
    { id: 'zh.mediaWords', before: '', after: '[lake] 湖' },
  ])
})

it('treats no value, empty text and an empty list as equal, in any order of keys', () => {
  expect(isSame(undefined, '')).toBe(true)
  expect(isSame([], null)).toBe(true)
  expect(isSame({ zh: '山', en: '' }, { zh: '山' })).toBe(true)
  expect(isSame({ lng: 120.1, lat: 31.4 }, { lat: 31.4, lng: 120.1 })).toBe(true)
  expect(isSame(false, undefined)).toBe(false)
  expect(isSame([{ name: '甲' }, {}], [{ name: '甲' }])).toBe(false)
})

it('outlines trees and lists so that a moved row shows', () => {
  const chart = (names: string[]) => ({
    shared: {
      tree: [
        {
          name: { zh: '董事会' },
          kind: 'board',
          children: names.map((zh) => ({ name: { zh }, children: [] })),
        },
      ],
    },
    zh: null,
    en: null,
  })
  const [change] = changesBetween(
    kinds.organization,
    chart(['财务部', '法务部']),
    chart(['法务部', '财务部']),
    'zh',
  )
  expect(change?.before).toBe('• 董事会 · 董事会\n    • 财务部\n    • 法务部')
  expect(change?.after).toBe('• 董事会 · 董事会\n    • 法务部\n    • 财务部')
})

it('shows each difference of a list or table of a text', () => {
  const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
  const picture = (media: string) => ({ type: 'image', attrs: { media } })
  const list = (start: number, ...content: object[]) => ({
    type: 'orderedList',
    attrs: { start },
    content: [{ type: 'listItem', content }],
  })
  const cell = (content: object[], type = 'tableCell', attrs = {}) => ({
    type: 'table',
    content: [{ type: 'tableRow', content: [{ type, attrs, content }] }],
  })
  const shown = (node: object) => {
    const document = { ...before, zh: { ...before.zh, body: { type: 'doc', content: [node] } } }
    return changesBetween(kinds.news, before, document, 'en')[0]?.after
  }
  expect(shown(list(3, text('甲')))).toBe('3. 甲')
  expect(shown(list(1, picture('lake')))).toBe('1. [lake]')
  expect(shown(cell([text('甲')]))).toBe('| 甲 |')
  expect(shown(cell([text('甲')], 'tableHeader'))).toBe('| # 甲 |')
  expect(shown(cell([text('甲')], 'tableCell', { colspan: 2 }))).toBe('| (2 × 1) 甲 |')
  expect(shown(cell([picture('lake')]))).toBe('| [lake] |')
  expect(shown(cell([list(1, text('甲'))]))).toBe('| 1. 甲 |')
})
