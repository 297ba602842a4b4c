import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { changePeople, type People } from './people.ts'

test('changes of accounts leave half of the connections to those who read', async () => {
  let running = 0
  const { promise: lock, resolve: release } = Promise.withResolvers<void>()
  const execute = async () => {
    running += 1
    await lock
    running -= 1
  }
  const database = { isTransaction: false, transaction: () => ({ execute }) }
  const people = { database } as unknown as People
  const changes = Array.from({ length: 10 }, () => changePeople(people, async () => undefined))
  await setImmediate()
  expect(running).toBe(4)
  release()
  await Promise.all(changes)
  expect(running).toBe(0)
})
