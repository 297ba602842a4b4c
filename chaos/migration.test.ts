import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { repairContent } from '@shanmen/content/integrity/repair.ts'
import { openContent } from '@shanmen/content/open.ts'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { attempt, newFolder, readiness, run, setUp, startBoth } from './driver.ts'
import { type Postgres, usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 300_000 })

const soon = { timeout: 60_000, interval: 200 }
const newer = { NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'next-schema.ts'))}` }

/** What another session does with tables until the returned function is called, such as a backup that reads them. */
async function hold({ url }: Postgres, statement: string): Promise<() => Promise<void>> {
  const session = openPostgres(url, { readOnly: false, timeoutMs: 0 })
  const end = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const done = session.transaction().execute(async (transaction) => {
    await sql.raw(statement).execute(transaction)
    held.resolve()
    await end.promise
  })
  const release = async () => {
    end.resolve()
    await done
  }
  onTestFinished(() => release().then(() => session.destroy()))
  await held.promise
  return release
}

test('a migration that waits for a backup stops neither readers, nor saves once it was killed', async ({
  skip,
}) => {
  const postgres = await usePostgres(skip)
  const settings = { DATA_DIR: await newFolder(), DATABASE_URL: postgres.url }
  const old = await startBoth(settings)
  const editor = await setUp(old)
  const create = (title: string, key: string) =>
    attempt(editor, 'createEntry', { kind: 'news', document: news({ zh: title }) }, key.repeat(16))

  const release = await hold(postgres, 'lock table entry in access share mode')
  const killed = run({ STUDIO: 'off', ...settings, ...newer })
  await expect.poll(() => killed.output(), soon).toMatch(/The migration waits for another program/)
  for (let read = 0; read < 20; read += 1) {
    const start = performance.now()
    await editor.call('entryList', { kind: 'news', page: 1, pageSize: 1 })
    expect(performance.now() - start).toBeLessThan(4_000)
  }
  await killed.kill()
  expect(await create('中断之后', 'ab')).toMatchObject({ state: 'acknowledged' })
  expect((await readiness(old)).problems).toBe(undefined)

  const next = run({ STUDIO: 'off', ...settings, ...newer })
  await expect.poll(() => next.output(), soon).toMatch(/The migration waits for another program/)
  await release()
  await expect.poll(async () => (await readiness(old)).problems?.schema, soon).toMatch(/it only reads/)
  expect(await create('升级之后', 'cd')).toMatchObject({ state: 'refused', status: 503 })
})

test('a repair that waits for a backup stops no readers', async ({ skip }) => {
  const postgres = await usePostgres(skip)
  const content = await openContent({
    dataDir: await newFolder(),
    databaseUrl: postgres.url,
    withoutTimeout: true,
  })
  onTestFinished(content.close)
  // Reading also locks the indexes, which are made again.
  const release = await hold(postgres, 'select n from entry')
  const repaired = repairContent(content, 'doctor')
  const waiting = sql`select 1 from pg_locks where not granted`
  for (let read = 0; read < 3; read += 1) {
    await expect.poll(async () => (await waiting.execute(content.write)).rows.length, soon).toBe(1)
    // It waits behind what is not granted yet, and gives up after eight seconds.
    await content.read.selectFrom('entry').select('n').execute()
  }
  await release()
  expect((await repaired).failed).toEqual([])
})

test('a process whose tables a migration holds stays ready with the pages of its cache', async ({ skip }) => {
  const postgres = await usePostgres(skip)
  const old = await startBoth({ DATA_DIR: await newFolder(), DATABASE_URL: postgres.url })
  await hold(postgres, 'lock table entry in access exclusive mode')
  expect(await readiness(old)).toMatchObject({ status: 'ready' })
  expect((await fetch(old.baseUrl)).status).toBe(200)
})

test('the server ends a long statement of a process that was killed', async ({ skip }) => {
  const { url } = await usePostgres(skip)
  const program = `
    import { sql } from 'kysely'
    import { openPostgres } from '@shanmen/content/database/postgres.ts'
    await sql\`select pg_sleep(120)\`.execute(openPostgres('${url}', { readOnly: false, timeoutMs: 0 }))`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd: import.meta.dirname,
  })
  const database = openPostgres(url, { readOnly: true })
  onTestFinished(() => database.destroy())
  const running = async () =>
    (await sql`select 1 from pg_stat_activity where query like 'select pg_sleep%'`.execute(database)).rows
      .length
  await expect.poll(running, soon).toBe(1)
  child.kill('SIGKILL')
  await expect.poll(running, { timeout: 10_000 }).toBe(0)
})
