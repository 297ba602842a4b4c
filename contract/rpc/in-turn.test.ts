import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './in-turn.server.ts'

test('of one sender few pieces run at a time, in their order; another one waits for none of those in line', async () => {
  const inTurn = createTurns(2)
  const begun: string[] = []
  let running = 0
  let most = 0
  const work = (name: string) => async () => {
    begun.push(name)
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
  }
  const many = Array.from({ length: 20 }, (_, n) => inTurn('lin', work(`lin ${n}`)))
  await setImmediate()
  const other = inTurn('gu', work('gu'))
  await Promise.all([...many, other])
  expect(begun.filter((name) => name !== 'gu')).toEqual(Array.from({ length: 20 }, (_, n) => `lin ${n}`))
  expect(begun.indexOf('gu')).toBeLessThan(8)
  expect(most).toBeLessThanOrEqual(3)
})

test('after one that fails the next is run', async () => {
  const inTurn = createTurns(1)
  const failing = inTurn('lin', async () => {
    throw new Error('no')
  })
  const next = inTurn('lin', async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
  expect(await inTurn('lin', async () => 'again')).toBe('again')
})

test.each([
  { most: 2, ms: 150 },
  { most: 1, ms: 40 },
  { most: 2, ms: 40 },
])('a sender whose work keeps the process busy leaves others as much time', async ({ most, ms }) => {
  const inTurn = createTurns(most, { rests: true })
  let pieces = 0
  let isOver = false
  const usedMs = (before: NodeJS.CpuUsage) => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  const long = async () => {
    pieces += 1
    const before = process.threadCpuUsage()
    while (usedMs(before) < ms);
  }
  const sender = async () => {
    while (!isOver) await inTurn('lin', long)
  }
  const senders = [sender(), sender(), sender(), sender()]
  await setTimeout(100)
  const before = pieces
  // As a request, from turn to turn of the event loop: without rests each turn has a piece of its own.
  for (let turns = 0; turns < 30; turns++) await setImmediate()
  expect(pieces - before).toBeLessThan(15)
  isOver = true
  await Promise.all(senders)
})

test('what waits is run before what comes later, and a limit holds after rests that end together', async () => {
  const inTurn = createTurns(2, { rests: true })
  const used = () => process.threadCpuUsage().user / 1000
  const order: string[] = []
  let running = 0
  let most = 0
  const piece = (name: string, ms = 0) =>
    inTurn('lin', async () => {
      running += 1
      most = Math.max(most, running)
      const until = used() + ms
      while (used() < until);
      await setTimeout(5)
      order.push(name)
      running -= 1
    })
  const all = [piece('a', 60), piece('b', 60), piece('c'), piece('d'), piece('e')]
  await all[0]
  await all[1]
  // In the rest of both.
  all.push(piece('f'))
  await Promise.all(all)
  expect([order.slice(2).join(''), most]).toEqual(['cdef', 2])
})
