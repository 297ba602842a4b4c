import { readFileSync } from 'node:fs'
import { type Damage, isContentDamaged } from '@shanmen/content/integrity/finding.ts'
import { Hono } from 'hono'
import { z } from 'zod'
import { withTimeout } from '../response-cache/versions.ts'
import type { Problems } from './watch-content.ts'

export type Role = 'site' | 'studio' | 'site and studio'

export type Health = {
  /** What this process and those that it started serve. */
  role?: Role
  /** False from the signal to stop on. */
  accepting: () => boolean
  /** Rejects when the database does not answer. */
  database: () => Promise<unknown>
  /** Since when the database has failed while cached pages are still served; undefined while it answers. */
  staleSince?: () => Date | undefined
  /** What the check of the content found. */
  damage?: Damage | undefined
  /** True while the studio that belongs to this process cannot be opened. */
  studioWaits?: () => boolean
  /** True when the store of media is not the one of the database. */
  hasWrongMedia?: () => boolean
  /** What an operator must know although pages are served. */
  problems?: () => Problems
  build: { id: string; timestamp: number }
  version: string
}

/** Longer than it takes to notice that the database does not answer (`response-cache/versions.ts`). */
const timeoutMs = 3_000

/**
 * `/healthz` (the process runs), `/readyz` (it can serve) and `/version`. Without its database a process serves the pages
 * in its cache: it stays ready and says since when it is stale, or a load balancer would remove all processes at once. A
 * studio that cannot be opened is reported too, and problems that no page shows. Damage of what is public, and media of another
 * installation, make it not ready; any other is reported.
 */
export function health({
  role,
  accepting,
  database,
  staleSince,
  studioWaits,
  damage,
  hasWrongMedia = () => false,
  problems,
  build,
  version,
}: Health): Hono {
  const app = new Hono()
  const fresh = { 'Cache-Control': 'no-store' }
  const state = async () => {
    const isStale = () => staleSince?.() !== undefined
    const answers = isStale() || (await withTimeout(timeoutMs, database()).then(() => true, isStale))
    if (!accepting() || !answers) return 'not ready'
    if (hasWrongMedia()) return 'wrong media'
    if (isContentDamaged(damage?.findings ?? [])) return 'damaged'
    return isStale() ? 'stale' : 'ready'
  }
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, fresh))
  app.get('/readyz', async (c) => {
    const status = await state()
    if (status === 'not ready') return c.json({ status }, 503, fresh)
    const since = staleSince?.()?.toISOString()
    // Only what kind: the places are in the log.
    const codes = damage?.findings.map(({ code }) => code) ?? []
    const found = problems?.() ?? {}
    const more = {
      ...(studioWaits?.() && { studio: 'waiting' }),
      ...(codes.length > 0 && { findings: codes }),
      ...(Object.keys(found).length > 0 && { problems: found }),
    }
    const serves = status === 'ready' || status === 'stale'
    return c.json({ status, role, since, ...more }, serves ? 200 : 503, fresh)
  })
  app.get('/version', (c) => c.json({ version, build: build.id }, 200, fresh))
  return app
}

const file = new URL('../../package.json', import.meta.url)

/** The version of this program, from package.json. */
export const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')))
