import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reading } from '@shanmen/content/open.ts'
import { type Source, sourceNames } from '@shanmen/content/published/dependencies.ts'
import { z } from 'zod'
import { sourcesFingerprint } from '../build/bundle.ts'
import { root, type Settings } from '../config/settings.ts'
import type { Site } from '../site/site.ts'
import type { Snapshot } from './versions.ts'

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
  // Redirects by domain are answered before the cache.
  DOMAIN_DEFAULT_LOCALE: false,
  // Contained in the public URL where that is not set.
  PORT: false,
  HOST: false,
  DATA_DIR: false,
  TRUST_PROXY: false,
  RATE_PAGES: false,
  RATE_API: false,
  STOP_DELAY_MS: false,
  STORED_MB: false,
  LOG_LEVEL: false,
  SITE_BUILD_DIR: false,
  STUDIO: false,
  STUDIO_PORT: false,
  STUDIO_BASE_URL: false,
  STUDIO_BUILD_DIR: false,
  RATE_STUDIO: false,
  RATE_STUDIO_WRITES: false,
  READ_ONLY: false,
} satisfies Record<keyof Settings, boolean>

/** Fingerprint of the code that renders responses, besides the site, whose build has its own. */
let code: string | undefined

/** The folder of copies: one for each build, program version, database and set of settings that affect responses. */
export function diskFolder(settings: Settings, publicUrl: string, { info }: Pick<Site, 'info'>): string {
  code ??= sourcesFingerprint(root, ['server', 'api', 'content'])
  const values = Object.entries(settings).filter(([name]) => affectsResponses[name as keyof Settings])
  const identity = JSON.stringify([
    ...[info.timestamp, code, publicUrl],
    ...[databaseOf(settings.DATABASE_URL), values],
  ])
  const name = createHash('sha256').update(identity).digest('hex').slice(0, 12)
  return join(settings.DATA_DIR, 'stored', `${info.id}-${name}`)
}

/** Host and name of a database, without the user, whose password may change. */
function databaseOf(databaseUrl: string): string {
  if (databaseUrl === '') return ''
  const { host, pathname } = new URL(databaseUrl)
  return host + pathname
}

const historyShape = z.object({
  no: z.number(),
  hash: z.string(),
  versions: z.array(z.tuple([z.enum(sourceNames), z.number()])).optional(),
})

/**
 * True when the copies in a folder belong to the history of this database: it contains the audit line that was the newest
 * when they were written. After another database or an older backup was put in its place, equal versions mean nothing.
 */
export async function isSameHistory({ read }: Pick<Reading, 'read'>, folder: string): Promise<boolean> {
  const known = await readHistory(folder)
  if (!known) return false
  const line = await read.selectFrom('audit').select('hash').where('no', '=', known.no).executeTakeFirst()
  return line?.hash === known.hash
}

/** The versions that were known last; empty where none were written. */
export async function lastVersions(folder: string): Promise<Map<Source, number>> {
  return new Map((await readHistory(folder))?.versions)
}

async function readHistory(folder: string): Promise<z.infer<typeof historyShape> | undefined> {
  const text = await readFile(join(folder, 'history.json'), 'utf8').catch(() => '')
  try {
    return historyShape.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Writes the newest audit line of the database and the current version of everything. */
export async function writeHistory(
  { read }: Pick<Reading, 'read'>,
  folder: string,
  { of }: Snapshot,
): Promise<void> {
  const newest = await read
    .selectFrom('audit')
    .select(['no', 'hash'])
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'history.json'),
    JSON.stringify({ ...newest, versions: sourceNames.map((source) => [source, of(source)]) }),
  )
}
