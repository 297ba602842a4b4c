import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { countRows } from '@shanmen/content/backup/database-summary.ts'
import { emptyDatabase, isEmptyDatabase } from '@shanmen/content/backup/empty-database.ts'
import { verifyChains } from '@shanmen/content/chain.ts'
import { change } from '@shanmen/content/database/change.ts'
import { copyCallResults, copyTables } from '@shanmen/content/database/copy-tables.ts'
import { markMoved, requireKnownSchema } from '@shanmen/content/database/migrate.ts'
import { openSqlite } from '@shanmen/content/database/sqlite.ts'
import type { Change } from '@shanmen/content/database/tables.ts'
import { NewerSchemaError, StorageError } from '@shanmen/content/errors.ts'
import { checkContent } from '@shanmen/content/integrity/check.ts'
import type { Finding } from '@shanmen/content/integrity/finding.ts'
import { indexPublications } from '@shanmen/content/integrity/index-publications.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { checkRecordedSecret } from '@shanmen/studio/people/recorded-key.ts'
import type { Settings } from '../config/settings.ts'
import { whereOf } from '../config/where.ts'
import { openPeopleOf } from '../studio/start-studio.ts'
import { UserError } from '../user-error.ts'
import { withHint } from './prepare.ts'

export type Moved = { rows: Record<string, number>; lines: number; findings: Finding[] }

/**
 * Moves content and accounts from the SQLite files in DATA_DIR to the empty database of DATABASE_URL, in one transaction that
 * is committed only when every row and the history are the same. Media and keys stay where they are. From then on no program
 * writes to the SQLite files. Throws a UserError or StorageError, and nothing is left in the database.
 */
export async function migrateDatabase(settings: Settings): Promise<Moved> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = settings
  if (!databaseUrl) throw new UserError('Set DATABASE_URL to the new database, in .env or the environment.')
  try {
    return await moveAll(settings, databaseUrl)
  } catch (error) {
    const explained = withHint(error, isOfSqlite(error) ? { dataDir } : { dataDir, databaseUrl })
    if (explained === error || !(explained instanceof StorageError)) throw explained
    throw new StorageError(`${explained.message} Nothing was moved: then run this command again.`, {
      cause: error,
    })
  }
}

/** SQLite's errors have a number of their own. */
const isOfSqlite = (error: unknown): boolean => error instanceof Error && 'errcode' in error

async function moveAll(settings: Settings, databaseUrl: string): Promise<Moved> {
  const { DATA_DIR: dataDir } = settings
  const file = join(dataDir, 'content.sqlite')
  if (!existsSync(file)) throw new UserError(`There is no ${file}: set DATA_DIR to the folder that holds it.`)
  // The new database would record a new or another key as that of the accounts.
  await checkRecordedSecret({ dataDir }).catch((error: Error) => {
    throw isOfSqlite(error) ? error : new UserError(`${error.message} Nothing was moved.`)
  })
  let opened: Content | undefined
  let isMoved = false
  try {
    const { content, moved } = await holdingBoth(dataDir, async (source, people) => {
      // First: where a move was killed after its commit, the database holds the content, and must not be given up for a new one.
      await requireKnownSchema(source)
      const isNew = await isEmptyDatabase(databaseUrl)
      const content = await openContent(whereOf(settings))
      opened = content
      try {
        await refuseContent(content)
        // Their tables are made by the program that has them.
        await (await openPeopleOf(settings, settings.STUDIO_BASE_URL || 'http://localhost')).close()
        const moved = await move(content, source, people)
        isMoved = true
        return { content, moved }
      } catch (error) {
        // Still holding the lock: what another run has moved must not be emptied. A server that stopped cannot be: its tables
        // stay, without content.
        if (isNew) await emptyDatabase(databaseUrl).catch(() => undefined)
        throw error
      }
    }).catch((error: unknown) => {
      if (isMoved) throw unmarked(error, dataDir)
      throw error instanceof NewerSchemaError ? new UserError(error.message) : error
    })
    // From here on the content is nowhere else: SQLite says that it was moved.
    const found = await checkContent(content).catch((error: unknown) => {
      throw new UserError(
        `Everything was moved to PostgreSQL, but could not be checked there (${error instanceof Error ? error.message : error}): run npm run doctor.`,
      )
    })
    return { ...moved, findings: found.filter(({ code }) => code !== 'space') }
  } finally {
    await opened?.close()
  }
}

/** As where the disk is full when the mark is committed. */
const unmarked = (error: unknown, dataDir: string) =>
  new UserError(
    `Everything was moved to PostgreSQL, but content.sqlite and people.sqlite in ${dataDir} could not be marked as moved ` +
      `(${error instanceof Error ? error.message : error}). Move both away, with their -wal and -shm files, so that nothing is saved there, ` +
      'then run npm run doctor and start with DATABASE_URL.',
  )

async function refuseContent({ write }: Content): Promise<void> {
  const counts = await countRows(write)
  const [table] = Object.entries(counts).find(([, count]) => count > 0) ?? []
  if (table !== undefined)
    throw new UserError(
      `The database of DATABASE_URL holds content (${table}): make a new one with createdb. Nothing was changed.`,
    )
}

/** The caller holds the write locks of the SQLite files, so that nothing writes to them meanwhile. */
async function move(content: Content, source: Change, people?: Change): Promise<Omit<Moved, 'findings'>> {
  const before = await verifyChains({ read: source, dataDir: content.dataDir })
  const moved = await change(content, async (target) => {
    const rows = await copyTables(source, target)
    await copyCallResults(source, target)
    if (people) {
      Object.assign(rows, await copyTables(people, target))
      await copyCallResults(people, target)
    }
    await indexPublications(target, content.dialect)
    const { lines, breaks } = await verifyChains({ read: target, dataDir: content.dataDir })
    if (breaks.length !== before.breaks.length || lines !== before.lines)
      throw new UserError('The history on PostgreSQL does not verify as on SQLite. Nothing was changed.')
    return { rows, lines }
  })
  await markMoved(source)
  return moved
}

/** Accounts first, as the studio does: a change of a person holds them while its audit line is written. */
async function holdingBoth<R>(
  dataDir: string,
  work: (source: Change, people?: Change) => Promise<R>,
): Promise<R> {
  const [file, accounts] = [join(dataDir, 'content.sqlite'), join(dataDir, 'people.sqlite')]
  if (!existsSync(accounts)) return holding(file, work)
  return holding(accounts, async (people) => {
    const result = await holding(file, (source) => work(source, people))
    // What changes an account without an audit line, such as the language of the studio, would be acknowledged and lost.
    await markMoved(people)
    return result
  })
}

async function holding<R>(file: string, work: (database: Change) => Promise<R>): Promise<R> {
  const database = openSqlite(file, { readOnly: false })
  return await database
    .transaction()
    .execute(work)
    .finally(() => database.destroy())
}
