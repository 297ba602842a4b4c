import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const freshGuard = async () => {
  vi.resetModules()
  return (await import('./route-code.ts')).mayReload
}
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('once per path within ten seconds, also across documents and with another path between', async () => {
  const first = await freshGuard()
  expect([first('/a'), first('/b'), first('/a')]).toEqual([true, true, false])
  const next = await freshGuard()
  expect([next('/a'), next('/b')]).toEqual([false, false])
  vi.advanceTimersByTime(10_001)
  expect([next('/a'), next('/a')]).toEqual([true, false])
  expect(JSON.parse(stored.get('shanmen:reload') ?? '')).toEqual({ '/a': Date.now() + 10_000 })
})

test('a blocked or spoilt storage does no harm', async () => {
  stored.set('shanmen:reload', '[1,{"a":"b"}')
  const spoilt = await freshGuard()
  expect([spoilt('/a'), spoilt('/a')]).toEqual([true, false])
  vi.stubGlobal('sessionStorage', undefined)
  const blocked = await freshGuard()
  expect([blocked('/a'), blocked('/a'), blocked('/b')]).toEqual([true, false, true])
})
