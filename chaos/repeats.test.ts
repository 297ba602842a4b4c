import { setTimeout } from 'node:timers/promises'
import { runOnce } from '@shanmen/content/database/call-result.ts'
import { changePeople, openPeople, type People } from '@shanmen/studio/people/people.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder } from './driver.ts'
import { usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 120_000 })

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
      runOnce(database, 'postgres', { person: 'lin', key, call: 'changeMe', input: {} }, async () => {
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
