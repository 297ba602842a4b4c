import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { server } from '../testing/databases.ts'
import { Failing } from './failing.ts'
import { openPostgres } from './postgres.ts'
import type { Tables } from './tables.ts'

test.runIf(server)(
  'a connection that breaks under a question: the reason is the answer, the process goes on, and so does the next question',
  async () => {
    const admin = openPostgres(server ?? '', { readOnly: false })
    const failing = new Failing()
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
    await expect.poll(() => failing.askAgain().then(() => failing.since)).toBeUndefined()
    await Promise.all([admin.destroy(), read.destroy()])
  },
)
