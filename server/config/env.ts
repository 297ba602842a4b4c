import { existsSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { withPassword } from '@shanmen/content/database/servers.ts'
import { similarWords } from '@shanmen/content/search/similar-words.ts'
import { errorCode, UserError } from '../user-error.ts'
import { parseSettings, root, type Settings, settingNames } from './settings.ts'

/**
 * The one reader of the environment for the server: `.env` of the repository first, real variables win over it.
 * Throws a UserError with one line for each setting that cannot be used.
 */
export function readSettings(file = resolve(root, '.env')): Settings {
  if (existsSync(file)) loadFile(file)
  const settings = parseSettings(process.env)
  if (Array.isArray(settings)) {
    throw new UserError(settings.join('\n'))
  }
  refuseContradictions(settings)
  const password = passwordOf(settings)
  const isBucket = settings.MEDIA_URL.startsWith('s3://')
  return {
    ...settings,
    MEDIA_URL: isBucket || !settings.MEDIA_URL ? settings.MEDIA_URL : resolve(root, settings.MEDIA_URL),
    S3_SECRET_ACCESS_KEY: isBucket ? secretOf(settings) : '',
    DATABASE_URL: withPassword(settings.DATABASE_URL, password),
    DATABASE_POOL_URL: withPassword(settings.DATABASE_POOL_URL, password),
    DATA_DIR: resolve(root, settings.DATA_DIR),
    BACKUP_DIR: settings.BACKUP_DIR && resolve(root, settings.BACKUP_DIR),
    SITE_BUILD_DIR: resolve(root, settings.SITE_BUILD_DIR),
    STUDIO_BUILD_DIR: resolve(root, settings.STUDIO_BUILD_DIR),
  }
}

const secretOf = (settings: Settings): string =>
  settings.S3_SECRET_ACCESS_KEY_FILE
    ? readSecret(settings, 'S3_SECRET_ACCESS_KEY_FILE')
    : settings.S3_SECRET_ACCESS_KEY

const passwordOf = (settings: Settings): string | undefined =>
  settings.DATABASE_PASSWORD_FILE && settings.DATABASE_URL
    ? readSecret(settings, 'DATABASE_PASSWORD_FILE')
    : undefined

function readSecret(
  settings: Settings,
  name: 'S3_SECRET_ACCESS_KEY_FILE' | 'DATABASE_PASSWORD_FILE',
): string {
  const file = settings[name]
  try {
    return readFileSync(resolve(root, file), 'utf8').trim()
  } catch (error) {
    throw new UserError(`${name} cannot be read (${errorCode(error) ?? error}): correct ${file}.`)
  }
}

function loadFile(file: string): void {
  try {
    if (statSync(file).isDirectory()) throw new Error('it is a folder')
    process.loadEnvFile(file)
  } catch (error) {
    const reason = errorCode(error) ?? (error instanceof Error ? error.message : error)
    throw new UserError(
      `${file} cannot be read (${reason}). Make it a file of lines NAME=value as in .env.example, or remove it.`,
    )
  }
  refuseMisspelt(file)
}

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** A line whose name is nearly that of a setting would leave the setting at its default: another database, another port. */
function refuseMisspelt(file: string): void {
  const known = new Map(settingNames.map((name) => [lettersOf(name), name]))
  for (const name of Object.keys(parseEnv(readFileSync(file, 'utf8')))) {
    const letters = lettersOf(name)
    const meant = known.get(letters) ?? known.get(similarWords(letters, [...known.keys()])[0] ?? '')
    if (meant && !settingNames.includes(name))
      throw new UserError(
        `${file} has ${name}, which is no setting. Correct it to ${meant}, or remove the line.`,
      )
  }
}

/** Chooses which of its two builds React uses; it checks when it is first imported. */
export function runAs(mode: 'production' | 'development'): void {
  process.env.NODE_ENV = mode
}

/** The environment for a child process, with some values of its own. */
export function environmentWith(values: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...values }
}

/** True for the folder itself and what is below it. */
function liesIn(path: string, folder: string): boolean {
  const way = relative(resolve(root, folder), resolve(root, path))
  return way.split(/[\\/]/)[0] !== '..' && !isAbsolute(way)
}

/** For the start alone: the commands that make, list and restore backups need it whatever the site of that machine does. */
export function refuseUnusedBackupDir({ BACKUP_DIR, READ_ONLY, API_HOST }: Settings): void {
  if (BACKUP_DIR && (READ_ONLY === 'yes' || API_HOST))
    throw new UserError(
      `BACKUP_DIR is set, but ${API_HOST ? 'with API_HOST the content is elsewhere' : 'a process with READ_ONLY=yes writes nothing'}, ` +
        'and no backup would be made. Leave it empty here, and set it where the content is written.',
    )
}

/** Throws a UserError for settings that are valid alone and impossible together. */
function refuseContradictions(settings: Settings): void {
  const { STUDIO, STUDIO_PORT, PORT, READ_ONLY, API_HOST, BACKUP_DIR, DATA_DIR } = settings
  if (BACKUP_DIR && liesIn(BACKUP_DIR, DATA_DIR))
    throw new UserError(
      'BACKUP_DIR is inside DATA_DIR, and would be lost with it. Set it to a folder elsewhere, best on another disk.',
    )
  if (settings.DATABASE_POOL_URL && !settings.DATABASE_URL)
    throw new UserError(
      'DATABASE_POOL_URL is set, but changes go to the server itself: set DATABASE_URL too.',
    )
  const { MEDIA_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_SECRET_ACCESS_KEY_FILE } = settings
  if (
    MEDIA_URL.startsWith('s3://') &&
    !(S3_ACCESS_KEY_ID && (S3_SECRET_ACCESS_KEY || S3_SECRET_ACCESS_KEY_FILE))
  )
    throw new UserError(
      'MEDIA_URL names a bucket, but there is no key for it. ' +
        'Set S3_ACCESS_KEY_ID, and S3_SECRET_ACCESS_KEY or S3_SECRET_ACCESS_KEY_FILE.',
    )
  if (S3_SECRET_ACCESS_KEY && S3_SECRET_ACCESS_KEY_FILE)
    throw new UserError(
      'S3_SECRET_ACCESS_KEY and S3_SECRET_ACCESS_KEY_FILE are both set. Leave one of them empty.',
    )
  if (STUDIO !== 'off' && READ_ONLY === 'yes')
    throw new UserError('READ_ONLY is "yes", but the studio writes. Set STUDIO=off, or READ_ONLY=no.')
  if (STUDIO === 'alone' && API_HOST !== '')
    throw new UserError(
      'API_HOST names another backend, but the studio writes here. Leave it empty with STUDIO=alone.',
    )
  if (STUDIO === 'on' && PORT === STUDIO_PORT && PORT !== 0)
    throw new UserError(`PORT and STUDIO_PORT are both ${PORT}. Give the studio a port of its own.`)
  const { HEALTH_PORT, STUDIO_BASE_URL, PUBLIC_BASE_URL } = settings
  if (HEALTH_PORT && (HEALTH_PORT === PORT || (STUDIO !== 'off' && HEALTH_PORT === STUDIO_PORT)))
    throw new UserError(
      `HEALTH_PORT is ${HEALTH_PORT}, like ${HEALTH_PORT === PORT ? 'PORT' : 'STUDIO_PORT'}. ` +
        'Give it a port of its own, or leave it empty.',
    )
  if (STUDIO_BASE_URL && STUDIO_BASE_URL === PUBLIC_BASE_URL)
    throw new UserError(
      `PUBLIC_BASE_URL and STUDIO_BASE_URL are both ${PUBLIC_BASE_URL}. Give the studio a host of its own.`,
    )
  if (resolve(root, settings.SITE_BUILD_DIR) === resolve(root, settings.STUDIO_BUILD_DIR))
    throw new UserError(
      'SITE_BUILD_DIR and STUDIO_BUILD_DIR are the same folder, and each build would replace the other. ' +
        'Name two folders.',
    )
  for (const name of ['DATA_DIR', 'BACKUP_DIR', 'MEDIA_URL'] as const)
    for (const build of ['SITE_BUILD_DIR', 'STUDIO_BUILD_DIR'] as const)
      if (settings[name] && !settings[name].startsWith('s3://') && liesIn(settings[name], settings[build]))
        throw new UserError(
          `${name} is inside ${build}, and the next build would delete it. Set it to a folder elsewhere.`,
        )
  if (settings.PURGE_BODY && ['GET', 'HEAD'].includes(settings.PURGE_METHOD))
    throw new UserError(
      `PURGE_BODY is set, but a ${settings.PURGE_METHOD} request has no body. Set PURGE_METHOD to another one, such as POST, or leave PURGE_BODY empty.`,
    )
  if (settings.DATABASE_PASSWORD_FILE && !settings.DATABASE_URL)
    throw new UserError(
      'DATABASE_PASSWORD_FILE is set, but the content would be in SQLite: set DATABASE_URL too, or leave both empty.',
    )
}
