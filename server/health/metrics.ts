import { readFileSync } from 'node:fs'
import { type Damage, meanings } from '@shanmen/content/integrity/finding.ts'
import { Hono } from 'hono'
import type { FileCache } from '../files/file-cache.ts'
import type { Env } from '../http/client.ts'
import type { ResponseCache } from '../response-cache/cache.ts'
import type { Problems } from './watch-content.ts'

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/

type Measured = {
  cache: ResponseCache | undefined
  files: FileCache
  delay: () => number
  damage?: Damage | undefined
  /** What `/readyz` names under the same word. */
  problems?: () => Problems
}

/** `/metrics` in Prometheus' format, for programs on this machine only: what a proxy forwards comes from elsewhere. */
export function metrics(measured: Measured): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/metrics', (c, next) => {
    const { socket, headers } = c.env.incoming
    const local = loopback.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
    if (!local) return next()
    const lines = Object.entries(read(measured)).map(([name, value]) => `shanmen_${name} ${value}\n`)
    return c.text(lines.join(''), 200, { 'Cache-Control': 'no-store' })
  })
  return app
}

const empty = { responses: 0, bytes: 0, missing: { responses: 0, bytes: 0 } }

function read({ cache, files, delay, damage, problems }: Measured): Record<string, number> {
  const { responses, bytes, missing } = cache?.size() ?? empty
  const { served, stale, rendered } = cache?.counts ?? { served: 0, stale: 0, rendered: 0 }
  const fileSize = files.size()
  const memory = process.memoryUsage()
  return {
    cache_responses: responses,
    cache_bytes: bytes,
    cache_missing_responses: missing.responses,
    cache_missing_bytes: missing.bytes,
    cache_served_total: served,
    cache_stale_total: stale,
    cache_rendered_total: rendered,
    cached_files: fileSize.files,
    cached_file_bytes: fileSize.bytes,
    database_away: cache?.versions.downSince() ? 1 : 0,
    ...findingCounts(damage),
    problems: Object.keys(problems?.() ?? {}).length,
    memory_resident_bytes: memory.rss,
    ...residentParts(),
    memory_heap_bytes: memory.heapUsed,
    timer_delay_milliseconds: Math.round(delay()),
  }
}

/** How often the check of the content found what, 0 where it found nothing, and how old its last complete round and the newest backup are. */
function findingCounts(damage: Damage | undefined): Record<string, number> {
  const counts = new Map(damage?.findings.map(({ code, count }) => [code as string, count]))
  const checkedAt = damage?.checkedAt
  return {
    ...Object.fromEntries(
      Object.keys(meanings).map((code) => [`findings{code="${code}"}`, counts.get(code) ?? 0]),
    ),
    ...(checkedAt && { check_age_seconds: secondsSince(checkedAt) }),
    ...(damage?.backupAt && { backup_age_seconds: secondsSince(damage.backupAt) }),
  }
}

const secondsSince = (moment: Date): number => Math.round((Date.now() - moment.getTime()) / 1000)

/**
 * The parts of the resident memory: the process's own, and files (the program, the database) that the system maps and
 * can take back. On Linux only.
 */
function residentParts(): Record<string, number> {
  if (process.platform !== 'linux') return {}
  const status = readFileSync('/proc/self/status', 'utf8')
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * 1024
  return { memory_own_bytes: bytes('RssAnon'), memory_mapped_bytes: bytes('RssFile') }
}
