import { expect, test } from 'vitest'
import { schemas } from './api/schemas.ts'
import { callNames, callOf } from './calls.ts'

test('every value of a path, and of a place, is a value of the input', () => {
  for (const name of callNames) {
    const { path, within } = callOf(name)
    const keys = Object.keys(schemas[name].shape)
    const needed = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => String(key))
    if (within === 'kind') needed.push('kind')
    if (within === 'entry') needed.push('id')
    if (within === 'language') needed.push('id', 'language')
    for (const key of needed) expect(keys, `${name}: ${key}`).toContain(key)
  }
})

test('no two calls share an address', () => {
  const all = callNames.map((name) => `${callOf(name).method} ${callOf(name).path}`)
  expect(new Set(all).size).toBe(all.length)
})

test('only reading is a GET', () => {
  const reading =
    /^(?:read|session$|history$|checks$|dashboard$|calendar$|\w+(?:List|Csv|Uses)$|exportEntries$)/
  for (const name of callNames) if (callOf(name).method === 'GET') expect(name).toMatch(reading)
})
