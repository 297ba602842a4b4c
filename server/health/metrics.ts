import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { KeptFiles } from '../files/kept-files.ts'
import type { Env } from '../http/client.ts'
import type { Store } from '../response-cache/store.ts'

const itself = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/

/**
 * `/metrics` in the form that Prometheus reads, for programs on this machine alone: how full a site's memory is helps
 * whoever wants to fill it. What a proxy hands on comes from elsewhere.
 */
export function metrics(store: Store | undefined, files: KeptFiles, delay: () => number): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/metrics', (c, next) => {
    const { socket, headers } = c.env.incoming
    const local = itself.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
    if (!local) return next()
    const lines = Object.entries(read(store, files, delay)).map(
      ([name, value]) => `shanmen_${name} ${value}\n`,
    )
    return c.text(lines.join(''), 200, { 'Cache-Control': 'no-store' })
  })
  return app
}

const nothing = { answers: 0, bytes: 0, missing: { answers: 0, bytes: 0 } }

function read(store: Store | undefined, files: KeptFiles, delay: () => number): Record<string, number> {
  const { answers, bytes, missing } = store?.size() ?? nothing
  const { given, old, made } = store?.counts ?? { given: 0, old: 0, made: 0 }
  const kept = files.size()
  const memory = process.memoryUsage()
  return {
    stored_answers: answers,
    stored_bytes: bytes,
    stored_missing_answers: missing.answers,
    stored_missing_bytes: missing.bytes,
    stored_given_total: given,
    stored_given_old_total: old,
    stored_made_total: made,
    kept_files: kept.files,
    kept_file_bytes: kept.bytes,
    database_away: store?.versions.downSince() ? 1 : 0,
    memory_resident_bytes: memory.rss,
    ...residentParts(),
    memory_heap_bytes: memory.heapUsed,
    timer_delay_milliseconds: Math.round(delay()),
  }
}

/**
 * What of the resident memory is the process's own, and what is files (the program, the database) that the system maps and
 * takes back when it needs the room. Linux tells; nothing elsewhere.
 */
function residentParts(): Record<string, number> {
  if (process.platform !== 'linux') return {}
  const status = readFileSync('/proc/self/status', 'utf8')
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * 1024
  return { memory_own_bytes: bytes('RssAnon'), memory_mapped_bytes: bytes('RssFile') }
}
