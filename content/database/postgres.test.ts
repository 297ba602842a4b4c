import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { server } from '../testing/databases.ts'
import { DatabaseHealth, isBusy, isFailure } from './database-health.ts'
import { openPostgres } from './postgres.ts'
import type { Tables } from './tables.ts'

test.runIf(server)(
  'a connection that breaks under a question: the reason is the answer, the process continues, and so does the next question',
  async () => {
    const admin = openPostgres(server ?? '', { readOnly: false })
    const failing = new DatabaseHealth()
    const read: Kysely<Tables> = openPostgres(server ?? '', {
      readOnly: true,
      log: failing.listen((query) => read.executeQuery(query)),
    })
    const asked = sql<{ asked: string }>`select 'broken' as asked, pg_sleep(2)::text`.execute(read)
    const broken = expect(asked).rejects.toThrow(/terminat/)
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like '%broken%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`
    await expect.poll(async () => (await end.execute(admin)).rows.length).toBeGreaterThan(0)
    await broken
    expect(failing.since).toBeInstanceOf(Date)
    await expect.poll(() => failing.retry().then(() => failing.since)).toBeUndefined()
    await Promise.all([admin.destroy(), read.destroy()])
  },
)

test.runIf(server)('a reading connection compiles no expressions and changes nothing', async () => {
  const read = openPostgres(server ?? '', { readOnly: true })
  onTestFinished(() => read.destroy())
  const settings = ['jit', 'transaction_read_only'].map((name) => sql<string>`current_setting(${name})`)
  const { rows } = await sql`select ${settings[0]} as jit, ${settings[1]} as "readOnly"`.execute(read)
  expect(rows).toEqual([{ jit: 'off', readOnly: 'on' }])
})

test('a server that takes questions and says nothing: after a while the answer is a failure of the database', async () => {
  // "You are in" and "ready", as the protocol writes them, whatever is asked; then nothing any more.
  const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
  const silent = createServer((socket) => socket.once('data', () => socket.write(greeting)))
  onTestFinished(() => void silent.close())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const url = `postgres://somebody@127.0.0.1:${port}/site`
  const database = openPostgres(url, { readOnly: true, timeoutMs: 200 })
  const error = await sql`select 1`.execute(database).catch((error: unknown) => error)
  expect([String(error), isFailure(error)]).toEqual([expect.stringMatching(/says nothing/), true])
  await database.destroy()
})

test.runIf(server)('a migration has no limit of time, though the server has one for everyone', async () => {
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const url = new URL(server ?? '')
  url.searchParams.set('options', limits.map((name) => `-c ${name}=100`).join(' '))
  const migrating = openPostgres(url.href, { readOnly: false, timeoutMs: 0 })
  onTestFinished(() => migrating.destroy())
  const rows = await migrating.transaction().execute(async (change) => {
    await setTimeout(300)
    await sql`select pg_sleep(0.3)`.execute(change)
    return (await sql`select current_setting('lock_timeout') as lock`.execute(change)).rows
  })
  expect(rows).toEqual([{ lock: '0' }])
})

test.runIf(server)('a change that waits for a lock fails as busy after five seconds', async () => {
  const [holder, writer] = [1, 2].map(() => openPostgres(server ?? '', { readOnly: false }))
  if (!holder || !writer) throw new Error('not opened')
  const lock = sql`select pg_advisory_xact_lock(99)`
  const error = await holder.transaction().execute(async (holding) => {
    await lock.execute(holding)
    return lock.execute(writer).catch((error: unknown) => error)
  })
  expect([isBusy(error), isFailure(error)]).toEqual([true, true])
  await Promise.all([holder.destroy(), writer.destroy()])
})

test.runIf(server)('of two changes that wait for each other one is undone, and fails as busy', async () => {
  const [one, other] = [1, 2].map(() => openPostgres(server ?? '', { readOnly: false }))
  if (!one || !other) throw new Error('not opened')
  const lock = (key: number) => sql`select pg_advisory_xact_lock(${key}::int)`
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ends = await Promise.allSettled([
    one.transaction().execute(async (change) => {
      await lock(101).execute(change)
      first.resolve()
      await second.promise
      await lock(102).execute(change)
    }),
    other.transaction().execute(async (change) => {
      await lock(102).execute(change)
      second.resolve()
      await first.promise
      await lock(101).execute(change)
    }),
  ])
  await Promise.all([one.destroy(), other.destroy()])
  const failed = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  expect(failed.map((error) => [isBusy(error), isFailure(error)])).toEqual([[true, true]])
})
