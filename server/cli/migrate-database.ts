import { readSettings } from '../config/env.ts'
import { migrateDatabase } from '../data/migrate-database.ts'
import { print, runCommand } from './run-command.ts'

await runCommand(async () => {
  const started = performance.now()
  const { rows, lines, findings } = await migrateDatabase(readSettings())
  for (const [table, count] of Object.entries(rows)) print(`${String(count).padStart(9)}  ${table}`)
  print(
    `Moved to PostgreSQL in ${((performance.now() - started) / 1000).toFixed(1)} s. Every row is the same, ` +
      `and so is the history up to line ${lines}. Media and keys stay in DATA_DIR.`,
  )
  for (const { code, where } of findings)
    print(`Found, as npm run doctor would: ${code} (${where.join(', ')})`)
  print('Start the program with this DATABASE_URL. content.sqlite and people.sqlite are no longer used.')
})
