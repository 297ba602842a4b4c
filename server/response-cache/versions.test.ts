import { DatabaseHealth } from '@shanmen/content/database/database-health.ts'
import { openNothing } from '@shanmen/content/open.ts'
import { expect, test, vi } from 'vitest'
import { createVersions } from './versions.ts'

/** Content whose database accepts every query, and responds when the test lets it. */
function unresponsive() {
  const pending: ((rows: { kind: string; version: number }[]) => void)[] = []
  const execute = () => new Promise((resolve) => pending.push(resolve))
  const query = { leftJoin: () => query, select: () => ({ execute }) }
  const nothing = openNothing(new Error('not reached'))
  const reading = {
    ...nothing,
    failing: new DatabaseHealth(),
    watch: { selectFrom: () => query },
  }
  return { pending, reading: reading as unknown as typeof nothing }
}

test('an unresponsive database delays no request, is queried once, and counts as reachable once it answers', async () => {
  const { pending, reading } = unresponsive()
  const failures: unknown[] = []
  const versions = createVersions(reading, { onFailure: (error) => failures.push(error) })
  versions.markChanged()
  await versions.flush()
  // What was changed here is unknown: nothing may count as fresh.
  expect([versions.isFlushed(), versions.isAway()]).toEqual([false, true])
  await versions.poll()
  expect(pending).toHaveLength(1)
  pending[0]?.([])
  const looked = versions.poll()
  await expect.poll(() => pending.length).toBe(2)
  pending[1]?.([{ kind: 'news', version: 3 }])
  await looked
  expect([versions.isAway(), versions.snapshot().of('news')]).toEqual([false, 3])
  expect([versions.isFlushed(), failures.length]).toEqual([true, 1])
})

test('versions that are equal again after the database was away mean nothing where it has lost changes', async () => {
  const { reading } = unresponsive()
  const execute = vi.fn(async () => [{ kind: 'news', version: 3 }])
  const query = { leftJoin: () => query, select: () => ({ execute }) }
  Object.assign(reading.watch, { selectFrom: () => query })
  const [isSame, onRewind] = [vi.fn(async () => true), vi.fn()]
  const versions = createVersions(reading, { isSame, onRewind })
  await versions.poll()
  for (const same of [true, false]) {
    isSame.mockResolvedValue(same)
    const { epoch } = versions.snapshot()
    execute.mockRejectedValueOnce(new Error('Connection terminated'))
    await versions.poll()
    expect(versions.isAway()).toBe(true)
    await versions.poll()
    expect([versions.isAway(), versions.snapshot().epoch > epoch]).toEqual([false, !same])
    expect(onRewind).toHaveBeenCalledTimes(same ? 0 : 1)
  }
  // Only what was away is asked.
  await versions.poll()
  expect(isSame).toHaveBeenCalledTimes(2)
})
