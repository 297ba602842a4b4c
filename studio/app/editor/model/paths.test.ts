import { expect, it } from 'vitest'
import { keyOf, readAt, writeAt } from './paths.ts'

const empty = { shared: {}, zh: null, en: null }

it('creates a language with its first text and removes it with its last', () => {
  const titled = writeAt(empty, ['zh', 'title'], '春')
  expect(titled).toEqual({ shared: {}, zh: { title: '春' }, en: null })
  expect(writeAt(titled, ['zh', 'title'], '')).toEqual(empty)
})

it('keeps nothing of staged words of media once the last is removed', () => {
  const staged = writeAt({ ...empty, en: { title: 'Lake' } }, ['en', 'mediaWords', 'm1'], 'The lake')
  expect(staged.en).toEqual({ title: 'Lake', mediaWords: { m1: 'The lake' } })
  const removed = writeAt(staged, ['en', 'mediaWords', 'm1'], '')
  expect(removed.en).toEqual({ title: 'Lake' })
  expect(writeAt(removed, ['en', 'title'], '')).toEqual(empty)
})

it('writes into rows of a list and leaves everything else the same object', () => {
  const document = {
    shared: { tickets: [{ name: { zh: '成人' } }, { name: { zh: '儿童' } }], place: { lng: 1 } },
    zh: { title: '湖' },
    en: null,
  }
  const next = writeAt(document, ['shared', 'tickets', 1, 'name', 'en'], 'Child')
  expect(readAt(next, ['shared', 'tickets', 1])).toEqual({ name: { zh: '儿童', en: 'Child' } })
  expect(readAt(next, ['shared', 'tickets', 0])).toBe(document.shared.tickets[0])
  expect(next.shared.place).toBe(document.shared.place)
  expect(next.zh).toBe(document.zh)
})

it('removes a bilingual value when both texts are empty, and leaves its row', () => {
  const document = { shared: { tickets: [{ name: { zh: '成人' } }] }, zh: null, en: null }
  expect(writeAt(document, ['shared', 'tickets', 0, 'name', 'zh'], '')).toEqual({
    shared: { tickets: [{}] },
    zh: null,
    en: null,
  })
})

it('marks no language when something shared changes: a menu has no texts per language', () => {
  const menu = { shared: {}, zh: {}, en: {} }
  expect(writeAt(menu, ['shared', 'items'], [{}])).toEqual({ shared: { items: [{}] }, zh: {}, en: {} })
})

it('returns undefined for a path that does not exist', () => {
  expect(readAt(empty, ['zh', 'title'])).toBeUndefined()
  expect(readAt(empty, ['shared', 'constructor'])).toBeUndefined()
  expect(keyOf(['shared', 'tickets', 0, 'name', 'zh'])).toBe('shared.tickets.0.name.zh')
})
