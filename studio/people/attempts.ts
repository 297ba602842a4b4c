import { sql } from 'kysely'
import type { PeopleDatabase } from './tables.ts'

const wait = 10 * 60_000

/** `kept`: only this try is taken back, so that one good account does not open the way for guessing others. */
export type Limit = { key: string; failures: number; kept?: boolean }

/** What bounds guessing: an account from one address, an account from anywhere, an address at all accounts. */
export const signInLimits = (email: string, address: string): Limit[] => [
  { key: `${email} ${address}`, failures: 5 },
  { key: email, failures: 30, kept: true },
  { key: address, failures: 50, kept: true },
]

class Closed extends Error {
  readonly until: string
  constructor(until: string) {
    super('too many failures')
    this.until = until
  }
}

/**
 * Counts failures by any keys, kept beside the accounts: too many under one of them close it for ten minutes, also over
 * a restart. It knows nothing of accounts, so that its answer does not tell which addresses have one.
 */
export function countAttempts(database: PeopleDatabase, now: () => number = Date.now) {
  const forget = async (keys: string[]) => {
    if (keys.length > 0) await database.deleteFrom('person_attempt').where('key', 'in', keys).execute()
  }
  return {
    /**
     * Counts a try before it is made, so that many at once are no way around. Answers 0, or the seconds to wait: then
     * nothing was counted, and nobody is kept out for longer by trying in vain.
     */
    async begin(limits: readonly Limit[]): Promise<number> {
      const at = new Date(now()).toISOString()
      const end = new Date(now() + wait).toISOString()
      await database.deleteFrom('person_attempt').where('until', '<=', at).execute()
      // In one order, so that two tries do not wait for each other.
      const sorted = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))
      try {
        await database.transaction().execute(async (change) => {
          for (const { key, failures: most } of sorted) {
            const { failures, until } = await change
              .insertInto('person_attempt')
              .values({ key, failures: 1, until: end })
              .onConflict((conflict) =>
                conflict.column('key').doUpdateSet({
                  failures: sql`person_attempt.failures + 1`,
                  until: sql`case when person_attempt.failures < ${most} then ${end} else person_attempt.until end`,
                }),
              )
              .returning(['failures', 'until'])
              .executeTakeFirstOrThrow()
            if (failures > most) throw new Closed(until)
          }
        })
        return 0
      } catch (error) {
        if (!(error instanceof Closed)) throw error
        return Math.max(1, Math.ceil((Date.parse(error.until) - now()) / 1000))
      }
    },
    /** Whoever has a new password starts anew. */
    forget: (limits: readonly Limit[]): Promise<void> => forget(limits.map(({ key }) => key)),
    /** A try that succeeded: its account's failures are forgotten, those of its address are not. */
    async succeed(limits: readonly Limit[]): Promise<void> {
      await forget(limits.flatMap(({ key, kept }) => (kept ? [] : [key])))
      for (const { key, kept } of limits)
        if (kept)
          await database
            .updateTable('person_attempt')
            .set({ failures: sql`failures - 1` })
            .where('key', '=', key)
            .execute()
    },
  }
}

export type Attempts = ReturnType<typeof countAttempts>
