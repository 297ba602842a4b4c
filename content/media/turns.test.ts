import { expect, onTestFinished, test, vi } from 'vitest'
import { MediaStoreError } from '../errors.ts'
import { takeTurns } from './turns.ts'

/** A folder that answers only when told to. */
function open() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const asked: (() => void)[] = []
  const read = () => new Promise<string>((resolve) => asked.push(() => resolve('read')))
  return { inTurn: takeTurns('/mnt/media'), asked, read }
}

test('of a folder that hangs two reads wait, the next ones are refused after five seconds, later ones at once', async () => {
  const { inTurn, asked, read } = open()
  const hanging = [inTurn(read), inTurn(read)]
  const late = inTurn(read).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(await late).toBeInstanceOf(MediaStoreError)
  const refused = expect(inTurn(read)).rejects.toThrow(/does not answer: \/mnt\/media hangs/)
  await vi.advanceTimersByTimeAsync(1)
  await refused
  expect(asked).toHaveLength(2)
  // Until it answers.
  for (const answer of asked) answer()
  expect(await Promise.all(hanging)).toEqual(['read', 'read'])
  const again = [inTurn(read), inTurn(read), inTurn(read)]
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(4)
  asked[2]?.()
  await vi.advanceTimersByTimeAsync(0)
  for (const answer of asked) answer()
  expect(await Promise.all(again)).toEqual(['read', 'read', 'read'])
})

test('what failed ends its turn, and closing a file waits for as long as it takes', async () => {
  const { inTurn, asked, read } = open()
  for (let at = 0; at < 3; at += 1)
    await expect(inTurn(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  const hanging = [inTurn(read), inTurn(read)]
  const closing = inTurn(read, true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(2)
  for (const answer of asked) answer()
  await Promise.all(hanging)
  asked[2]?.()
  expect(await closing).toBe('read')
})
