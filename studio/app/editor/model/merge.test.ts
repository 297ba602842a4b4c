import { kinds } from '@shanmen/content/kinds.ts'
import { expect, it } from 'vitest'
import { mergeVersions } from './merge.ts'

const base = { shared: { channel: 'group' }, zh: { title: '春', summary: '一' }, en: null }

it('merges different fields, and keeps mine where both changed one', () => {
  const mine = { shared: { channel: 'media' }, zh: { title: '春日', summary: '一' }, en: null }
  const theirs = {
    shared: { channel: 'group' },
    zh: { title: '春天', summary: '二' },
    en: { title: 'Spring' },
  }
  expect(mergeVersions(kinds.news, { base, mine, theirs })).toEqual({
    document: { shared: { channel: 'media' }, zh: { title: '春日', summary: '二' }, en: { title: 'Spring' } },
    overlaps: [{ side: 'zh', name: 'title', theirs: '春天' }],
  })
})

it('merges removals, of a whole language too, and takes the same change of both as one', () => {
  const mine = { shared: {}, zh: { title: '夏', summary: '一' }, en: null }
  const theirs = { ...base, zh: { title: '夏' }, en: { title: 'Summer' } }
  expect(mergeVersions(kinds.news, { base: { ...base, en: { title: 'Spring' } }, mine, theirs })).toEqual({
    document: { shared: {}, zh: { title: '夏' }, en: null },
    overlaps: [{ side: 'en', name: 'title', theirs: 'Summer' }],
  })
})

const menu = (...items: object[]) => ({ shared: { items }, zh: {}, en: {} })
const item = (zh: string, en: string, children: object[] = []) => ({ title: { zh, en }, path: '/', children })

it('merges different rows of a list and of a tree, and no row that both changed or may have moved', () => {
  const tree = (names: [string, string, string]) =>
    menu(item(names[0], 'A', [item(names[1], 'B')]), item(names[2], 'C'))
  const merged = (mine: object, theirs: object) =>
    mergeVersions(kinds.menu, {
      base: tree(['甲', '乙', '丙']),
      mine: mine as never,
      theirs: theirs as never,
    })
  expect(merged(tree(['甲1', '乙', '丙']), tree(['甲', '乙2', '丙2']))).toEqual({
    document: tree(['甲1', '乙2', '丙2']),
    overlaps: [],
  })
  expect(merged(tree(['甲1', '乙', '丙']), tree(['甲2', '乙', '丙'])).overlaps).toHaveLength(1)
  const moved = menu(item('丙', 'C'), item('甲', 'A', [item('乙', 'B')]))
  expect(merged(tree(['甲1', '乙', '丙']), moved).overlaps).toHaveLength(1)
  const longer = { ...tree(['甲', '乙', '丙']) }
  longer.shared = { items: [...longer.shared.items, item('丁', 'D')] }
  expect(merged(tree(['甲1', '乙', '丙']), longer).overlaps).toHaveLength(1)
})

it('leaves to a person what was changed below a node that the other side moved', () => {
  const [p, q, new1] = [item('甲', 'A'), item('乙', 'B'), item('新', 'N')]
  const under = (node: object, ...children: object[]) => ({ ...node, children })
  const merged = (base: object, mine: object, theirs: object) =>
    mergeVersions(kinds.menu, { base: base as never, mine: mine as never, theirs: theirs as never })
  const added = menu(under(p, new1), q)
  expect(merged(menu(p, q), menu(q, p), added)).toEqual({
    document: menu(q, p),
    overlaps: [{ side: 'shared', name: 'items', theirs: added.shared.items }],
  })
  expect(merged(menu(p, q), added, menu(q, p)).overlaps).toHaveLength(1)
  // Moved to another level, in place of a node that was moved too.
  const nested = menu(under(p, item('丙', 'C')), q)
  const turned = menu(under(p, q), item('丙', 'C'))
  expect(merged(nested, turned, menu(under(p, item('丙', 'C')), under(q, new1))).overlaps).toHaveLength(1)
})

it('merges the texts of a row in two languages where neither side changed its language or moved the row', () => {
  const merged = (mine: object, theirs: object) =>
    mergeVersions(kinds.menu, {
      base: menu(item('甲', 'A'), item('乙', 'B')) as never,
      mine: mine as never,
      theirs: theirs as never,
    })
  const english = menu(item('甲', 'A1'), item('乙', 'B'))
  expect(merged(english, menu(item('甲1', 'A'), item('乙', 'B')))).toEqual({
    document: menu(item('甲1', 'A1'), item('乙', 'B')),
    overlaps: [],
  })
  expect(merged(english, menu(item('甲', 'A2'), item('乙', 'B'))).overlaps).toHaveLength(1)
  expect(merged(english, menu(item('乙', 'B'), item('甲', 'A'))).overlaps).toHaveLength(1)
})

it('merges no row that one side replaced by another', () => {
  const member = (name: object, title: object) => ({ name, title })
  const members = (...rows: object[]) => ({ shared: { members: rows }, zh: {}, en: {} })
  const merged = (base: object[], mine: object[], theirs: object[]) =>
    mergeVersions(kinds.committee, {
      base: members(...base) as never,
      mine: members(...mine) as never,
      theirs: members(...theirs) as never,
    }).overlaps
  const old = member({ zh: '李甲' }, { zh: '委员' })
  const translated = member({ zh: '李甲', en: 'Li Jia' }, { zh: '委员', en: 'Member' })
  expect(merged([old], [member({ zh: '王乙' }, { zh: '书记' })], [translated])).toHaveLength(1)
  // Of the same office.
  expect(merged([old], [member({ zh: '王乙' }, { zh: '委员' })], [translated])).toHaveLength(1)
  expect(merged([old], [translated], [member({ zh: '王乙' }, { zh: '委员' })])).toHaveLength(1)
  expect(merged([old], [member({ zh: '李甲' }, { zh: '书记' })], [translated])).toEqual([])
  // Both members changed places, and their offices too.
  const second = member({ zh: '王乙' }, { zh: '书记' })
  const turned = [member({ zh: '王乙' }, { zh: '委员' }), member({ zh: '李甲' }, { zh: '书记' })]
  expect(merged([old, second], turned, [translated, second])).toHaveLength(1)
})

it('puts nothing below a node that the other side replaced by another', () => {
  const merged = (mine: object, theirs: object) =>
    mergeVersions(kinds.menu, {
      base: menu(item('甲', 'A')) as never,
      mine: mine as never,
      theirs: theirs as never,
    }).overlaps
  const added = menu(item('甲', 'A', [item('新', 'N')]))
  expect(merged(menu(item('乙', 'B')), added)).toHaveLength(1)
  expect(merged(added, menu(item('乙', 'B')))).toHaveLength(1)
  expect(merged(added, menu(item('甲1', 'A')))).toEqual([])
})

it('merges the words of different pictures, and offers both versions of those of one', () => {
  const staged = (words: object) => ({ ...base, zh: { ...base.zh, mediaWords: words } })
  const merged = (mine: object, theirs: object) =>
    mergeVersions(kinds.news, { base: staged({ a: '山' }), mine: staged(mine), theirs: staged(theirs) })
  expect(merged({ a: '山', b: '湖' }, { a: '晨山' })).toEqual({
    document: staged({ a: '晨山', b: '湖' }),
    overlaps: [],
  })
  expect(merged({ a: '暮山' }, { a: '晨山' }).overlaps).toEqual([
    { side: 'zh', name: 'mediaWords', theirs: { a: '晨山' } },
  ])
})
