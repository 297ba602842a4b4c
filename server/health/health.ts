import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { z } from 'zod'
import { withTimeout } from '../response-cache/versions.ts'

export type Health = {
  /** False from the signal to stop on. */
  accepting: () => boolean
  /** Rejects when the database does not answer. */
  database: () => Promise<unknown>
  /** Since when the database has failed while cached pages are still served; undefined while it answers. */
  staleSince?: () => Date | undefined
  /** True while the studio that belongs to this process cannot be opened. */
  studioWaits?: () => boolean
  build: { id: string; timestamp: number }
  version: string
}

/** Longer than it takes to notice that the database does not answer (`response-cache/versions.ts`). */
const timeoutMs = 3_000

/**
 * `/healthz` (the process runs), `/readyz` (it can serve) and `/version`. Without its database a process serves the pages
 * in its cache: it stays ready and says since when it is stale, or a load balancer would remove all processes at once. A
 * studio that cannot be opened is reported too.
 */
export function health({ accepting, database, staleSince, studioWaits, build, version }: Health): Hono {
  const app = new Hono()
  const fresh = { 'Cache-Control': 'no-store' }
  const state = async () => {
    const isStale = () => staleSince?.() !== undefined
    const answers = isStale() || (await withTimeout(timeoutMs, database()).then(() => true, isStale))
    if (!accepting() || !answers) return 'not ready'
    return isStale() ? 'stale' : 'ready'
  }
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, fresh))
  app.get('/readyz', async (c) => {
    const status = await state()
    if (status === 'not ready') return c.json({ status }, 503, fresh)
    const since = staleSince?.()?.toISOString()
    return c.json({ status, since, ...(studioWaits?.() && { studio: 'waiting' }) }, 200, fresh)
  })
  app.get('/version', (c) => c.json({ version, build: build.id }, 200, fresh))
  return app
}

const file = new URL('../../package.json', import.meta.url)

/** The version of this program, from package.json. */
export const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')))
