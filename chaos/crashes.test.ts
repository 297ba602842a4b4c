import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isLong, newFolder, type Running, report, setUp, signIn, startStudio } from './driver.ts'
import { type Counts, Editor, noCounts, verify } from './history.ts'
import { type Postgres, usePostgres } from './postgres.ts'

const minute = 60_000
const maxCrashes = Number(process.env.CRASHES ?? (isLong ? 10_000 : 200))
/** A busy machine starts the studio in some seconds. */
const leastCrashes = 3
/** Building the first program and the last comparison, on a busy machine. */
const otherMs = 5 * minute
// A number of crashes that was asked for needs more time.
const maxMs = (isLong ? 120 : process.env.CRASHES ? 30 : 1) * minute

async function crashes(
  settings: Record<string, string>,
  postgres?: Postgres,
): Promise<Counts & { crashes: number }> {
  const counts = { crashes: 0, ...noCounts() }
  const editors = ['a', 'b', 'c'].map((name) => new Editor(name, counts))
  let running: Running = await startStudio(settings)
  let browser = await setUp(running)
  const before = (await browser.call('entryList', { kind: 'news', page: 1, pageSize: 1 })).total
  const until = Date.now() + maxMs
  while (counts.crashes < maxCrashes && Date.now() < until) {
    const crash = setTimeout(randomInt(50, 500)).then(async () => {
      if (postgres && counts.crashes % 2 === 0) postgres.crash()
      else await running.kill()
    })
    await Promise.all(
      editors.map(async (editor) => {
        while (await editor.step(browser)) {}
      }),
    )
    await crash
    if (postgres && counts.crashes % 2 === 0) postgres.start()
    else {
      running = await startStudio(settings)
      browser = await signIn(running)
    }
    counts.crashes += 1
    // What the crash left open is settled first: the same key tells whether it was done.
    for (const editor of editors)
      while (editor.pending) if (!(await editor.step(browser))) await setTimeout(100)
    if (counts.crashes % 50 === 0) await verify(browser, editors, before)
  }
  await verify(browser, editors, before)
  await running.stop()
  // Nothing is lost either where nothing was done. However slow the machine is, each of the three editors has a step to settle after
  // the program was killed, which is every second crash at least.
  expect(counts.crashes).toBeGreaterThanOrEqual(Math.min(leastCrashes, maxCrashes))
  expect(counts.acknowledged).toBeGreaterThanOrEqual(counts.crashes - 1)
  return counts
}

test(
  'killed at any moment: no acknowledged step on SQLite is lost or doubled',
  async () => {
    const counts = await crashes({ DATA_DIR: await newFolder() })
    report(`SQLite: ${JSON.stringify(counts)}`)
  },
  2 * maxMs + otherMs,
)

test(
  'process and server killed in turn: no acknowledged step on PostgreSQL is lost or doubled',
  async ({ skip }) => {
    const postgres = await usePostgres(skip)
    const counts = await crashes({ DATA_DIR: await newFolder(), DATABASE_URL: postgres.url }, postgres)
    report(`PostgreSQL: ${JSON.stringify(counts)}`)
  },
  2 * maxMs + otherMs,
)
