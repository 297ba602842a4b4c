import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { badgeText } from './toast.tsx'
import { closeAll, pause, resume, show, subscribe, toasts } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})

afterEach(() => {
  closeAll()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seen = () => toasts().map(({ type, message, count }) => `${type} ${message} ${count}`)

test('a toast is there at 2.8 s and gone at 3.6 s; its type is info unless said otherwise', () => {
  show(undefined, 'a')
  vi.advanceTimersByTime(2800)
  expect(seen()).toEqual(['info a 1'])
  vi.advanceTimersByTime(800)
  expect(seen()).toEqual([])
})

test('hovering stops the time, leaving starts it again', () => {
  show('info', 'a')
  vi.advanceTimersByTime(2000)
  pause(toasts()[0]?.id ?? 0)
  vi.advanceTimersByTime(10_000)
  expect(seen()).toHaveLength(1)
  resume(toasts()[0]?.id ?? 0)
  vi.advanceTimersByTime(2900)
  expect(toasts()[0]?.leaving).toBe(false)
  vi.advanceTimersByTime(500)
  expect(seen()).toEqual([])
})

test('duration 0 stays until everything is closed', () => {
  show('error', 'stays', 0)
  show('info', 'goes')
  vi.advanceTimersByTime(60_000)
  expect(seen()).toEqual(['error stays 1'])
  closeAll()
  vi.advanceTimersByTime(400)
  expect(seen()).toEqual([])
})

test('what show returns closes that toast alone', () => {
  const close = show('info', 'a', 0)
  show('info', 'b', 0)
  close()
  vi.advanceTimersByTime(400)
  expect(seen()).toEqual(['info b 1'])
})

test('equal messages are one toast that counts, takes the new type and its full time', () => {
  show('info', 'same')
  vi.advanceTimersByTime(2500)
  show('warning', 'same')
  vi.advanceTimersByTime(2500)
  expect(seen()).toEqual(['warning same 2'])
  vi.advanceTimersByTime(900)
  expect(seen()).toEqual([])
})

test('a message that is leaving does not take up its successor', () => {
  show('info', 'a')
  vi.advanceTimersByTime(3100)
  show('info', 'a')
  expect(toasts().map(({ leaving }) => leaving)).toEqual([true, false])
})

test('the badge ends at 99', () => {
  expect([1, 99, 100].map(badgeText)).toEqual(['1', '99', '99+'])
})

test('listeners hear of every change, and nothing happens on the server', () => {
  const heard = vi.fn()
  const end = subscribe(heard)
  show('info', 'a', 0)
  expect(heard).toHaveBeenCalledTimes(1)
  vi.stubGlobal('window', undefined)
  show('info', 'b', 0)
  expect(seen()).toEqual(['info a 1'])
  end()
})
