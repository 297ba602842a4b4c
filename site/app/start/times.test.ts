import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const minuteMs = 60_000
let until: string
let show: () => void

/** Modules of its own for each test: a page that was outdated once stays so, and the tests of a worker share their modules. */
async function load() {
  vi.resetModules()
  const [builds, times] = await Promise.all([import('./builds.ts'), import('./times.ts')])
  vi.resetModules()
  return { ...builds, ...times }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T16:59:30+08:00') })
  until = '2026-12-01T17:00:00+08:00'
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    querySelectorAll: () => [{ dataset: { until } }],
    addEventListener: (_: string, listener: () => void) => {
      show = listener
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the page is read again within a minute of the time until which it holds, once', async () => {
  const { watchTimes } = await load()
  const onPast = vi.fn(() => {
    until = '2026-12-02T08:00:00+08:00'
  })
  watchTimes(onPast)
  vi.advanceTimersByTime(minuteMs)
  expect(onPast).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(600 * minuteMs)
  expect(onPast).toHaveBeenCalledTimes(1)
})

test('a visitor whose clock is a day ahead does not read the page again each minute', async () => {
  const { watchTimes } = await load()
  const onPast = vi.fn()
  watchTimes(onPast)
  vi.advanceTimersByTime(2 * minuteMs)
  // A call may fail: the next is soon.
  expect(onPast).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(24 * 60 * minuteMs)
  expect(onPast.mock.calls.length).toBeLessThanOrEqual(12)
  const { length } = onPast.mock.calls
  show()
  expect(onPast).toHaveBeenCalledTimes(length + 1)
})

test('a page of an earlier build reads the alerts, but not itself', async () => {
  const { watchAlerts, watchBuilds, watchTimes } = await load()
  vi.stubGlobal('fetch', async () => Response.json({ id: 'new' }))
  watchBuilds('old', 1000, () => {})
  await vi.advanceTimersByTimeAsync(1000)
  const [onPast, read] = [vi.fn(), vi.fn(async () => {})]
  watchTimes(onPast)
  watchAlerts(read)
  vi.advanceTimersByTime(2 * minuteMs)
  expect(onPast).not.toHaveBeenCalled()
  expect(read).toHaveBeenCalledTimes(2)
})
