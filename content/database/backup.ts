import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copySqlite, dumpPostgres } from '../backup/database-copy.ts'

const maxBackups = 3

/**
 * Copies `content.sqlite` to `backups/` before a migration, as of this moment: the caller holds the write lock. Throws when
 * the disk is full: then nothing is migrated.
 */
export const backUpSqlite = (dataDir: string, version: number): Promise<string> =>
  store(dataDir, version, 'sqlite', (part) => copySqlite(join(dataDir, 'content.sqlite'), part))

/** The same of PostgreSQL by `pg_dump`. Throws too where that is not installed or fails. */
export const backUpPostgres = (databaseUrl: string, dataDir: string, version: number): Promise<string> =>
  store(dataDir, version, 'dump', (part) => dumpPostgres(databaseUrl, part))

/** Makes a backup whole or not at all, and removes all but the newest three. Returns its path. */
async function store(
  dataDir: string,
  version: number,
  extension: 'sqlite' | 'dump',
  write: (part: string) => Promise<void>,
): Promise<string> {
  const folder = join(dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `content-schema-${version}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.${extension}`
  const part = join(folder, `${name}.part`)
  // Of a process that was killed meanwhile: each is as large as the database.
  for (const left of (await readdir(folder)).filter((one) =>
    /^content-schema-.*\.part(?:-journal)?$/.test(one),
  ))
    await rm(join(folder, left))
  try {
    await write(part)
    await rename(part, join(folder, name))
  } catch (error) {
    for (const left of [part, `${part}-journal`]) await rm(left, { force: true })
    throw error
  }
  // Never this one, where others are dated by a clock that was ahead.
  const others = (await readdir(folder)).filter(
    (one) => one !== name && /^content-schema-.*\.(?:sqlite|dump)$/.test(one),
  )
  const age = (one: string) => one.replace(/^content-schema-\d+-/, '')
  const oldest = others.sort((a, b) => (age(a) < age(b) ? -1 : 1)).slice(0, -(maxBackups - 1))
  for (const one of oldest) await rm(join(folder, one))
  return join(folder, name)
}
