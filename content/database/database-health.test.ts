import { expect, test } from 'vitest'
import { DatabaseHealth } from './database-health.ts'

const errorOf = (code: string) => Object.assign(new Error('failed'), { code })
const failWith = (code: string) => () => Promise.reject(errorOf(code))

test('a statement that takes too long is no failure of the database; one that cannot have a lock is', async () => {
  const health = new DatabaseHealth()
  await expect(health.watch(failWith('57014'))).rejects.toThrow()
  expect(health.since).toBeUndefined()
  await expect(health.watch(failWith('55P03'))).rejects.toThrow()
  expect(health.since).toBeInstanceOf(Date)
})

test('a query that failed and takes too long when it is repeated shows that the database answers', async () => {
  const health = new DatabaseHealth()
  const codes = ['ECONNRESET', '57014']
  await expect(health.watch(() => Promise.reject(errorOf(codes.shift() ?? '')))).rejects.toThrow()
  await health.retry()
  expect(health.since).toBeUndefined()
})

test('what failed is repeated once at a time, however often it is asked for', async () => {
  const health = new DatabaseHealth()
  const { promise, resolve } = Promise.withResolvers<void>()
  let times = 0
  const query = () => {
    times += 1
    return times === 1 ? Promise.reject(errorOf('ECONNRESET')) : promise
  }
  await expect(health.watch(query)).rejects.toThrow()
  const all = [health.retry(), health.retry(), health.retry()]
  resolve()
  await Promise.all(all)
  expect(times).toBe(2)
  expect(health.since).toBeUndefined()
})
