import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { explanation, hintOfUse } from './explanation.ts'
import { describeMachine } from './machine.ts'
import { readOptions } from './options.ts'
import { runSize } from './run.ts'

const tell = (line: string) => void process.stdout.write(`${line}\n`)
const options = readOptions(process.argv.slice(3), process.env)
if (!options) {
  process.stderr.write(`${hintOfUse}\n`)
  process.exit(1)
}

const { sizes, rounds, databaseUrl } = options
const date = new Date().toISOString().slice(0, 10)
const sections: string[] = []
for (const entries of sizes) {
  const section = await runSize({ entries, rounds, databaseUrl, tell })
  tell(`\n${section}\n`)
  sections.push(section)
}
const title = '# Content core and API, measured'
const about = `${date}, ${describeMachine()}, up to ${rounds} rounds a line.`
// A PostgreSQL run stands in a file of its own: the ratios to compare are those within one run.
const file = databaseUrl ? 'results-postgres.md' : 'results-core.md'
await writeFile(join(import.meta.dirname, file), `${[title, about, explanation, ...sections].join('\n\n')}\n`)
tell(`Written to bench/${file}`)
