import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { StorageError } from '../errors.ts'
import type { Where } from '../open.ts'
import { hintFor } from './storage-hint.ts'

/**
 * Throws StorageError where no content has begun. A command for what is stored would make an empty database in a folder or
 * database whose name was mistyped, and then call that sound, or back it up.
 */
export async function requireContent({ databaseUrl, dataDir }: Where): Promise<void> {
  if (databaseUrl ? await hasTables(databaseUrl) : await hasFile(dataDir)) return
  throw new StorageError(
    databaseUrl
      ? 'The database of DATABASE_URL holds no content of this program: correct DATABASE_URL. Nothing was changed.'
      : `There is no content in ${dataDir}: correct DATA_DIR. Nothing was changed.`,
  )
}

async function hasFile(dataDir: string): Promise<boolean> {
  const found = await stat(join(dataDir, 'content.sqlite')).catch(() => undefined)
  return found !== undefined && found.size > 0
}

async function hasTables(databaseUrl: string): Promise<boolean> {
  const { openPostgres } = await import('./postgres.ts')
  const database = openPostgres(databaseUrl, { readOnly: true })
  try {
    const { rows } = await sql<{ found: boolean }>`select to_regclass('schema_version') is not null
      and to_regclass('revision') is not null as found`.execute(database)
    return rows[0]?.found === true
  } catch (error) {
    throw new StorageError(hintFor(error, { databaseUrl, dataDir: '' }), { cause: error })
  } finally {
    await database.destroy()
  }
}
