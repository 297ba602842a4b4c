import { DatabaseHealth } from '@shanmen/content/database/database-health.ts'
import { openNothing } from '@shanmen/content/open-nothing.ts'
import { expect, test } from 'vitest'
import { createVersions } from './versions.ts'

/** Content whose database takes every question, and answers when it is told to. */
function standing() {
  const asked: ((rows: { kind: string; version: number }[]) => void)[] = []
  const execute = () => new Promise((resolve) => asked.push(resolve))
  const query = { selectAll: () => ({ execute }) }
  const nothing = openNothing(new Error('not reached'))
  const reading = {
    ...nothing,
    failing: new DatabaseHealth(),
    read: { ...nothing.read, selectFrom: () => query },
  }
  return { asked, reading: reading as unknown as typeof nothing }
}

test('a database that stands still keeps nobody waiting, is asked once, and is there again once it answers', async () => {
  const { asked, reading } = standing()
  const versions = createVersions(reading)
  versions.changed()
  await versions.settle()
  expect([versions.settled(), versions.away()]).toEqual([true, true])
  await versions.look()
  expect(asked).toHaveLength(1)
  asked[0]?.([])
  const looked = versions.look()
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.([{ kind: 'news', version: 3 }])
  await looked
  expect([versions.away(), versions.snapshot().of('news')]).toEqual([false, 3])
})
