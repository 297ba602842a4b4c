import { expect, it } from 'vitest'
import { keyOf, readAt, writeAt } from './paths.ts'

const empty = { shared: {}, zh: null, en: null }

it('writes words of a language into being and out of it again', () => {
  const titled = writeAt(empty, ['zh', 'title'], '春')
  expect(titled).toEqual({ shared: {}, zh: { title: '春' }, en: null })
  expect(writeAt(titled, ['zh', 'title'], '')).toEqual(empty)
})

it('writes into rows of a list and leaves everything beside them the same object', () => {
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

it('takes out words in two languages when both are empty, and keeps the row they stood in', () => {
  const document = { shared: { tickets: [{ name: { zh: '成人' } }] }, zh: null, en: null }
  expect(writeAt(document, ['shared', 'tickets', 0, 'name', 'zh'], '')).toEqual({
    shared: { tickets: [{}] },
    zh: null,
    en: null,
  })
})

it('leaves the languages alone when something shared changes: a menu has no words of its own', () => {
  const menu = { shared: {}, zh: {}, en: {} }
  expect(writeAt(menu, ['shared', 'items'], [{}])).toEqual({ shared: { items: [{}] }, zh: {}, en: {} })
})

it('reads nothing beyond what is there', () => {
  expect(readAt(empty, ['zh', 'title'])).toBeUndefined()
  expect(readAt(empty, ['shared', 'constructor'])).toBeUndefined()
  expect(keyOf(['shared', 'tickets', 0, 'name', 'zh'])).toBe('shared.tickets.0.name.zh')
})
