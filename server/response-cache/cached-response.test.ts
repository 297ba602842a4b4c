import { textResponse } from '@shanmen/contract/text-response.ts'
import { expect, test } from 'vitest'
import { bodyIn, byteSize, cachedFrom, readyBody } from './cached-response.ts'

const freshness = { dependencies: new Map(), renderedAt: 0, epoch: 0, freshUntil: Number.POSITIVE_INFINITY }
const text = '山门'.repeat(20_000)
const cachedPage = (key: string, body = text) =>
  cachedFrom(key, textResponse(body, { headers: { 'Content-Type': 'text/html' } }), freshness)

test.each(['identity', 'gzip'] as const)('%s: all who ask get the same bytes, derived once', async (form) => {
  const cached = await cachedPage('/a')
  expect(readyBody(cached, form)).toBeUndefined()
  const [first, ...others] = await Promise.all(Array.from({ length: 100 }, () => bodyIn(cached, form)))
  expect(others.every((body) => body === first)).toBe(true)
  expect(await bodyIn(cached, form)).toBe(first)
  expect(readyBody(cached, form)).toBe(first)
})

test('the memory of plain bodies is bounded, whatever the number of pages; a page itself has only compressed ones', async () => {
  const pages = await Promise.all(
    Array.from({ length: 100 }, (_, at) => cachedPage(`/${at}`, `${at}${text}`)),
  )
  for (const [at, page] of pages.entries())
    expect((await bodyIn(page, 'identity')).toString()).toBe(`${at}${text}`)
  const ready = pages.flatMap((page) => readyBody(page, 'identity') ?? [])
  expect(ready.length).toBeGreaterThan(10)
  expect(ready.reduce((sum, body) => sum + body.length, 0)).toBeLessThanOrEqual(8 * 1024 ** 2)
  expect(Math.max(...pages.map(byteSize))).toBeLessThan(10_000)
})

test('made-up searches and addresses without compression leave the plain body of a page in memory', async () => {
  const page = await cachedPage('/')
  await bodyIn(page, 'identity')
  for (let at = 0; at < 100; at += 1) {
    await bodyIn(await cachedPage(`/search?keyword=${at}`), 'identity')
    await bodyIn({ ...(await cachedPage(`/nothing/${at}`)), status: 404 }, 'identity')
  }
  expect(readyBody(page, 'identity')).toBeDefined()
})
