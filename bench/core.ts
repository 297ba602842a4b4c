import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeMachine } from './machine.ts'
import { runSize } from './run-size.ts'

type Options = { sizes: number[]; rounds: number; databaseUrl: string | undefined }

// The last page requested must exist.
const minEntries = 1000
const usual = [1000, 20_000]
const full = [...usual, 100_000]

/** Parses the command line; undefined when it is invalid. */
function readOptions(args: string[], environment: NodeJS.ProcessEnv): Options | undefined {
  const { size, rounds, full: all } = parse(args) ?? { size: [0] }
  const sizes = (size ?? []).map(Number)
  const options = {
    sizes: sizes.length > 0 ? sizes : all ? full : usual,
    rounds: Number(rounds ?? 200),
    databaseUrl: environment.DATABASE_URL || undefined,
  }
  const from = (least: number) => (number: number) => Number.isInteger(number) && number >= least
  return options.sizes.every(from(minEntries)) && from(20)(options.rounds) ? options : undefined
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        size: { type: 'string', multiple: true },
        rounds: { type: 'string' },
        full: { type: 'boolean' },
      },
    }).values
  } catch {
    return undefined
  }
}

const usage =
  'Usage: npm run bench -- core [--size=1000]… [--full] [--rounds=200], sizes from 1000 and rounds from 20 up; PostgreSQL with DATABASE_URL.'

/** What the columns of the tables mean. */
const explanation = `Milliseconds as p50 · p95; every round has its own language, channel, year, page, word or entry, and runs all variants one
after another. A sample with an involuntary context switch is taken again; after five tries the shortest counts, which
favours slow variants on a busy machine.

- **hand-written SQL**: the same rows by prepared statements on the driver alone, the exact total counted each time,
  documents left as text.
- **core**: the core's own function, uncached: the total counted up to 10,000, one page of rows.
- **API**: the call through the site's client without a socket: input validated, cards and HTML presented, pictures looked
  up, the years of a list counted too, JSON serialized and parsed.
- **core ÷ SQL, API ÷ SQL**: ratio of the medians.`

const print = (line: string) => void process.stdout.write(`${line}\n`)
const options = readOptions(process.argv.slice(3), process.env)
if (!options) {
  process.stderr.write(`${usage}\n`)
  process.exit(1)
}

const { sizes, rounds, databaseUrl } = options
const date = new Date().toISOString().slice(0, 10)
const sections: string[] = []
for (const entries of sizes) {
  const section = await runSize({ entries, rounds, databaseUrl, print })
  print(`\n${section}\n`)
  sections.push(section)
}
const title = '# Content core and API benchmark'
const about = `${date}, ${describeMachine()}, up to ${rounds} rounds a line.`
// A PostgreSQL run has a file of its own: only ratios within one run are comparable.
const file = databaseUrl ? 'results-postgres.md' : 'results-core.md'
await writeFile(join(import.meta.dirname, file), `${[title, about, explanation, ...sections].join('\n\n')}\n`)
print(`Written to bench/${file}`)
