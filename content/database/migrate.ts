import { type QueryExecutorProvider, sql } from 'kysely'
import { NewerSchemaError, UnknownSchemaError } from '../errors.ts'
import { lettingReadersPass, lockChanges } from './locks.ts'
import { migrations } from './migrations.ts'
import { createSchema, schemaVersion } from './schema.ts'
import type { Change, Database, Dialect } from './tables.ts'

/** The schema of release 1.0.0. Databases from before it are brought to it by that release. */
const oldestVersion = 8

const newestVersion = Math.max(...Object.keys(migrations).map(Number))

/** Tables of which every row can be made again from the others. */
export const derivedTables: readonly string[] = [
  'search',
  'search_page',
  'search_word',
  'shown_medium',
  'version',
]

const allStatements = (dialect: Dialect): string[] =>
  [createSchema(dialect), ...Object.values(migrations).map((of) => of(dialect))].flat()

/** Statements that make the derived tables, with columns that came later, and their indexes, where they are missing. */
export function createDerived(dialect: Dialect): string[] {
  const all = allStatements(dialect)
  const withLaterColumns = (create: string, table: string) =>
    all.reduce((text, statement) => {
      const [, of, column] = /^alter table (\w+) add column (.*)$/s.exec(statement) ?? []
      return of === table ? text.replace(/(?=, primary key\(|\)$)/, `, ${column}`) : text
    }, create)
  return all.flatMap((statement) => {
    const [, what = '', rest = '', table = ''] =
      /^create (virtual table|table|index) ((?:\w+ on )?(\w+).*)$/s.exec(statement) ?? []
    if (!derivedTables.includes(table)) return []
    return `create ${what} if not exists ${what === 'table' ? withLaterColumns(rest, table) : rest}`
  })
}

/** Each trigger that the database has, and the statements that make it where it is missing or switched off. */
export function createTriggers(dialect: Dialect): { name: string; statements: string[] }[] {
  const all = allStatements(dialect)
  const functionOf = (trigger: string) => {
    const [, name] = /execute function (\w+)/.exec(trigger) ?? []
    return all.filter((statement) => statement.startsWith(`create function ${name}(`))
  }
  return all.flatMap((create) => {
    const [, name, table] = /^create trigger (\w+) .*? on (\w+)/s.exec(create) ?? []
    if (!name || !table) return []
    const functions = functionOf(create).map((statement) => statement.replace('create', 'create or replace'))
    const drop = `drop trigger if exists ${name} ${dialect === 'sqlite' ? '' : `on ${table}`}`
    return { name, statements: [...functions, drop, create] }
  })
}

/** Each index that the database has, and the statements that make it where it is missing or unfinished. */
export function createIndexes(dialect: Dialect): { name: string; statements: string[] }[] {
  const all = allStatements(dialect)
  const renamed = all.flatMap((statement) => {
    const [, from, to] = /^alter table \w+ rename column (\w+) to (\w+)$/.exec(statement) ?? []
    return from && to ? [{ from, to }] : []
  })
  return all.flatMap((statement) => {
    const [, name] = /^create index (?:if not exists )?(\w+)/.exec(statement) ?? []
    if (!name) return []
    const create = renamed.reduce((text, { from, to }) => text.replaceAll(from, to), statement)
    return { name, statements: [`drop index if exists ${name}`, create] }
  })
}

type Around = {
  backUp?: (version: number) => Promise<void>
  index?: (change: Change) => Promise<void>
  onWait?: () => void
}

/**
 * Brings the database to this program's schema in one transaction: what was interrupted begins again from the version that `backUp`
 * gets, and no later backup is of one in between. Two processes that start at once wait for each other. `backUp` is called before
 * the first change of a database that holds data, while nothing else writes, and `index` after the last one, to write what was taken
 * out of the search; `onWait` when other sessions use what is to be changed.
 * Throws UnknownSchemaError for a database made by a newer program, by one from before release 1.0.0, or by another product.
 */
export const migrate = (
  database: Database,
  dialect: Dialect,
  { backUp, index, onWait }: Around = {},
): Promise<void> =>
  database.transaction().execute(async (change) => {
    await lockChanges(change, dialect)
    await createVersions(change)
    const first = await readVersion(change)
    if (first === 0) await requireNoTables(change, dialect)
    const steps: Step[] = []
    for (let version = first; version !== newestVersion; version = steps.at(-1)?.[0] ?? version)
      steps.push(stepFrom(version, dialect))
    if (first > 0 && steps.length > 0) await backUp?.(first)
    const run = async () => {
      for (const [next, statements] of steps) {
        for (const statement of statements) await sql.raw(statement).execute(change)
        await sql`insert into schema_version values (${next}, ${new Date().toISOString()})`.execute(change)
      }
      if (first > 0 && steps.length > 0) await index?.(change)
    }
    await (dialect === 'postgres' ? lettingReadersPass(change, run, onWait) : run())
  })

/** A new database has none of the tables that the schema begins with. */
async function requireNoTables(change: Change, dialect: Dialect): Promise<void> {
  const own = createSchema(dialect).flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? [])
  const present =
    dialect === 'sqlite'
      ? sql<{ name: string }>`(select name from sqlite_master)`
      : sql<{ name: string }>`(select tablename as name from pg_tables where schemaname = current_schema())`
  const found = await change
    .selectFrom(present.as('present'))
    .select('name')
    .where('name', 'in', own)
    .executeTakeFirst()
  if (found)
    throw new UnknownSchemaError(
      `The database has a table "${found.name}", but its table schema_version names no version: it is of another program, or was damaged. Correct DATABASE_URL or DATA_DIR, or restore a backup. Nothing was changed.`,
    )
}

/** Above all others: the version of a SQLite database whose content, or accounts, are on PostgreSQL now. */
const movedVersion = 1_000_000
const isMoved =
  'The content of this SQLite database was moved to PostgreSQL (npm run migrate-database): DATABASE_URL must name that database.'

/** From now on no program writes to this database, nor starts on it. */
export async function markMoved(change: Change): Promise<void> {
  // Accounts have had the table since the first start of a release that has it.
  await createVersions(change)
  await sql`insert into schema_version values (${movedVersion}, ${new Date().toISOString()})`.execute(change)
}

type Step = [version: number, statements: string[]]

function stepFrom(version: number, dialect: Dialect): Step {
  if (version === movedVersion) throw new UnknownSchemaError(isMoved)
  if (version === 0) return [schemaVersion, createSchema(dialect)]
  const migration = migrations[version + 1]
  if (migration) return [version + 1, migration(dialect)]
  throw new UnknownSchemaError(
    version < oldestVersion
      ? `The database is at schema version ${version}, from before release 1.0.0: start release 1.0.0 on it once, then this program.`
      : `The database is at schema version ${version}, this program knows ${newestVersion}: start the newer program again, or restore the backup made before the update.`,
  )
}

/** The version of the database; 0 when it is empty. */
async function readVersion(database: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{
    version: number | null
  }>`select max(version) as version from schema_version`.execute(database)
  return Number(rows[0]?.version ?? 0)
}

/**
 * Records this program's schema in the accounts: on SQLite they are a file of their own, on PostgreSQL the content's
 * version counts. Throws StorageError when a newer program has been there.
 */
export async function markSchema(database: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  await createVersions(database)
  const version = await readVersion(database)
  if (version > newestVersion) stepFrom(version, dialect)
  if (dialect === 'sqlite' && version < newestVersion)
    await sql`insert into schema_version values (${newestVersion}, ${new Date().toISOString()})
      on conflict do nothing`.execute(database)
}

const createVersions = (database: QueryExecutorProvider) =>
  sql`create table if not exists schema_version(version integer primary key, at text not null)`.execute(
    database,
  )

/** In accounts of SQLite, takes back what a newer program recorded when the content is as before it: they are only ever expanded. */
export async function followContent(
  accounts: QueryExecutorProvider,
  content: QueryExecutorProvider,
): Promise<void> {
  if ((await readVersion(content)) > newestVersion) return
  await createVersions(accounts)
  await sql`delete from schema_version where version > ${newestVersion}`.execute(accounts)
}

/**
 * Throws NewerSchemaError when a newer program has migrated the database: this one could write what the newer one no longer
 * reads. It may continue to read.
 */
export async function requireKnownSchema(database: QueryExecutorProvider): Promise<void> {
  const version = await readVersion(database)
  if (version === movedVersion) throw new NewerSchemaError(isMoved)
  if (version > newestVersion)
    throw new NewerSchemaError(
      `The database is at schema version ${version}, this program knows ${newestVersion}: it only reads. Stop it and start the newer program.`,
    )
}

/** True when this program must migrate the database before it can read it. */
export const isOlderSchema = async (read: QueryExecutorProvider) => (await readVersion(read)) < newestVersion
