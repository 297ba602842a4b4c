import { sql } from 'kysely'
import type { ReadOnlyContent } from '../open.ts'

/** PostgreSQL's codes: an index, or what it reads for it, is damaged. */
const damaged = ['XX001', 'XX002']
/** It took longer than a reading statement may. */
const cancelled = '57014'

/**
 * Compares the indexes of PostgreSQL with their tables, one statement each; returns one line for each fault. Needs the
 * extension `amcheck` and the right to call it: without them nothing is compared.
 */
export async function checkPostgresIndexes(
  read: ReadOnlyContent['read'],
  pause: () => Promise<void>,
): Promise<string[]> {
  const indexes = sql<{ name: string }>`(select indexrelid::regclass::text as name from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'btree' and indisvalid and relnamespace = current_schema()::regnamespace
      and has_function_privilege(to_regprocedure('bt_index_check(regclass,boolean)'), 'execute'))`
  const rows = await read.selectFrom(indexes.as('indexes')).select('name').orderBy('name').execute()
  const faults: string[] = []
  for (const { name } of rows) {
    try {
      const checked = sql<{ done: string }>`(select bt_index_check(${name}::regclass, true)::text as done)`
      await read.selectFrom(checked.as('checked')).select('done').execute()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const code = 'code' in error ? String(error.code) : ''
      if (damaged.includes(code)) faults.push(error.message)
      else if (code !== cancelled) throw error
    }
    await pause()
  }
  return faults
}
