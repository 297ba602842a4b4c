import { sql } from 'kysely'
import type { Dialect } from '../database/tables.ts'
import type { Queryable } from '../entries/find.ts'

type Rule = { name: string; statements: string[] }

/** Columns of each table that are unique, the primary key first. */
export type Keys = Readonly<Record<string, readonly [primary: string, ...unique: string[]]>>

const keys: Keys = {
  anchor: ['no'],
  audit: ['no', 'hash'],
  call_result: ['id'],
  entry: ['n', 'id', 'kind, slug'],
  file_page: ['id', 'media_id, page'],
  inherited_author: ['entry_id, author'],
  installation: ['id'],
  media: ['id', 'sha256'],
  preview_link: ['id', 'hash'],
  publication: ['id'],
  review: ['entry_id, language'],
  revision: ['entry_id, no', 'hash'],
  search: ['id'],
  search_failure: ['day, language, query'],
  search_page: ['id'],
  search_word: ['word'],
  shown_medium: ['publication_id, media_id'],
  upload: ['key'],
  version: ['kind'],
}

const rulesOf = (keys: Keys): Rule[] =>
  Object.entries(keys).flatMap(([table, all]) =>
    all.map((columns, at) => {
      const name = at === 0 ? `${table}_pkey` : `${table}_${columns.replaceAll(', ', '_')}_key`
      const kind = at === 0 ? 'primary key' : 'unique'
      return { name, statements: [`alter table ${table} add constraint ${name} ${kind} (${columns})`] }
    }),
  )

/** The names of the keys of a PostgreSQL database. */
export const presentKeys = sql<{ name: string }>`(select conname as name from pg_constraint
  where connamespace = current_schema()::regnamespace and contype in ('p', 'u'))`

/** Those of `keys` that are not there. */
export function withoutPresent(keys: Keys, present: readonly { name: string }[]): Rule[] {
  const names = new Set(present.map(({ name }) => name))
  return rulesOf(keys).filter(({ name }) => !names.has(name))
}

/**
 * The unique keys that are missing on PostgreSQL, as after a restore that ended early: they come last in a dump. Without them a
 * repeated call is done twice, and nothing refuses it. Those of SQLite are part of its tables.
 */
export async function missingKeys(read: Queryable, dialect: Dialect): Promise<Rule[]> {
  if (dialect === 'sqlite') return []
  return withoutPresent(keys, await read.selectFrom(presentKeys.as('present')).select('name').execute())
}

const toRevision = ['entry_id, no', 'revision', '(entry_id, no)'] as const
const toEntry = ['entry_id', 'entry', '(id)'] as const

/** Tables whose rows belong to a row of another one; those of the search and of shown media go with it. */
const references: Record<string, readonly [columns: string, target: string, key: string]> = {
  approval: toRevision,
  inherited_author: toEntry,
  preview_link: toEntry,
  publication: toRevision,
  publishing: toRevision,
  review: toRevision,
  revision: toEntry,
  search: ['id', 'publication', '(id) on delete cascade'],
  search_page: ['id', 'file_page', '(id) on delete cascade'],
  shown_medium: ['publication_id', 'publication', '(id) on delete cascade'],
  withdrawal: toRevision,
}

/**
 * The foreign keys that are missing on PostgreSQL. They come after the unique keys in a dump, and need them. Without one that removes
 * rows with what they belong to, such rows were left, and would refuse it: they are derived, and go first.
 */
export async function missingReferences(read: Queryable, dialect: Dialect): Promise<Rule[]> {
  if (dialect === 'sqlite') return []
  const present = sql<{ name: string }>`(select concat(conrelid::regclass, ' ', confrelid::regclass) as name
    from pg_constraint where connamespace = current_schema()::regnamespace and contype = 'f')`
  const rows = await read.selectFrom(present.as('present')).select('name').execute()
  const names = new Set(rows.map(({ name }) => name))
  return Object.entries(references).flatMap(([table, [columns, target, key]]) => {
    if (names.has(`${table} ${target}`)) return []
    const add = `alter table ${table} add foreign key (${columns}) references ${target}${key}`
    const clear = `delete from ${table} where not exists (select 1 from ${target} where ${target}.id = ${table}.${columns})`
    const statements = key.endsWith('on delete cascade') ? [clear, add] : [add]
    return [{ name: `${table} → ${target}`, statements }]
  })
}

const numbered = { entry: 'n', publication: 'id', file_page: 'id' }

/**
 * The counters of PostgreSQL that would give a number again which a row has, as where the tables were copied without them:
 * each new row is refused then, and with it all that is created or published.
 */
export async function countersBehind(read: Queryable, dialect: Dialect): Promise<Rule[]> {
  if (dialect === 'sqlite') return []
  const behind: Rule[] = []
  for (const [table, column] of Object.entries(numbered)) {
    const counter = sql`pg_get_serial_sequence(${table}, ${column})::regclass`
    const most = sql`(select coalesce(max(${sql.ref(column)}), 0) from ${sql.table(table)})`
    // A role that only reads may not look at counters.
    const lower = sql<{ one: number }>`(select 1 as one
      where case when has_sequence_privilege(${counter}, 'select, usage')
        then coalesce(pg_sequence_last_value(${counter}), 0) < ${most} end)`
    if (await read.selectFrom(lower.as('lower')).select('one').executeTakeFirst())
      behind.push({
        name: `${table}.${column}`,
        statements: [
          `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`,
        ],
      })
  }
  return behind
}
