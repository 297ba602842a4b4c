import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { openContent, type Where } from '@shanmen/content/open.ts'
import { sql } from 'kysely'
import { openBarePostgres, openBareSqlite } from './by-hand/database.ts'
import { loadEntries, type Speed } from './entries/load.ts'
import { measure } from './measure.ts'
import { asked, questionOf } from './questions.ts'
import { type Line, tableOf } from './report.ts'
import { requireSameRows, waysOf } from './ways.ts'

const compared = 20

type Run = { entries: number; rounds: number; databaseUrl: string | undefined; tell: (line: string) => void }

/** Loads this many entries into a database of their own, measures every question, and answers a section of the report. */
export async function runSize({ entries, rounds, databaseUrl, tell }: Run): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-bench-'))
  const schema = databaseUrl ? await createSchema(databaseUrl) : undefined
  try {
    return await measureIn({ dataDir, databaseUrl: schema?.url }, { entries, rounds, tell })
  } finally {
    await schema?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measureIn(where: Where, { entries, rounds, tell }: Omit<Run, 'databaseUrl'>): Promise<string> {
  const content = await openContent(where)
  const name = where.databaseUrl ? 'PostgreSQL' : 'SQLite'
  tell(`${name}: loading ${entries} entries in two languages …`)
  const { imported, published } = await loadEntries(content, entries)
  // What the server does by itself within a minute or two of a load.
  if (where.databaseUrl) await sql`vacuum analyze`.execute(content.write)
  const bare = where.databaseUrl ? await openBarePostgres(where.databaseUrl) : openBareSqlite(where.dataDir)
  const ways = waysOf(content, bare)
  const lines: Line[] = []
  for (const each of asked) {
    tell(`${name}, ${entries}: ${each.name}`)
    const ask = questionOf(each, entries)
    for (let question = 0; question < compared; question++) await requireSameRows(content, bare, ask())
    lines.push({ name: each.name, samples: await measure(ways, ask, rounds) })
  }
  await bare.close()
  const size = where.databaseUrl ? '' : `, ${await megabytes(where.dataDir)} MB on disk`
  await content.close()
  return [
    `## ${name}, ${entries} entries × 2 languages`,
    `Imported as drafts at ${told(imported)}, then published in both languages at ${told(published)}${size}.`,
    tableOf(lines),
  ].join('\n\n')
}

const told = ({ all, last }: Speed): string =>
  `${all.toFixed(0)} entries a second (the last tenth at ${last.toFixed(0)})`

const megabytes = async (dataDir: string): Promise<number> =>
  Math.round((await stat(join(dataDir, 'content.sqlite'))).size / 1024 ** 2)

/** A schema of its own in the server that the setting names, so that nothing there is touched. */
async function createSchema(databaseUrl: string) {
  const name = `bench_${randomBytes(6).toString('hex')}`
  const admin = openPostgres(databaseUrl, { readOnly: false })
  await sql`create schema ${sql.ref(name)}`.execute(admin)
  const own = new URL(databaseUrl)
  own.searchParams.set('options', `-c search_path=${name}`)
  const drop = async () => {
    await sql`drop schema ${sql.ref(name)} cascade`.execute(admin)
    await admin.destroy()
  }
  return { url: own.href, drop }
}
