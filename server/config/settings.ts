import { isAbsolute, relative, resolve } from 'node:path'
import { serversOf } from '@shanmen/content/database/servers.ts'
import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { z } from 'zod'
import { addressList } from './address-list.ts'

/** `postgres://…`, with several hosts as libpq has them; each of them alone must be an address. */
const databaseUrl = z.string().refine((url) => {
  const isServer = (one: string) => z.url({ protocol: /^postgres(ql)?$/ }).safeParse(one).success
  return url === '' || serversOf(url).every(isServer)
})

/** The folder of the repository: relative paths start here, wherever the command was typed. */
export const root = resolve(import.meta.dirname, '../..')

const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most))

// A user and password before the host would be written into every page. Browsers name an origin in one spelling: in small
// letters, without the usual port, and a Chinese host in its ASCII form.
const origin = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/[^/?#@\\]+$/i)
    .transform((url) => new URL(url).origin),
])

/**
 * As it is on the disk. What `docker run --env-file` leaves as it was written, and a shell does not, would name another folder, in
 * which a new site begins.
 */
const writtenPath = /^(?![\s"']|~(?:\/|$)).*(?<![\s"'])$/
const folder = z.string().regex(writtenPath)

/** The built site imports packages, which are found only from inside the repository. */
function liesInside(folder: string): boolean {
  const path = relative(root, resolve(root, folder))
  return path !== '' && path.split(/[\\/]/)[0] !== '..' && !isAbsolute(path)
}

const amapCode = z.string().regex(/^(?:[A-Za-z0-9]{8,64})?$/)

/** `Name: value` with semicolons between, in turn. */
const headersIn = (list: string): [name: string, value: string][] =>
  list
    .split(/;\s*/)
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    })

const localeByHost = z
  .string()
  .regex(new RegExp(`^(?:[\\w.-]+(?::\\d+)?=(?:${languageCodes.join('|')})(?:,(?=.)|$))*$`))
  .transform(
    (list) =>
      new Map(
        list
          .toLowerCase()
          .split(',')
          .flatMap((pair) => (pair ? [pair.split('=')] : [])) as [string, Language][],
      ),
  )

/**
 * Every setting: what it must look like, its default (as it would be written), and the hint that completes the
 * sentence "Set it to …". `.env.example` explains each in words, and a test keeps the two together.
 */
export const settings = z.object({
  PORT: wholeNumber(0, 65_535).prefault('3000').meta({ hint: 'a whole number up to 65535, such as 3000' }),
  HEALTH_PORT: z
    .union([z.literal('').transform(() => undefined), wholeNumber(0, 65_535)])
    .prefault('')
    .meta({ hint: 'a whole number up to 65535 other than PORT and STUDIO_PORT, such as 3002, or nothing' }),
  METRICS_TOKEN: z
    .string()
    .regex(/^(?:[\w.~+/-]{16,}=*)?$/)
    .prefault('')
    .meta({ hint: 'at least 16 letters, digits and the characters -._~+/, or nothing' }),
  HSTS: z
    .string()
    .regex(/^(?:off|max-age=\d{1,10}(?:; includeSubDomains(?:; preload)?)?)$/)
    .prefault('max-age=63072000')
    .meta({
      hint: 'max-age=63072000, the same with "; includeSubDomains" and "; preload" behind it, or off',
    }),
  HOST: z.string().prefault('').meta({ hint: 'a host name or address, such as 0.0.0.0, or nothing' }),
  DATA_DIR: folder
    .prefault('data')
    .meta({ hint: 'a folder, such as data or /srv/shanmen/data, without quotes and ~' }),
  MEDIA_URL: z
    .string()
    .regex(/^(?:s3:\/\/[a-z0-9][a-z0-9.-]{1,62}(?:\/[\w./-]*)?|(?!\w{2,}:).*)$/)
    .regex(writtenPath)
    .prefault('')
    .meta({
      hint: 's3://bucket or s3://bucket/folder, a folder, without quotes and ~, or nothing for DATA_DIR',
    }),
  S3_ENDPOINT: origin
    .prefault('')
    .meta({ hint: 'the address of the store without bucket, such as https://s3.example.com, or nothing' }),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .prefault('us-east-1')
    .meta({ hint: 'the region of the bucket, such as eu-central-1' }),
  S3_ADDRESSING: z.enum(['path', 'host']).prefault('path').meta({ hint: 'path or host' }),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]*$/)
    .prefault('')
    .meta({ hint: 'the id of an access key, or nothing' }),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]*$/)
    .prefault('')
    .meta({ hint: 'the secret of the access key, or nothing' }),
  S3_SECRET_ACCESS_KEY_FILE: z
    .string()
    .prefault('')
    .meta({ hint: 'a file that holds the secret of the access key, or nothing' }),
  MEDIA_COPIES_MB: wholeNumber(100, 10_000_000)
    .prefault('2000')
    .meta({ hint: 'a number of megabytes from 100 on, such as 2000' }),
  DATABASE_URL: databaseUrl.prefault('').meta({
    hint: 'postgres://user:password@host/database (several hosts: one:5432,two:5432), or nothing for SQLite',
  }),
  DATABASE_POOL_URL: databaseUrl.prefault('').meta({
    hint: 'the address of a pooler such as PgBouncer, as in DATABASE_URL, or nothing',
  }),
  MIGRATE_WITHOUT_BACKUP: z.enum(['yes', 'no']).prefault('no').meta({ hint: 'yes or no' }),
  DATABASE_PASSWORD_FILE: z
    .string()
    .prefault('')
    .meta({ hint: 'a file that holds the password of the database, or nothing' }),
  PUBLIC_BASE_URL: origin
    .prefault('')
    .meta({ hint: 'the address of the site without user and path, such as https://www.example.com' }),
  SAMPLE: z
    .enum(['', 'on', 'off'])
    .prefault('')
    .meta({ hint: 'on, off, or nothing for on as long as PUBLIC_BASE_URL is empty' }),
  API_HOST: origin.prefault('').meta({
    hint: 'the address of a backend without user and path, such as https://api.example.com, or nothing',
  }),
  FRONTEND_ID_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .prefault('X-Frontend-Id')
    .meta({ hint: 'the name of a header: letters, digits and dashes' }),
  FRONTEND_ID: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .prefault('group-portal-web')
    .meta({ hint: 'ASCII letters, digits and punctuation without spaces' }),
  DOMAIN_DEFAULT_LOCALE: localeByHost
    .prefault('')
    .meta({ hint: 'a list such as en.example.com=en,zh.example.com=zh, or nothing' }),
  LOCALE_COOKIE: z
    .string()
    // Those of previews are kept out of the cache by the beginning of their names, and "view" is the reading profile.
    .regex(/^(?!(?:__(?:Host|Secure)-)?preview|view$)[\w-]+$/i)
    .prefault('i18n_redirected')
    .meta({
      hint: 'the name of a cookie: letters, digits, dashes and underscores, other than preview… and view',
    }),
  BUILD_POLL_MS: wholeNumber(100, 86_400_000)
    .prefault('3600000')
    .meta({ hint: 'milliseconds, from 100 to 86400000' }),
  TRUST_PROXY: addressList.prefault('').meta({
    hint:
      'the addresses or networks of the proxies in front (neither their number nor every address), such as ' +
      '127.0.0.1,10.0.0.0/8, the words loopback and private, or nothing',
  }),
  RATE_PAGES: wholeNumber(1, 1_000_000).prefault('600').meta({ hint: 'pages a minute, from 1 to 1000000' }),
  RATE_API: wholeNumber(1, 1_000_000).prefault('300').meta({ hint: 'calls a minute, from 1 to 1000000' }),
  STOP_DELAY_MS: wholeNumber(0, 60_000).prefault('0').meta({ hint: 'milliseconds, from 0 to 60000' }),
  STORED_MB: wholeNumber(1, 100_000).prefault('64').meta({ hint: 'a number of megabytes, such as 64' }),
  PURGE_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .prefault('')
    .meta({ hint: 'an http or https address, or nothing' }),
  PURGE_METHOD: z
    .string()
    // What `fetch` sends to no one.
    .regex(/^(?!(?:CONNECT|TRACE|TRACK)$)[A-Z]{3,20}$/)
    .prefault('PURGE')
    .meta({ hint: 'the method of a request other than CONNECT, TRACE and TRACK, such as PURGE or POST' }),
  PURGE_HEADERS: z
    .string()
    .regex(/^(?:[\w-]+: ?[\x20-\x3a\x3c-\x7e]+(?:; ?(?=[\w-]+:)|;?$))*$/)
    .prefault('')
    .transform((list) => headersIn(list))
    .meta({
      hint: 'headers with semicolons between, such as X-Keys: {keys}; Authorization: Bearer …, or nothing',
    }),
  PURGE_BODY: z
    .string()
    .prefault('')
    .meta({ hint: 'the text that is sent, such as {"tags":[{list}]}, or nothing' }),
  AMAP_KEY: amapCode.prefault('').meta({ hint: 'the key of AMap, letters and digits, or nothing' }),
  AMAP_SECURITY_CODE: amapCode
    .prefault('')
    .meta({ hint: "the security code of AMap's key, letters and digits, or nothing" }),
  AMAP_CODE_IN_PAGE: z.enum(['on', 'off']).prefault('off').meta({ hint: 'on (for development only) or off' }),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .prefault('info')
    .meta({ hint: 'one of debug, info, warn, error, silent' }),
  LOG_ADDRESSES: z.enum(['full', 'short']).prefault('full').meta({ hint: 'full or short' }),
  SITE_BUILD_DIR: z
    .string()
    .refine(liesInside)
    .prefault('site/build')
    .meta({ hint: 'a folder inside this one, such as site/build' }),
  STUDIO: z.enum(['on', 'off', 'alone']).prefault('on').meta({ hint: 'one of on, off, alone' }),
  STUDIO_PORT: wholeNumber(0, 65_535)
    .prefault('3001')
    .meta({ hint: 'a whole number up to 65535 other than PORT, such as 3001' }),
  STUDIO_BASE_URL: origin
    .prefault('')
    .meta({ hint: 'the address of the studio without user and path, such as https://studio.example.com' }),
  STUDIO_BUILD_DIR: z
    .string()
    .refine(liesInside)
    .prefault('studio/build')
    .meta({ hint: 'a folder inside this one, such as studio/build' }),
  RATE_STUDIO: wholeNumber(1, 1_000_000).prefault('600').meta({ hint: 'calls a minute, from 1 to 1000000' }),
  RATE_STUDIO_WRITES: wholeNumber(1, 1_000_000)
    .prefault('100')
    .meta({ hint: 'calls a minute, from 1 to 1000000' }),
  BACKUP_DIR: folder
    .prefault('')
    .meta({ hint: 'a folder outside DATA_DIR, without quotes and ~, or nothing' }),
  BACKUP_EVERY: wholeNumber(1, 10_080).prefault('15').meta({ hint: 'minutes, from 1 to 10080' }),
  BACKUP_KEEP: wholeNumber(1, 3650).prefault('30').meta({ hint: 'days, from 1 to 3650' }),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:(?:mailto:[\w.+-]+@[\w.-]+|https:\/\/[^\s,]+|tel:[+\d-]+)(?:,(?=.)|$))*$/)
    .prefault('')
    .meta({ hint: 'mailto:security@example.com, an https address, several with commas between, or nothing' }),
  READ_ONLY: z.enum(['yes', 'no']).prefault('no').meta({ hint: 'yes (with STUDIO=off) or no' }),
})

export type Settings = z.output<typeof settings>

/** Whether new data is the demonstration: by default only where no public address is set. */
export const wantsSample = ({
  SAMPLE,
  PUBLIC_BASE_URL,
}: Pick<Settings, 'SAMPLE' | 'PUBLIC_BASE_URL'>): boolean =>
  SAMPLE === '' ? PUBLIC_BASE_URL === '' : SAMPLE === 'on'

type Name = keyof typeof settings.shape
export const settingNames: readonly string[] = Object.keys(settings.shape)
const secrets: ReadonlySet<Name> = new Set([
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'DATABASE_URL',
  'DATABASE_POOL_URL',
  'AMAP_SECURITY_CODE',
  'METRICS_TOKEN',
  'PURGE_URL',
  'PURGE_HEADERS',
  'PURGE_BODY',
])
const isName = (name: unknown): name is Name => typeof name === 'string' && name in settings.shape

/**
 * Reads settings from text values; an empty value means the default. Returns the settings, or one line for each
 * that cannot be used, saying what to write instead.
 */
export function parseSettings(values: Record<string, string | undefined>): Settings | string[] {
  const used = Object.entries(values).filter(([name, value]) => isName(name) && value !== '')
  const result = settings.safeParse(Object.fromEntries(used))
  if (result.success) return result.data
  const names = new Set(result.error.issues.map((issue) => issue.path[0]).filter(isName))
  return [...names].map((name) => {
    const { hint } = settings.shape[name].meta() ?? {}
    const value = values[name] ?? ''
    // What may hold a password must not reach a log.
    const secret = secrets.has(name) || value.includes('@')
    return `${name} ${secret ? 'cannot be used' : `is "${value}"`}. Set it in .env or the environment to ${hint}.`
  })
}
