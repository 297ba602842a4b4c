import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSlices } from './slices.ts'

/** Takes so long, before and after it waits for what is there already. */
const busy = async (ms: number) => {
  for (const _ of [1, 2]) {
    const until = performance.now() + ms / 2
    while (performance.now() < until);
    await undefined
  }
}

/** Counts the turns of the event loop until `isDone`. */
async function turnsUntil(isDone: () => boolean): Promise<number> {
  for (let turns = 0; ; turns += 1) {
    if (isDone()) return turns
    await setImmediate()
  }
}

test('work is begun in its order, and the event loop turns after what takes long', async () => {
  const { begin } = createSlices()
  const begun: number[] = []
  for (let at = 0; at < 20; at += 1)
    begin(() => {
      begun.push(at)
      void busy(2)
    })
  expect(begun).toEqual([0])
  const turns = await turnsUntil(() => begun.length === 20)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, at) => at))
  expect(turns).toBeGreaterThanOrEqual(18)
})

test('what takes no time is begun at once', () => {
  const { begin } = createSlices()
  const begun: number[] = []
  for (let at = 0; at < 5; at += 1) begin(() => void begun.push(at))
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

test('of those that wait for their turn few go on in one turn of the event loop', async () => {
  const { turn } = createSlices()
  let gone = 0
  const rendering = Array.from({ length: 20 }, async () => {
    await setImmediate()
    await turn()
    gone += 1
    await busy(2)
  })
  expect(await turnsUntil(() => gone === 20)).toBeGreaterThanOrEqual(18)
  await Promise.all(rendering)
})

test('after what takes long the event loop turns for an eighth of its time', async () => {
  const { begin } = createSlices()
  const begun: number[] = []
  for (let at = 0; at < 2; at += 1)
    begin(() => {
      begun.push(performance.now())
      void busy(40)
    })
  // At least: a busy machine only adds to it, and the number of turns in that time is the machine's.
  await turnsUntil(() => begun.length === 2)
  const [first = 0, second = 0] = begun
  expect(second - first).toBeGreaterThanOrEqual(45)
})

test('while each turn accepts a connection, the event loop turns for as long as the slice took', async () => {
  const { begin, accepted } = createSlices()
  const begun: number[] = []
  for (let at = 0; at < 2; at += 1)
    begin(() => {
      begun.push(performance.now())
      void busy(40)
    })
  await turnsUntil(() => {
    accepted()
    return begun.length === 2
  })
  const [first = 0, second = 0] = begun
  expect(second - first).toBeGreaterThanOrEqual(80)
})

test('a request that has begun goes on before others begin', async () => {
  const { begin, turn, nextTurn } = createSlices()
  const order: string[] = []
  begin(() => void busy(5))
  const others = [1, 2, 3].map(() => turn().then(() => busy(5).then(() => order.push('other'))))
  await setImmediate()
  const own = nextTurn().then(() => order.push('own'))
  await Promise.all([own, ...others])
  expect(order.indexOf('own')).toBeLessThan(2)
})
