import { databases, useContent } from '@shanmen/content/testing/databases.ts'
import { expect, test, vi } from 'vitest'
import { probeOf } from './backend.ts'

const [sqlite] = databases
if (!sqlite) throw new Error('no database')
const fresh = useContent(sqlite.make)

test('a probe needs none of the connections with which visitors read', async () => {
  const content = await fresh()
  const taken = () => {
    throw new Error('timeout exceeded when trying to connect')
  }
  const read = { selectFrom: taken, with: taken }
  await expect(probeOf({ ...content, read, watch: content.read })()).resolves.toBeDefined()
})

test('any number of probes at the same time is one query, and a later one asks again', async () => {
  const content = await fresh()
  const selectFrom = vi.spyOn(content.watch, 'selectFrom')
  const probe = probeOf(content)
  await Promise.all(Array.from({ length: 100 }, probe))
  expect(selectFrom).toHaveBeenCalledTimes(1)
  await probe()
  expect(selectFrom).toHaveBeenCalledTimes(2)
})
