import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { openContent, type Where } from '@shanmen/content/open.ts'
import { sql } from 'kysely'
import { loadEntries, type Speed } from './entries/load.ts'
import { openBarePostgres, openBareSqlite } from './hand-written-sql.ts'
import { measure, percentile, type Samples } from './measure.ts'
import { requireSameRows, variantsOf } from './variants.ts'
import { queriesOf, queryTypes } from './workload.ts'

type Line = { name: string; samples: Samples[] }

const figure = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1))
const both = ({ times }: Samples) => `${figure(percentile(times, 0.5))} · ${figure(percentile(times, 0.95))}`
const ratio = (one: Samples, other: Samples) =>
  figure(percentile(one.times, 0.5) / percentile(other.times, 0.5))

/** A table in Markdown: milliseconds as "p50 · p95", then the medians of core and API divided by those of hand-written SQL. */
function tableOf(lines: readonly Line[]): string {
  const names = lines[0]?.samples.map(({ name }) => name) ?? []
  const head = ['p50 · p95 in ms', ...names, 'core ÷ SQL', 'API ÷ SQL']
  const rows = lines.map(({ name, samples }) => {
    const [hand, core, api] = samples
    return hand && core && api ? [name, ...samples.map(both), ratio(core, hand), ratio(api, hand)] : [name]
  })
  return [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const comparedQueries = 20

type Run = { entries: number; rounds: number; databaseUrl: string | undefined; print: (line: string) => void }

/** Loads this many entries into a new database, measures every query type, and returns a section of the report. */
export async function runSize({ entries, rounds, databaseUrl, print }: Run): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-bench-'))
  const schema = databaseUrl ? await createSchema(databaseUrl) : undefined
  try {
    return await measureIn({ dataDir, databaseUrl: schema?.url }, { entries, rounds, print })
  } finally {
    await schema?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measureIn(
  where: Where,
  { entries, rounds, print }: Omit<Run, 'databaseUrl'>,
): Promise<string> {
  const content = await openContent(where)
  const name = where.databaseUrl ? 'PostgreSQL' : 'SQLite'
  print(`${name}: loading ${entries} entries in two languages …`)
  const { imported, published } = await loadEntries(content, entries)
  // PostgreSQL does this by itself within a minute or two after a load.
  if (where.databaseUrl) await sql`vacuum analyze`.execute(content.write)
  const bare = where.databaseUrl ? await openBarePostgres(where.databaseUrl) : openBareSqlite(where.dataDir)
  const variants = variantsOf(content, bare)
  const lines: Line[] = []
  for (const each of queryTypes) {
    print(`${name}, ${entries}: ${each.name}`)
    const nextQuery = queriesOf(each, entries)
    for (let count = 0; count < comparedQueries; count++) await requireSameRows(content, bare, nextQuery())
    lines.push({ name: each.name, samples: await measure(variants, nextQuery, rounds) })
  }
  await bare.close()
  const size = where.databaseUrl ? '' : `, ${await megabytes(where.dataDir)} MB on disk`
  await content.close()
  return [
    `## ${name}, ${entries} entries × 2 languages`,
    `Imported as drafts at ${speedText(imported)}, then published in both languages at ${speedText(published)}${size}.`,
    tableOf(lines),
  ].join('\n\n')
}

const speedText = ({ all, last }: Speed): string =>
  `${all.toFixed(0)} entries a second (the last tenth at ${last.toFixed(0)})`

const megabytes = async (dataDir: string): Promise<number> =>
  Math.round((await stat(join(dataDir, 'content.sqlite'))).size / 1024 ** 2)

/** Creates a schema of its own in the configured database, so that nothing there is touched. */
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
