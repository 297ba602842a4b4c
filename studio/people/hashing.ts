import { AsyncLocalStorage } from 'node:async_hooks'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { errors } from '../api/request-errors.ts'

/** Each hash takes a core for a tenth of a second, and one of the four threads that files are read with too. */
const maxRunning = 2
/** About a second of work. */
const maxWaiting = 16
const retrySeconds = 5

let running = 0
const waiting = { known: [] as (() => void)[], unknown: [] as (() => void)[] }

const known = new AsyncLocalStorage<boolean>()

/**
 * Hashes for someone who has an account, as a session or a device in which it was used shows, before those of strangers: their
 * wrong sign-ins, from as many networks as they like, would otherwise fill the only queue.
 */
export const asKnown = <R>(isKnown: boolean, work: () => R): R => known.run(isKnown, work)

/** Runs `work` while at most one other does. */
async function inTurn<R>(work: () => Promise<R>, line = waiting.unknown): Promise<R> {
  if (running === maxRunning) await new Promise<void>((resolve) => line.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.known.shift() ?? waiting.unknown.shift()
    if (next) next()
    else running -= 1
  }
}

/** The same with a bounded queue: throws a RequestError that says when to try again. */
async function inTurnSoon<R>(work: () => Promise<R>): Promise<R> {
  const isKnown = known.getStore() ?? false
  requireRoom(isKnown)
  return inTurn(work, lineOf(isKnown))
}

const lineOf = (isKnown: boolean) => (isKnown ? waiting.known : waiting.unknown)

/** Throws where a password could not be compared soon. Asked before anything is counted, a flood costs no transactions either. */
export function requireRoom(isKnown: boolean): void {
  if (lineOf(isKnown).length >= maxWaiting) throw errors.crowded(retrySeconds)
}

/** How the sign-in library hashes and compares: a flood of sign-ins is refused before it takes the machine. */
export const limitedHashing = {
  hash: (password: string) => inTurnSoon(() => hashPassword(password)),
  verify: (pair: { hash: string; password: string }) => inTurnSoon(() => verifyPassword(pair)),
}

/** The hash of a password that is being set through a one-time link, which is spent by then: it waits as long as needed. */
export const hashNew = (password: string): Promise<string> => inTurn(() => hashPassword(password))
