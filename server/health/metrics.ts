import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Damage, meanings } from '@shanmen/content/integrity/finding.ts'
import { Hono } from 'hono'
import { Counter, Gauge, Registry } from 'prom-client'
import type { FileCache } from '../files/file-cache.ts'
import type { Env } from '../http/client.ts'
import type { ResponseCache } from '../response-cache/cache.ts'
import { withTimeout } from '../response-cache/versions.ts'
import type { Problems } from './watch-content.ts'

const databaseMs = 1_000

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/

type Measured = {
  registry: Registry
  /** None in the studio, which serves nothing from memory. */
  cache?: ResponseCache | undefined
  files?: FileCache
  delay: () => number
  /** Uploads that wait for their pictures. */
  uploads?: (() => Promise<number>) | undefined
  damage?: Damage | undefined
  /** What `/readyz` names under the same word. */
  problems?: () => Problems
  build: { id: string; version: string }
}

type Access = {
  /** Programs elsewhere may read with this; empty: none may. */
  token: string
  /** On a port that visitors cannot reach. */
  open?: boolean
}

/** The registry of a process with what is read at the moment of asking: caches, database, check of the content, memory. */
export function withGauges(measured: Measured): Registry {
  const { cache, files, delay, uploads, damage, problems, build } = measured
  const own = new Registry()
  const registers = [own]
  const gauge = (
    name: string,
    help: string,
    read: () => number | undefined | Promise<number | undefined>,
  ) => {
    new Gauge({
      ...{ name: `shanmen_${name}`, help, registers },
      async collect() {
        const value = await read()
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  }
  const counter = (name: string, help: string, read: () => number) => {
    new Counter({
      ...{ name: `shanmen_${name}`, help, registers },
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  }
  gauge('cache_responses', 'Responses in the cache.', () => cache?.size().responses ?? 0)
  gauge('cache_bytes', 'Bytes of the responses in the cache.', () => cache?.size().bytes ?? 0)
  gauge('cache_missing_responses', 'Cached answers that something does not exist.', () => missing().responses)
  gauge(
    'cache_missing_bytes',
    'Bytes of cached answers that something does not exist.',
    () => missing().bytes,
  )
  const missing = () => cache?.size().missing ?? { responses: 0, bytes: 0 }
  counter('cache_served_total', 'Responses from the cache.', () => cache?.counts.served ?? 0)
  counter(
    'cache_stale_total',
    'Responses from the cache that were out of date.',
    () => cache?.counts.stale ?? 0,
  )
  counter('cache_rendered_total', 'Responses that were rendered.', () => cache?.counts.rendered ?? 0)
  gauge('renders_running', 'Responses that are being rendered.', () => cache?.rendering ?? 0)
  gauge('cached_files', 'Files in memory.', () => files?.size().files ?? 0)
  gauge('cached_file_bytes', 'Bytes of the files in memory.', () => files?.size().bytes ?? 0)
  gauge('database_away', '1 while the database does not answer and pages come from the cache.', () =>
    cache?.versions.downSince() ? 1 : 0,
  )
  if (uploads)
    gauge('uploads_waiting', 'Uploads that wait for their pictures.', () =>
      // Left out while the database does not answer: the others are needed most then.
      withTimeout(databaseMs, uploads()).catch(() => undefined),
    )
  gauge('problems', 'What /readyz names under problems.', () => Object.keys(problems?.() ?? {}).length)
  gauge('check_age_seconds', 'Since the last complete check of the content.', () => age(damage?.checkedAt))
  gauge('backup_age_seconds', 'Since the newest backup.', () => age(damage?.backupAt))
  gauge('timer_delay_seconds', 'How late timers fire.', () => delay() / 1000)
  if (process.platform === 'linux') {
    gauge('memory_own_bytes', 'Memory that the process allocated.', () => residentPart('RssAnon'))
    gauge('memory_mapped_bytes', 'Files in memory that the system can take back.', () =>
      residentPart('RssFile'),
    )
  }
  new Gauge({
    ...{
      name: 'shanmen_findings',
      help: 'What the check of the content found.',
      labelNames: ['code'],
      registers,
    },
    collect() {
      const counts = new Map(damage?.findings.map(({ code, count }) => [code as string, count]))
      for (const code of Object.keys(meanings)) this.set({ code }, counts.get(code) ?? 0)
    },
  })
  const labels = { version: build.version, build: build.id }
  const info = { name: 'shanmen_build_info', help: 'The version and the build, always 1.', registers }
  new Gauge({ ...info, labelNames: Object.keys(labels) }).set(labels, 1)
  return Registry.merge([measured.registry, own])
}

/** `/metrics` in Prometheus' format, for programs on this machine and those that know the token. */
export function metrics(registry: Registry, { token, open = false }: Access): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/metrics', async (c) => {
    const { socket, headers } = c.env.incoming
    // What a proxy forwards comes from elsewhere.
    const isLocal = loopback.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
    // Not the site's page that says so: no limit counts these requests, and an overloaded process answers them too.
    if (!open && !isLocal && !isToken(headers.authorization, token))
      return c.text('Not Found\n', 404, { 'Cache-Control': 'no-store' })
    const head = { 'Cache-Control': 'no-store', 'Content-Type': registry.contentType }
    return c.body(await registry.metrics(), 200, head)
  })
  return app
}

function isToken(authorization = '', token: string): boolean {
  const [given, expected] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)]
  return token !== '' && given.length === expected.length && timingSafeEqual(given, expected)
}

const age = (moment: Date | undefined): number | undefined =>
  moment && Math.round((Date.now() - moment.getTime()) / 1000)

/** A part of the resident memory in bytes, as Linux names it. */
function residentPart(name: string): number {
  const status = readFileSync('/proc/self/status', 'utf8')
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * 1024
}
