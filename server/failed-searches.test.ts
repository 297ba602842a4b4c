import { mkdtemp, rm } from 'node:fs/promises'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContent } from '@shanmen/content/open.ts'
import { readFailedSearches } from '@shanmen/content/search/failed-searches.ts'
import { copyLoadedSample } from '@shanmen/sample/testing/loaded-sample.ts'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { openBackend } from './backend.ts'
import { settings as shape } from './config/settings.ts'
import type { Env } from './http/client.ts'
import { openLog } from './log.ts'
import { addressTurns } from './response-cache/address-turns.ts'
import { ResponseCache } from './response-cache/cache.ts'
import { cachedCalls } from './response-cache/routes.ts'
import { stillVersions } from './testing/still-versions.ts'

test('the site counts each search that found nothing, though what others find is cached', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-failed-searches-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await copyLoadedSample(dataDir)
  const settings = shape.parse({ DATA_DIR: dataDir, STUDIO: 'off' })
  const backend = await openBackend(settings, openLog('silent').log)
  expect.assert(backend.app)
  const cache = new ResponseCache({ versions: stillVersions, maxBytes: 1_000_000 })
  const site = new Hono<Env>()
  site.use((c, next) => {
    c.set('client', { requestId: 'r', address: '', from: '', https: false })
    return next()
  })
  site.all(
    '/backends/*',
    cachedCalls(
      cache,
      backend.app,
      addressTurns(new BlockList(), () => false),
    ),
  )
  const ask = (q: string, more = {}) =>
    site.request(`/backends/api/search?${new URLSearchParams({ languageId: '1', q, ...more })}`)
  for (let times = 0; times < 3; times += 1) {
    for (const q of ['岚屿湖', '热气球观光', '13800138000', 'lin@example.com'])
      expect((await ask(q)).status).toBe(200)
    // A filter that leaves nothing is no word that is missing.
    await ask('岚屿湖', { year: '1990' })
  }
  expect(cache.counts.rendered).toBe(1 + 3 * 3 + 1)
  await backend.close()
  const content = await openContent({ dataDir })
  onTestFinished(() => content.close())
  expect(await readFailedSearches(content)).toMatchObject([{ language: 'zh', query: '热气球观光', times: 3 }])
})
