import { afterEach, expect, test, vi } from 'vitest'
import { collectGarbageWhenIdle } from './idle-gc.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('garbage is collected once after work, and neither during it nor again while nothing happens', () => {
  vi.useFakeTimers()
  let used = 0
  const collect = vi.fn(() => {
    used += 2_000
  })
  collectGarbageWhenIdle(collect, () => used)
  const tenSeconds = (ms: number) => {
    used += ms
    vi.advanceTimersByTime(10_000)
  }
  tenSeconds(900)
  expect(collect).not.toHaveBeenCalled()
  tenSeconds(5_000)
  expect(collect).not.toHaveBeenCalled()
  tenSeconds(100)
  expect(collect).toHaveBeenCalledTimes(1)
  for (let count = 0; count < 9; count += 1) tenSeconds(100)
  expect(collect).toHaveBeenCalledTimes(1)
  tenSeconds(5_000)
  tenSeconds(0)
  expect(collect).toHaveBeenCalledTimes(2)
})
