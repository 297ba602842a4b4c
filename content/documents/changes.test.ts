import { expect, test } from 'vitest'
import { kinds } from '../kinds.ts'
import { changedParts } from './changes.ts'

const none = { zh: false, en: false, shared: false }
const menu = (zh: string, en: string, path = '/member') => ({
  shared: { items: [{ key: 'a', path, title: { zh, en }, children: [{ key: 'b', title: { zh, en } }] }] },
  zh: {},
  en: {},
})

test('words inside shared lists belong to their language, the rest to both', () => {
  const before = menu('成员', 'Members')
  expect(changedParts(kinds.menu, before, menu('成员', 'Members'))).toEqual(none)
  expect(changedParts(kinds.menu, before, menu('成员', 'Companies'))).toEqual({ ...none, en: true })
  expect(changedParts(kinds.menu, before, menu('企业', 'Members'))).toEqual({ ...none, zh: true })
  expect(changedParts(kinds.menu, before, menu('成员', 'Members', '/college'))).toEqual({
    ...none,
    shared: true,
  })
})

test('a new document changes what it holds', () => {
  const document = { shared: { channel: 'group' }, zh: { title: '山门' }, en: null }
  expect(changedParts(kinds.news, undefined, document)).toEqual({ zh: true, en: false, shared: true })
  const translated = { ...document, en: { title: 'Gate' } }
  expect(changedParts(kinds.news, document, translated)).toEqual({ ...none, en: true })
})
