import { setTimeout } from 'node:timers/promises'
import { runOnce } from '@shanmen/content/database/call-result.ts'
import { inTransaction } from '@shanmen/content/database/change.ts'
import { openContent } from '@shanmen/content/open.ts'
import { changePeople, openPeople, type People } from '@shanmen/studio/people/people.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder } from './driver.ts'
import { usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 120_000 })

const changeMe = { side: 'people', person: 'lin', call: 'changeMe', input: {} } as const

test('a step on accounts is done once, though repeated while it still runs, or after a process whose clock is days ahead', async ({
  skip,
}) => {
  const { url: databaseUrl } = await usePostgres(skip)
  const dataDir = await newFolder()
  const open = async () => {
    const people = await openPeople({ dataDir, databaseUrl }, 'http://localhost')
    onTestFinished(people.close)
    return people
  }
  let runs = 0
  const step = (people: People, key = 'one action') =>
    changePeople(people, ({ database }) =>
      runOnce(database, 'postgres', { ...changeMe, key }, async () => {
        runs += 1
        await setTimeout(500)
        return { runs }
      }),
    )
  const [first, second] = [await open(), await open()]
  expect(await Promise.all([step(first), step(second)])).toEqual([{ runs: 1 }, { runs: 1 }])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 })
  onTestFinished(() => void vi.useRealTimers())
  await step(second, 'of a process two days ahead')
  vi.useRealTimers()
  expect(await step(first)).toEqual({ runs: 1 })
})

test('a change of content waits for none of accounts, which waits for it in turn: with one key, or when results expire', async ({
  skip,
}) => {
  const { url: databaseUrl } = await usePostgres(skip)
  const dataDir = await newFolder()
  const content = await openContent({ dataDir, databaseUrl })
  onTestFinished(content.close)
  const people = await openPeople({ dataDir, databaseUrl }, 'http://localhost')
  onTestFinished(people.close)
  const preview = { ...changeMe, side: 'content', call: 'preview' } as const
  const change = (key: string) =>
    inTransaction(content, ({ batch = content.write }) =>
      runOnce(batch, 'postgres', { ...preview, key }, async () => key),
    )
  const changes = (key: string, meanwhile: () => Promise<unknown>) =>
    changePeople(people, ({ database }) => runOnce(database, 'postgres', { ...changeMe, key }, meanwhile))
  expect(await changes('same key', () => change('same key'))).toBe('same key')
  await sql`update call_result set at = '2020-01-01T00:00:00.000Z'`.execute(content.write)
  expect(await changes('of accounts', () => change('of content'))).toBe('of content')
  const { rows } = await sql`select id from call_result`.execute(content.write)
  expect(rows).toHaveLength(2)
})
