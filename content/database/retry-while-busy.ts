import { setTimeout } from 'node:timers/promises'

const pauseMs = 10
const quietMs = 1_000

/** SQLite's busy and locked, PostgreSQL's lock that was not had in time: another program has it at this moment. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && [5, 6].includes(Number(error.errcode) & 0xff)) ||
    ('code' in error && error.code === '55P03'))

/**
 * Waits for a file that another program has, up to `longest` milliseconds, while everything else in this process goes on:
 * SQLite's own waiting would stop it all. Who comes after one that waited in vain waits a tenth of that, or a queue of
 * saves would wait for each other's waiting too. `may` tells whether asking again is allowed: inside a transaction it is not.
 */
export function patient(longest: number, may: () => boolean) {
  let busySince: number | undefined
  let lastBusy = 0
  return async <R>(ask: () => Promise<R>): Promise<R> => {
    const asked = performance.now()
    for (;;)
      try {
        const answer = await ask()
        busySince = undefined
        return answer
      } catch (error) {
        if (!isBusy(error) || !may()) throw error
        const now = performance.now()
        // No one has waited since then, so the wait starts again.
        if (now - lastBusy > quietMs) busySince = undefined
        busySince ??= now
        lastBusy = now
        if (now - busySince >= longest && now - asked >= longest / 10) throw error
        await setTimeout(pauseMs)
      }
  }
}
