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
  // The check of the stored content goes on by itself.
  tenSeconds(700)
  expect(collect).not.toHaveBeenCalled()
  tenSeconds(5_000)
  expect(collect).not.toHaveBeenCalled()
  tenSeconds(700)
  expect(collect).toHaveBeenCalledTimes(1)
  for (let count = 0; count < 9; count += 1) tenSeconds(700)
  expect(collect).toHaveBeenCalledTimes(1)
  tenSeconds(5_000)
  tenSeconds(0)
  expect(collect).toHaveBeenCalledTimes(2)
})
