import { setTimeout } from 'node:timers/promises'
import { runOnce } from '@shanmen/content/database/call-result.ts'
import { changePeople, openPeople, type People } from '@shanmen/studio/people/people.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder } from './driver.ts'
import { usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 120_000 })

test('a step on accounts that is repeated on another process while the first still runs is done once, with one answer', async ({
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
  const step = (people: People) =>
    changePeople(people, ({ database }) =>
      runOnce(database, { person: 'lin', key: 'one action', call: 'changeMe', input: {} }, async () => {
        runs += 1
        await setTimeout(500)
        return { runs }
      }),
    )
  const [first, second] = [await open(), await open()]
  expect(await Promise.all([step(first), step(second)])).toEqual([{ runs: 1 }, { runs: 1 }])
})
