import { expect, it } from 'vitest'
import { localCopies } from './local-copy.ts'

function shelf() {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}
const copy = {
  document: { shared: {}, zh: { title: '春' }, en: null },
  basedOn: 3,
  at: '2026-05-01T00:00:00Z',
}

it('keeps one copy for each person and entry', () => {
  const store = shelf()
  const mine = localCopies(store, 'p1', 'e1')
  mine.store(copy)
  expect(mine.read()).toEqual(copy)
  expect(localCopies(store, 'p2', 'e1').read()).toBeUndefined()
  expect(localCopies(store, 'p1', 'e2').read()).toBeUndefined()
  mine.remove()
  expect(store.stored.size).toBe(0)
})

it('treats a damaged copy and a full storage as no copy', () => {
  const store = shelf()
  const mine = localCopies(store, 'p1', 'e1')
  store.stored.set('studio-draft:p1:e1', '{"document":1}')
  expect(mine.read()).toBeUndefined()
  store.stored.set('studio-draft:p1:e1', 'no json')
  expect(mine.read()).toBeUndefined()
  const full = {
    ...store,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => localCopies(full, 'p1', 'e1').store(copy)).not.toThrow()
})
