import { expect, onTestFinished, test, vi } from 'vitest'
import { apiContext } from '../data/api.ts'
import { contextWith } from './hydrate.tsx'

test('in a preview what is shown next comes from the server, and not from what the browser has of before', async () => {
  const fetched = vi.fn(async (request: Request, init?: RequestInit) => new Request(request, init).cache)
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
  const cacheOf = async (preview?: { until: string }) => {
    const identification = { name: 'X-Frontend-Id', value: 'a' }
    const settings = { publicUrl: '', host: 'http://a', identification, localeCookie: 'a', buildPollMs: 1 }
    const context = contextWith(
      { ...settings, view: 'normal', amap: false, ...(preview && { preview }) },
      () => {},
    )
    await context
      .get(apiContext)
      .zh('menu', { languageId: 1 })
      .catch(() => undefined)
    return fetched.mock.results.at(-1)?.value
  }
  expect(await cacheOf()).toBe('default')
  expect(await cacheOf({ until: '2026-12-01T00:00:00Z' })).toBe('no-store')
})
