import { Kysely, SqliteDialect } from 'kysely'
import { type Clock, createClock } from './clock.ts'
import { createPrivate, makeFolder, sqliteFile } from './data-folder.ts'
import { type Anchors, createAnchors } from './database/anchor.ts'
import { backUpPostgres, backUpSqlite } from './database/backup.ts'
import { DatabaseHealth } from './database/database-health.ts'
import { isOlderSchema, migrate } from './database/migrate.ts'
import type { openPostgres } from './database/postgres.ts'
import { openSqlite } from './database/sqlite.ts'
import { hintFor } from './database/storage-hint.ts'
import type { Change, Database, Dialect, Tables } from './database/tables.ts'
import { StorageError } from './errors.ts'
import type { Damage } from './integrity/finding.ts'
import { indexMissing } from './integrity/index-publications.ts'
import { type MediaPlace, openMedia } from './media/open-store.ts'
import { folderStore, type MediaStore } from './media/store.ts'
import { createLocalizedDocuments, type LocalizedDocuments } from './published/localized-documents.ts'

/** What reading needs. A function that gets this cannot write: neither by its type nor by its database handle. */
export type ReadOnlyContent = {
  dialect: Dialect
  read: Pick<Database, 'selectFrom' | 'with'>
  /** For the versions: on PostgreSQL a connection that no visitor's query takes or waits for. */
  watch: Pick<Database, 'selectFrom'>
  localizedDocuments: LocalizedDocuments
  clock: Clock
  /** Runs several queries on one state of the database, without a lock that a writer waits for or holds. */
  snapshot<R>(step: (read: Change) => Promise<R>): Promise<R>
  /** Whether queries fail because of the database. */
  failing: DatabaseHealth
  /** What the check in the background found. */
  damage: Damage
}

export type Content = ReadOnlyContent & {
  write: Database
  /** Set inside `inTransaction`: the transaction that every step joins. */
  batch?: Change
  /** The address of the client that requests changes, recorded in each audit line. */
  origin?: string
  /** The name of the person at that moment, recorded in each audit line. */
  askedBy?: string | undefined
  media: MediaStore
  dataDir: string
  anchors: Anchors
  /** Called at once when a change of versions made through this content is committed, so that caches read them. */
  afterCommit: Set<() => void>
  /** True as long as nothing has ever been written: the sample content may be loaded. */
  isEmpty(): Promise<boolean>
  close(): Promise<void>
}

export type Where = {
  databaseUrl?: string | undefined
  /** Of a pooler that reading goes through. */
  poolUrl?: string | undefined
  dataDir: string
  /** Left out, media are in `dataDir`. */
  media?: MediaPlace | undefined
  /** The operator has a backup of their own, so that PostgreSQL may be migrated where `pg_dump` cannot make one. */
  hasOwnBackup?: boolean
  /** Writes on connections without timeouts: a statement of a repair may take long, and wait for others. */
  withoutTimeout?: boolean
}

/** The driver is loaded only where there is a server. */
const openServer = async (...options: Parameters<typeof openPostgres>) =>
  (await import('./database/postgres.ts')).openPostgres(...options)

/**
 * Opens the content and brings the database to this program's schema. Without `databaseUrl` it is SQLite under
 * `dataDir`, after a backup of it. `onMigrate` gets a line that says where that is, or what a migration waits for. Throws
 * StorageError with one line that says what to do.
 */
export async function openContent(
  { databaseUrl, poolUrl, dataDir, media: place, hasOwnBackup = false, withoutTimeout = false }: Where,
  onMigrate: (line: string) => void = () => undefined,
): Promise<Content> {
  if (!databaseUrl) await makeFolder(dataDir)
  if (!databaseUrl) await createPrivate(sqliteFile(dataDir))
  const opened: Database[] = []
  try {
    const write = databaseUrl
      ? await openServer(databaseUrl, { readOnly: false, ...(withoutTimeout && { timeoutMs: 0 }) })
      : await retryWhileLocked(() => openSqlite(sqliteFile(dataDir), { readOnly: false }))
    opened.push(write)
    const backUp = async (version: number) => {
      if (databaseUrl && hasOwnBackup)
        return onMigrate('The database is migrated without a backup by this program.')
      const file = databaseUrl
        ? await backUpPostgres(databaseUrl, dataDir, version).catch(refuseToMigrate)
        : await backUpSqlite(dataDir, version)
      onMigrate(`The database before its migration is in ${file}`)
    }
    const onWait = () =>
      onMigrate('The migration waits for another program that uses the database, such as a backup.')
    const around = { backUp, onWait }
    if (databaseUrl) await migrateServer(databaseUrl, around)
    else await migrate(write, 'sqlite', { ...around, index: (change) => indexMissing(change, 'sqlite') })
    // Only now: a server that cannot be reached leaves no folder.
    if (databaseUrl) await makeFolder(dataDir)
    const reading = await openToRead({ databaseUrl, poolUrl, dataDir })
    const media = await openMedia({ dataDir, media: place })
    return contentOf({ ...reading, dialect: databaseUrl ? 'postgres' : 'sqlite', write, dataDir, media })
  } catch (error) {
    await Promise.all(opened.map((database) => database.destroy()))
    throw error instanceof StorageError
      ? error
      : new StorageError(hintFor(error, { databaseUrl, dataDir }), { cause: error })
  }
}

function refuseToMigrate(error: unknown): never {
  throw new StorageError(
    `This release must migrate the database, and no backup of it could be made, so nothing was changed. ${error instanceof Error ? error.message : error} ` +
      'Or make a backup yourself and start once with MIGRATE_WITHOUT_BACKUP=yes.',
    { cause: error },
  )
}

/** Opens an existing database for a process that only reads: no table is made, no change is possible. */
export async function openReadOnly({
  databaseUrl,
  poolUrl,
  dataDir,
  media: place,
}: Where): Promise<ReadOnlyContent & Pick<Content, 'close' | 'dataDir' | 'media'>> {
  try {
    const { read, watch, failing } = await openToRead({ databaseUrl, poolUrl, dataDir })
    await read.selectFrom('version').select('kind').limit(1).execute()
    if (await isOlderSchema(read))
      throw new StorageError(
        'The database is of an earlier release: start this one once with write access first, which migrates it.',
      )
    const dialect = databaseUrl ? 'postgres' : 'sqlite'
    const reading = readingOf({ dialect, read, watch, failing }, () => closeAll(read, watch))
    return { ...reading, dataDir, media: await openMedia({ dataDir, media: place }) }
  } catch (error) {
    throw error instanceof StorageError
      ? error
      : new StorageError(hintFor(error, { databaseUrl, dataDir }), { cause: error })
  }
}

type Opened = { dialect: Dialect; read: Database; watch?: Database; failing: DatabaseHealth }

const readingOf = ({ dialect, read, watch = read, failing }: Opened, close: () => Promise<void>) => ({
  dialect,
  read,
  watch,
  failing,
  localizedDocuments: createLocalizedDocuments(),
  clock: createClock(),
  // SQLite's transactions see one state by themselves, and ignore the level.
  snapshot: <R>(step: (read: Change) => Promise<R>) =>
    read.transaction().setIsolationLevel('repeatable read').execute(step),
  damage: { findings: [], checkedAt: undefined } as Damage,
  close,
})

/** On connections without timeouts: a migration of a large table may take long. */
async function migrateServer(
  databaseUrl: string,
  around: { backUp: (version: number) => Promise<void>; onWait: () => void },
): Promise<void> {
  const own = await openServer(databaseUrl, { readOnly: false, timeoutMs: 0 })
  const index = (change: Change) => indexMissing(change, 'postgres')
  await migrate(own, 'postgres', { ...around, index }).finally(() => own.destroy())
}

async function openToRead({
  databaseUrl,
  poolUrl = databaseUrl,
  dataDir,
}: Where): Promise<Required<Omit<Opened, 'dialect'>>> {
  const failing = new DatabaseHealth()
  const options = { readOnly: true, log: failing.listen((query) => read.executeQuery(query)) }
  const read: Database = poolUrl
    ? await openServer(poolUrl, options)
    : openSqlite(sqliteFile(dataDir), options)
  const watch = poolUrl ? await openServer(poolUrl, { ...options, max: 1 }) : read
  return { read, watch, failing }
}

/** Each once, where one is used for several things. */
const closeAll = async (...databases: Database[]): Promise<void> => {
  await Promise.all([...new Set(databases)].map((database) => database.destroy()))
}

/** `Content` of its parts; tests have databases of their own. */
export function contentOf(parts: {
  dialect: Dialect
  write: Database
  read: Database
  watch?: Database
  failing?: DatabaseHealth
  dataDir: string
  media?: MediaStore
}): Content {
  const { dialect, write, read, watch = read, dataDir, failing = new DatabaseHealth() } = parts
  const { media = folderStore(dataDir) } = parts
  const anchors = createAnchors(dataDir)
  const close = async () => {
    await anchors.flush()
    await closeAll(read, watch, write)
  }
  return {
    ...readingOf({ dialect, read, watch, failing }, close),
    write,
    dataDir,
    media,
    anchors,
    afterCommit: new Set(),
    isEmpty: async () => !(await read.selectFrom('entry').select('n').limit(1).executeTakeFirst()),
  }
}

// Two processes that make the file at once: switching to the write-ahead log does not wait for the other by itself.
async function retryWhileLocked<R>(open: () => R, left = 50): Promise<R> {
  try {
    return open()
  } catch (error) {
    if (left === 0 || !/locked|busy/i.test(String(error))) throw error
    await new Promise((resolve) => setTimeout(resolve, 100))
    return retryWhileLocked(open, left - 1)
  }
}

/** Content that cannot be read: every query fails with the reason. */
export function openNothing(reason: Error): ReadOnlyContent & Pick<Content, 'close'> {
  const read = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: () => Promise.reject(reason) }),
  })
  return readingOf({ dialect: 'sqlite', read, failing: new DatabaseHealth() }, () => Promise.resolve())
}
