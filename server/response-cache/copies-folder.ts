import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { sourcesFingerprint } from '../build/bundle.ts'
import { root, type Settings } from '../config/settings.ts'
import type { Site } from '../site/site.ts'

/** Whether an answer shows what a setting says: a copy made under another value may be another answer. */
export const shown = {
  PUBLIC_BASE_URL: true,
  API_HOST: true,
  FRONTEND_ID_HEADER: true,
  FRONTEND_ID: true,
  LOCALE_COOKIE: true,
  BUILD_POLL_MS: true,
  AMAP_KEY: true,
  AMAP_SECURITY_CODE: true,
  AMAP_CODE_IN_PAGE: true,
  // Only where it is, see below.
  DATABASE_URL: false,
  // Answered before anything stored is.
  DOMAIN_DEFAULT_LOCALE: false,
  // In the public address, which is given, where that is not set.
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

/** What answers are made by, beside the site, which has been built. */
let code: string | undefined

/** Where the copies of answers lie: a folder for each build, program, place of the content and set of shown settings. */
export function copiesFolder(settings: Settings, publicUrl: string, { info }: Pick<Site, 'info'>): string {
  code ??= sourcesFingerprint(root, ['server', 'api', 'content'])
  const seen = Object.entries(settings).filter(([name]) => shown[name as keyof Settings])
  const shape = JSON.stringify([info.timestamp, code, publicUrl, placeOf(settings.DATABASE_URL), seen])
  const name = createHash('sha256').update(shape).digest('hex').slice(0, 12)
  return join(settings.DATA_DIR, 'stored', `${info.id}-${name}`)
}

/** Server and name of a database, without the user, whose password may be changed. */
function placeOf(databaseUrl: string): string {
  if (databaseUrl === '') return ''
  const { host, pathname } = new URL(databaseUrl)
  return host + pathname
}
