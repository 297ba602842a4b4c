import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { z } from 'zod'
import { within } from '../with-timeout.ts'

export type Health = {
  /** False from the moment the process was asked to stop. */
  accepting: () => boolean
  /** Rejects when the database does not answer. */
  database: () => Promise<unknown>
  /** Since when the content has not answered while stored pages still are; undefined while all is well. */
  staleSince?: () => Date | undefined
  /** True while the studio that belongs to this process cannot be opened. */
  studioWaits?: () => boolean
  build: { id: string; timestamp: number }
  version: string
}

/** Longer than it takes to notice that the database says nothing (`stored/versions.ts`). */
const longestMs = 3_000

/**
 * `/healthz` (the process runs), `/readyz` (it can serve) and `/version`. Without its database a process that has stored
 * pages still serves them: it stays ready and says since when it is stale, or every process would be taken out at once.
 * A studio that cannot be opened is told too.
 */
export function health({ accepting, database, staleSince, studioWaits, build, version }: Health): Hono {
  const app = new Hono()
  const fresh = { 'Cache-Control': 'no-store' }
  const state = async () => {
    const isStale = () => staleSince?.() !== undefined
    const answers = isStale() || (await within(longestMs, database()).then(() => true, isStale))
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
