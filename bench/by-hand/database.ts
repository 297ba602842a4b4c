import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

export type Value = string | number
export type Row = Record<string, unknown>

/** A database without anything of ours around it: statements prepared once, values bound, rows as they come. */
export type Bare = {
  all(query: string, ...values: Value[]): Row[] | Promise<Row[]>
  /** What a publication's id must be so that it holds the words; its one value is the search expression. */
  matching: string
  dialect: 'sqlite' | 'postgres'
  close(): void | Promise<void>
}

/** The file of the core, read with the driver alone and under the core's own settings. */
export function openBareSqlite(dataDir: string): Bare {
  const database = new DatabaseSync(join(dataDir, 'content.sqlite'), { readOnly: true })
  database.exec('pragma cache_size=-32000; pragma mmap_size=268435456')
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  return {
    all(query, ...values) {
      const statement = prepared.get(query) ?? database.prepare(query)
      prepared.set(query, statement)
      return statement.all(...values)
    },
    matching: 'in (select rowid from search where search match ?)',
    dialect: 'sqlite',
    close: () => database.close(),
  }
}

/** One connection, statements prepared by name. */
export async function openBarePostgres(url: string): Promise<Bare> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const names = new Map<string, string>()
  return {
    async all(query, ...values) {
      const name = names.get(query) ?? `statement${names.size}`
      names.set(query, name)
      let place = 0
      const text = query.replaceAll('?', () => `$${++place}`)
      return (await client.query<Row>({ name, text, values })).rows
    },
    matching: '= any(array(select id from search where tokens @@ ?::tsquery))',
    dialect: 'postgres',
    close: () => client.end(),
  }
}
