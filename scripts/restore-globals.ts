import { afterAll, vi } from 'vitest'

// The files of a worker share their globals: what one has replaced is put back before the next.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
