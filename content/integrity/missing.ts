import { sql } from 'kysely'
import { createIndexes, createTriggers } from '../database/migrate.ts'
import type { Dialect } from '../database/tables.ts'
import type { Queryable } from '../entries/find.ts'

const triggers = {
  sqlite: sql<{ name: string }>`(select name from sqlite_schema where type = 'trigger')`,
  // 'O' and 'A' run for the changes of programs, 'D' and 'R' do not.
  postgres: sql<{
    name: string
  }>`(select tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = current_schema()::regnamespace and tgenabled in ('O', 'A'))`,
} satisfies Record<Dialect, unknown>

/** The triggers that are missing or switched off: without them other programs could change history or publish without approval. */
export async function missingTriggers(read: Queryable, dialect: Dialect) {
  const rows = await read.selectFrom(triggers[dialect].as('present')).select('name').execute()
  const names = new Set(rows.map(({ name }) => name))
  return createTriggers(dialect).filter(({ name }) => !names.has(name))
}

const indexes = {
  sqlite: sql<{ name: string }>`(select name from sqlite_schema where type = 'index')`,
  // One that could not be built to its end is not used.
  postgres: sql<{
    name: string
  }>`(select relname as name from pg_class join pg_index on indexrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and indisvalid)`,
} satisfies Record<Dialect, unknown>

/** The indexes that are missing: answers stay right without them, and take ever longer as the content grows. */
export async function missingIndexes(read: Queryable, dialect: Dialect) {
  const rows = await read.selectFrom(indexes[dialect].as('present')).select('name').execute()
  const names = new Set(rows.map(({ name }) => name))
  return createIndexes(dialect).filter(({ name }) => !names.has(name))
}
