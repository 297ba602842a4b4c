import { inTransaction } from '@shanmen/content/database/change.ts'
import { type CallName, callNames } from '@shanmen/contract/calls.ts'
import { parse } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vectors } from './testing/attacks.ts'
import { findInjected } from './testing/injected.ts'
import { type Poisoned, poison } from './testing/poison.ts'
import { type Served, serveSample } from './testing/serve.ts'
import { itemsOf, walks } from './testing/walk.ts'

let served: Served
let poisoned: Poisoned

beforeAll(async () => {
  served = await serveSample()
  poisoned = await inTransaction(served.content, poison)
}, 180_000)
afterAll(() => served.close())

/** Strings of an answer that are no attempt to the letter: HTML, addresses, codes. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return poisoned.texts.has(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

test('150 attempts in every text of every kind: the API answers them as text, and its HTML holds none of their elements', async () => {
  expect(vectors.length).toBeGreaterThanOrEqual(150)
  // Each of them many times, in every field that holds text.
  expect(poisoned.placed).toBeGreaterThan(vectors.length * 10)
  expect(poisoned.fields.size).toBeGreaterThan(150)
  const answers: unknown[] = []
  const call = served.call as (name: CallName, input: object) => Promise<unknown>
  for (const languageId of [1, 2] as const) {
    // Calls that take more are answered below, or refuse.
    for (const name of callNames) answers.push(await call(name, { languageId }).catch(() => undefined))
    for (const walk of walks)
      for (const item of await itemsOf(served.call, walk, languageId)) {
        answers.push(item)
        if (walk.detail) answers.push(await call(walk.detail, { languageId, id: item.id }))
      }
  }
  // An address is escaped by the page that shows it.
  const html = answers.flatMap(stringsIn).filter((text) => /^(?!\/|https?:).*</s.test(text))
  expect(html.length).toBeGreaterThan(100)
  expect(html.flatMap((text) => findInjected(parse(text)))).toEqual([])
}, 180_000)

test('the check finds what it looks for', () => {
  const page = '<p onclick="x()">a</p><a href="javascript:x()">b</a><iframe></iframe><p>c</p>'
  expect(findInjected(parse(page))).toHaveLength(3)
})
