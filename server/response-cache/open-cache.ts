import { createHash } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { isFailure } from '@shanmen/content/database/database-health.ts'
import { hasLine, type Line, readNewestLine } from '@shanmen/content/database/newest-line.ts'
import { databaseName } from '@shanmen/content/database/servers.ts'
import type { Logger } from 'pino'
import type { Backend } from '../backend.ts'
import { sourcesFingerprint } from '../build/bundle.ts'
import { root, type Settings } from '../config/settings.ts'
import type { Measurements } from '../health/measurements.ts'
import { hstsOf, securityHeaders } from '../http/security-headers.ts'
import type { Site } from '../site/site.ts'
import { ResponseCache } from './cache.ts'
import { openDiskCache, sweepCopies } from './disk.ts'
import { dateHistory, isSameHistory, lastVersions, readHistory, writeHistory } from './history.ts'
import { memoryShares } from './memory.ts'
import { createPurger } from './purge.ts'
import { createVersions, type Versions } from './versions.ts'
import { staticPages } from './warm.ts'

/** Other processes may publish too: this is how long that may go unnoticed where no notification tells. */
const pollMs = 400
/** While the database is unreachable, only every third poll is made. */
const downPolls = 3
/** Once a minute the copies are dated anew: of an item that has ended since then, a start without the database serves none. */
const datedPolls = 150

/**
 * The response cache of this process: notified of what is published here, polling for what others publish. Undefined
 * where the content is on another host, which does not tell when it changes, and in development, where the site changes.
 * `since` is set when the content cannot be read at start: copies were right at least until then.
 */
export async function openResponseCache(
  settings: Settings,
  publicUrl: string,
  { reading, content }: Pick<Backend, 'reading' | 'content'>,
  site: Site | undefined,
  log: Logger,
  measurements?: Pick<Measurements, 'onPoll' | 'onChange'>,
  since?: Date,
): Promise<ResponseCache | undefined> {
  if (!reading || site?.mode !== 'production') return undefined
  const folder = diskFolder(settings, publicUrl, site)
  const disk = settings.READ_ONLY === 'yes' ? undefined : openDiskCache(folder)
  // A database too damaged to answer is no other one: the copies of it are all there is to serve.
  const isKnown = since !== undefined || (await isSameHistory(reading, folder).catch(isFailure))
  if (disk && !isKnown) await disk.clear()
  if (disk) await sweepCopies(dirname(folder), basename(folder))
  let clearing: Promise<void> | undefined
  const onRewind = () => {
    cache.clear()
    clearing = disk?.clear()
  }
  const last = since && { since, last: await lastVersions(folder) }
  const onFailure = (error: unknown) =>
    log.error(
      { message: error instanceof Error ? error.message : String(error) },
      'the database does not answer: pages are served as they were',
    )
  let head: Line | undefined = await readHistory(folder)
  const isSame = async () => head === undefined || (await hasLine(reading.read, head).catch(isFailure))
  const versions = createVersions(reading, { onFailure, onRewind, isSame, ...measurements, ...last })
  const cache: ResponseCache = new ResponseCache({
    ...{ versions, disk, maxBytes: memoryShares(settings.STORED_MB).responses },
    isPurged: settings.PURGE_URL !== '',
    security: securityHeaders(hstsOf(publicUrl, settings)),
  })
  let onPoll: () => unknown = () => undefined
  await versions.poll()
  content?.afterCommit.add(versions.markChanged)
  let isNoted = false
  const note = noting(versions, async (isFirst) => {
    isNoted = false
    // Nothing waits for it: caches in front are purged next. It comes first, as a full disk ends the rest.
    if (!isFirst) void cache.afterChange().catch(() => undefined)
    head = await readNewestLine(reading.read)
    // It removes the folder, and what is written into it meanwhile.
    await clearing
    await (disk && writeHistory(reading, folder, versions.snapshot()))
    isNoted = disk !== undefined
  })
  let polls = 0
  const poll = async () => {
    polls += 1
    const isDated = polls % datedPolls === 0
    // Polling an unreachable database may hold up everything for a moment.
    if (versions.downSince() && polls % downPolls !== 0) return
    await versions.poll()
    await note()
    if (isDated && isNoted && !versions.downSince()) await dateHistory(folder)
  }
  // At once: copies of a process that ends before the first interval are worth as much as others.
  await poll()
  // While the process is overloaded, what is not in memory is refused: in a flood the known pages would be too.
  await cache.readCopies(staticPages)
  if (settings.PURGE_URL) {
    const file = disk && join(settings.DATA_DIR, 'purged.json')
    const purger = await createPurger({ settings, versions, file, log, signal: cache.closed })
    cache.purgeProblem = purger.problem
    onPoll = purger.check
  }
  const timer = setInterval(() => void poll().then(onPoll), pollMs)
  timer.unref()
  const onChange = () => {
    versions.markChanged()
    void versions.flush().then(note).then(onPoll)
  }
  const listener = settings.DATABASE_URL ? await listen(settings.DATABASE_URL, onChange, log) : undefined
  cache.closed.addEventListener('abort', () => {
    clearInterval(timer)
    void listener?.close()
    content?.afterCommit.delete(versions.markChanged)
  })
  return cache
}

/** Hears of commits of other processes at once. The driver is loaded only where there is a server. */
async function listen(url: string, onChange: () => void, log: Logger) {
  const { listenForChanges } = await import('@shanmen/content/database/listen.ts')
  const onFailure = (message: string) =>
    log.warn({ message }, 'no notifications: what other processes publish is found by polling')
  return listenForChanges(url, { onChange, onFailure })
}

/** Returns what calls `onChange` when something has changed since its last call. */
function noting(versions: Versions, onChange: (isFirst: boolean) => Promise<void>): () => Promise<void> {
  let lastEpoch: number | undefined
  return async () => {
    const { epoch } = versions.snapshot()
    if (epoch === lastEpoch || versions.downSince()) return
    const isFirst = lastEpoch === undefined
    lastEpoch = epoch
    await onChange(isFirst).catch(() => undefined)
  }
}

/** Whether a response depends on a setting: a copy rendered under another value may be wrong. */
export const affectsResponses = {
  PUBLIC_BASE_URL: true,
  API_HOST: true,
  FRONTEND_ID_HEADER: true,
  FRONTEND_ID: true,
  LOCALE_COOKIE: true,
  BUILD_POLL_MS: true,
  AMAP_KEY: true,
  AMAP_SECURITY_CODE: true,
  AMAP_CODE_IN_PAGE: true,
  // Only its host and name, see below.
  DATABASE_URL: false,
  DATABASE_POOL_URL: false,
  // Redirects by domain are answered before the cache.
  DOMAIN_DEFAULT_LOCALE: false,
  // Contained in the public URL where that is not set.
  PORT: false,
  HEALTH_PORT: false,
  METRICS_TOKEN: false,
  HSTS: true,
  // Responses name what they were rendered from only for caches that are purged.
  PURGE_URL: true,
  PURGE_METHOD: false,
  PURGE_HEADERS: false,
  PURGE_BODY: false,
  HOST: false,
  DATA_DIR: false,
  DATABASE_PASSWORD_FILE: false,
  // Pictures have the same addresses wherever they are stored.
  MEDIA_URL: false,
  S3_ENDPOINT: false,
  S3_REGION: false,
  S3_ADDRESSING: false,
  S3_ACCESS_KEY_ID: false,
  S3_SECRET_ACCESS_KEY: false,
  S3_SECRET_ACCESS_KEY_FILE: false,
  MEDIA_COPIES_MB: false,
  // Decides what new data begins with, and nothing later.
  SAMPLE: false,
  TRUST_PROXY: false,
  RATE_PAGES: false,
  RATE_API: false,
  STOP_DELAY_MS: false,
  STORED_MB: false,
  LOG_LEVEL: false,
  LOG_ADDRESSES: false,
  SITE_BUILD_DIR: false,
  STUDIO: false,
  STUDIO_PORT: false,
  STUDIO_BASE_URL: false,
  STUDIO_BUILD_DIR: false,
  RATE_STUDIO: false,
  RATE_STUDIO_WRITES: false,
  READ_ONLY: false,
  SECURITY_CONTACT: false,
  BACKUP_DIR: false,
  BACKUP_EVERY: false,
  BACKUP_KEEP: false,
  MIGRATE_WITHOUT_BACKUP: false,
} satisfies Record<keyof Settings, boolean>

/** Fingerprint of the code that renders responses, without the site, whose build has its own. */
let code: string | undefined

/** The folder of copies: one for each build, program version, database and set of settings that affect responses. */
export function diskFolder(settings: Settings, publicUrl: string, { info }: Pick<Site, 'info'>): string {
  code ??= sourcesFingerprint(root, ['server', 'api', 'content'])
  const values = Object.entries(settings).filter(([name]) => affectsResponses[name as keyof Settings])
  const identity = JSON.stringify([
    ...[info.timestamp, code, publicUrl],
    ...[settings.DATABASE_URL && databaseName(settings.DATABASE_URL), values],
  ])
  const name = createHash('sha256').update(identity).digest('hex').slice(0, 12)
  return join(settings.DATA_DIR, 'stored', `${info.id}-${name}`)
}
