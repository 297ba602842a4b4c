import type { CallName } from '@shanmen/contract/calls.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, serveSample } from './testing/serve.ts'
import { itemsOf, type Walk, walks } from './testing/walk.ts'

let served: Served
beforeAll(async () => {
  served = await serveSample()
})
afterAll(() => served.close())

type Detail = {
  id: string
  title: string
  prev: { id: string; title: string } | null
  next: { id: string; title: string } | null
  related?: { id: string; type: string }[]
  nearby?: { id: string }[]
  languages: number[]
}

const detailed = walks.flatMap(({ detail, ...walk }) => (detail ? [{ ...walk, detail }] : []))
const others: (Walk & { detail: CallName })[] = [
  {
    title: 'brandList',
    detail: 'brandDetail',
    page: async (call, languageId) => ({
      ...(await call('brandList', { languageId })),
      total: 0,
      pages: 1,
      pageNum: 1,
    }),
  },
  {
    title: 'responsibilityReportList',
    detail: 'responsibilityReportDetail',
    page: async (call, languageId) => ({
      ...(await call('responsibilityReportList', { languageId })),
      total: 0,
      pages: 1,
      pageNum: 1,
    }),
  },
  {
    title: 'statementList',
    detail: 'statementDetail',
    page: async (call, languageId) => ({
      ...(await call('statementList', { languageId })),
      total: 0,
      pages: 1,
      pageNum: 1,
    }),
  },
]

const readDetail = async (name: CallName, id: string, languageId: 1 | 2): Promise<Detail> =>
  Object(await served.call(name, Object({ id, languageId })))

async function codeOf(promise: Promise<unknown>): Promise<number> {
  const error = await promise.then(
    () => new Error('it was answered'),
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error.code
  throw error
}

describe.each([...detailed, ...others])('details of $title', (walk) => {
  test.each([1, 2] as const)(
    'neighbours lead through all of them and back (language %d)',
    async (languageId) => {
      const items = await itemsOf(served.call, walk, languageId)
      const details = await Promise.all(items.map(({ id }) => readDetail(walk.detail, id, languageId)))
      expect(details.map(({ id, title }) => ({ id, title }))).toEqual(
        items.map(({ id, title }) => ({ id, title })),
      )
      const byId = new Map(details.map((detail) => [detail.id, detail]))
      const starts = details.filter(({ prev }) => prev === null)
      expect(starts).toHaveLength(1)
      expect(details.filter(({ next }) => next === null)).toHaveLength(1)
      const seen: string[] = []
      for (let at = starts[0]; at; at = at.next ? byId.get(at.next.id) : undefined) {
        seen.push(at.id)
        const next = at.next && byId.get(at.next.id)
        if (next) expect([next.prev, next.title]).toEqual([{ id: at.id, title: at.title }, at.next?.title])
        expect(seen.length).toBeLessThanOrEqual(details.length)
      }
      expect(new Set(seen)).toEqual(new Set(byId.keys()))
      for (const { id, related = [], nearby = [] } of details) {
        expect(related.map((other) => other.id)).not.toContain(id)
        expect(nearby.map((other) => other.id)).not.toContain(id)
        expect(related.length).toBeLessThanOrEqual(4)
      }
    },
  )

  test('an item without English is only in the Chinese list, and its detail says so', async () => {
    const zh = (await itemsOf(served.call, walk, 1)).map(({ id }) => id)
    const en = new Set((await itemsOf(served.call, walk, 2)).map(({ id }) => id))
    for (const id of zh) {
      const { languages } = await readDetail(walk.detail, id, 1)
      expect(languages).toEqual(en.has(id) ? [1, 2] : [1])
      if (!en.has(id)) expect(await codeOf(readDetail(walk.detail, id, 2))).toBe(40400)
    }
  })

  test.each(['nope', '../x', "' or 1=1 --", '%', '__proto__', '山', 'x'.repeat(200)])(
    'no such id %j',
    async (id) => {
      expect(await codeOf(readDetail(walk.detail, id, 1))).toBe(40400)
    },
  )

  test('an id is required, and one longer than possible is refused', async () => {
    expect(await codeOf(served.call(walk.detail, Object({ languageId: 1 })))).toBe(40001)
    expect(await codeOf(readDetail(walk.detail, '', 1))).toBe(40001)
    expect(await codeOf(readDetail(walk.detail, 'x'.repeat(201), 1))).toBe(40001)
  })
})

test('an id may be Chinese', async () => {
  const { list } = await served.call('informationList', { type: 'activity', pageSize: 50 })
  const id = list.map((item) => item.id).find((item) => /[\u4e00-\u9fff]/.test(item))
  expect(id).toBeDefined()
  expect((await readDetail('informationDetail', id ?? '', 1)).id).toBe(id)
})

test('the result of a procurement is included only once it is public', async () => {
  const { list } = await served.call('informationDisclosureList', { type: 'purchase', pageSize: 50 })
  for (const { id, status } of list) {
    const { result } = await served.call('informationDisclosureDetail', { id })
    if (status !== 'result' && status !== 'ended') expect(result).toBe('')
  }
})

test.each(['trainingUpdatesDetail', 'hireDetail'] as const)(
  'related items of %s are of its own type',
  async (name) => {
    const ids =
      name === 'hireDetail'
        ? (await served.call('hireList', all)).list
        : (await served.call('trainingUpdatesList', all)).list
    let compared = 0
    for (const { id } of ids) {
      const { type, related } = await served.call(name, { id, languageId: 1 })
      expect([id, related.map((other) => other.type)]).toEqual([id, related.map(() => type)])
      compared += related.length
    }
    expect(compared).toBeGreaterThan(5)
  },
)
test('a vacancy leads to open ones only', async () => {
  const { list } = await served.call('hireList', all)
  const open = new Set(list.filter(({ status }) => status === 'open').map(({ id }) => id))
  expect(open.size).toBeLessThan(list.length)
  let compared = 0
  for (const { id } of list) {
    const { related } = await served.call('hireDetail', { id, languageId: 1 })
    compared += related.length
    expect([id, related.filter((other) => !open.has(other.id))]).toEqual([id, []])
  }
  expect(compared).toBeGreaterThan(open.size)
})
const all = { languageId: 1, pageSize: 50 } as const
