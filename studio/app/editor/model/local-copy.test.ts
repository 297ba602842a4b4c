import { expect, it } from 'vitest'
import { localCopies } from './local-copy.ts'

function shelf() {
  const stored = new Map<string, string>()
  return {
    stored,
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
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

it('keeps a copy for each editor of a person and entry, and finds those of others', () => {
  const store = shelf()
  const [first, second] = [localCopies(() => store, 'p1', 'e1'), localCopies(() => store, 'p1', 'e1')]
  first.store(copy)
  second.store({ ...copy, at: '2026-04-01T00:00:00Z' })
  expect(first.found()).toMatchObject([{ at: '2026-04-01T00:00:00Z' }])
  const later = localCopies(() => store, 'p1', 'e1').found()
  expect(later.map(({ at }) => at)).toEqual(['2026-04-01T00:00:00Z', copy.at])
  expect(later[1]).toMatchObject(copy)
  expect(localCopies(() => store, 'p2', 'e1').found()).toEqual([])
  expect(localCopies(() => store, 'p1', 'e').found()).toEqual([])
  first.remove()
  if (later[0]) second.drop(later[0])
  expect(store.stored.size).toBe(0)
})

it('treats a damaged copy and a full storage as no copy, and reads those of earlier versions', () => {
  const store = shelf()
  const found = () => localCopies(() => store, 'p1', 'e1').found()
  store.stored.set('studio-draft:p1:e1', '{"document":1}')
  store.stored.set('studio-draft:p1:e1:x', 'no json')
  expect(found()).toEqual([])
  store.stored.set('studio-draft:p1:e1', JSON.stringify(copy))
  expect(found()).toMatchObject([copy])
  const full = {
    ...store,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(localCopies(() => full, 'p1', 'e1').store(copy)).toBe(false)
  expect(localCopies(() => store, 'p1', 'e1').store(copy)).toBe(true)
  const forbidden = localCopies(
    () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
    'p1',
    'e1',
  )
  expect(forbidden.found()).toEqual([])
  expect(forbidden.store(copy)).toBe(false)
  expect(() => forbidden.remove()).not.toThrow()
})
