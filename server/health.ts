import { Hono } from 'hono'

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

/**
 * `/healthz` (the process runs), `/readyz` (it can serve) and `/version`. Without its database a process that has stored
 * pages still serves them: it stays ready and says since when it is stale, or every process would be taken out at once. A studio that
 * cannot be opened is told too.
 */
export function health({ accepting, database, staleSince, studioWaits, build, version }: Health): Hono {
  const app = new Hono()
  const fresh = { 'Cache-Control': 'no-store' }
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, fresh))
  app.get('/readyz', async (c) => {
    const since = accepting() ? staleSince?.() : undefined
    const studio = studioWaits?.() ? { studio: 'waiting' } : {}
    if (since) return c.json({ status: 'stale', since: since.toISOString(), ...studio }, 200, fresh)
    const ready =
      accepting() &&
      (await database().then(
        () => true,
        () => false,
      ))
    return ready
      ? c.json({ status: 'ready', ...studio }, 200, fresh)
      : c.json({ status: 'not ready' }, 503, fresh)
  })
  app.get('/version', (c) => c.json({ version, build: build.id }, 200, fresh))
  return app
}
