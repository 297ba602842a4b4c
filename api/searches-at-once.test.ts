import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuse } from './answers.ts'
import { createApi } from './api.ts'
import { createSearchTurns } from './handlers/search.ts'
import { type Served, serveSample } from './testing/serve.ts'

let served: Served
beforeAll(async () => {
  served = await serveSample()
})
afterAll(() => served.close())

test('a query of something else waits for those of two searches, however many were sent before', async () => {
  const order: string[] = []
  const askAs = (name: string) => {
    const read = new Proxy(served.content.read, {
      get(target, key) {
        if (key === 'selectFrom') order.push(name)
        const value: unknown = Reflect.get(target, key)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    return { ...served.content, read }
  }
  let content = askAs('search')
  const handlers = createApi({
    content: served.content,
    draft: () => content,
    log: { error: () => undefined },
  })
  const searches = Array.from({ length: 20 }, (_, at) =>
    handlers.ask('search', { languageId: 1, q: `集团茶园${at}景区门票公告` }),
  )
  content = askAs('list')
  const list = await handlers.ask('informationList', { languageId: 1 })
  const between = order.slice(order.indexOf('list'), order.lastIndexOf('list'))
  const own = between.filter((name) => name === 'list').length
  expect(list.status).toBe(200)
  expect(between.length).toBeLessThan(own * 4)
  // On a busy machine the last may have waited too long.
  for (const { status } of await Promise.all(searches)) expect([200, 429]).toContain(status)
}, 60_000)

test('a suggestion does not wait for the searches that were sent before', async () => {
  const handlers = createApi({ content: served.content, log: { error: () => undefined } })
  let ended = 0
  const searches = Array.from({ length: 20 }, async (_, at) => {
    await handlers.ask('search', { languageId: 1, q: `集团茶园${at}景区门票公告` })
    ended += 1
  })
  expect((await handlers.ask('suggest', { languageId: 1, q: '景' })).status).toBe(200)
  expect(ended).toBeLessThan(10)
  await Promise.all(searches)
}, 60_000)

test('what the thread did meanwhile, for whomever, delays no later search', async () => {
  const inTurn = createSearchTurns(20)
  await inTurn(async () => {
    const before = process.threadCpuUsage().user
    while (process.threadCpuUsage().user - before < 200_000);
  })
  expect(await inTurn(async () => 'begun')).toBe('begun')
})

test('a search that has waited too long is not begun: its sender may try again', async () => {
  const inTurn = createSearchTurns(20)
  const begun: number[] = []
  const search = (at: number) =>
    inTurn(async () => {
      begun.push(at)
      await setTimeout(50)
    })
  const results = await Promise.allSettled([1, 2, 3, 4].map(search))
  expect(begun).toEqual([1, 2])
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(refused).toEqual(['tooMany', 'tooMany'])
  await search(5)
  expect(begun).toEqual([1, 2, 5])
  const answer = refuse('tooMany', 'en')
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '5'])
})
