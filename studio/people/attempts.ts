import { sql } from 'kysely'
import type { PeopleDatabase } from './tables.ts'

const waitMs = 10 * 60_000

/** `keepsFailures`: a success takes back its own attempt only, so that one known account does not help to guess others. */
export type Limit = { key: string; failures: number; keepsFailures?: boolean }

/**
 * What bounds guessing: an account from one address, an account from anywhere, an address at all accounts. Each device in
 * which the account was used before has a limit of its own, so that neither others nor one that was stolen locks its owner
 * out. All of them are bounded together: who once knew the password may have signed in many times, with a device each.
 */
export const signInLimits = (email: string, address: string, device?: string): Limit[] =>
  device
    ? [
        { key: `${ofDevices(email)}${device}`, failures: 10 },
        { key: `${ofDevices(email)}all`, failures: 30, keepsFailures: true },
      ]
    : [
        { key: `${email} ${address}`, failures: 5 },
        { key: email, failures: 30, keepsFailures: true },
        { key: address, failures: 50, keepsFailures: true },
      ]

const ofDevices = (email: string) => `device ${email} `

/** The same for codes of the second factor. */
export const codeLimits = (person: string, address: string, device?: string): Limit[] =>
  device
    ? [
        { key: `second factor device ${person} ${device}`, failures: 10 },
        { key: `second factor device ${person} all`, failures: 30, keepsFailures: true },
      ]
    : [
        { key: `second factor of ${person}`, failures: 10 },
        { key: `second factor ${address}`, failures: 20, keepsFailures: true },
      ]

class TooManyAttemptsError extends Error {
  readonly until: string
  constructor(until: string) {
    super('too many failures')
    this.until = until
  }
}

/**
 * Counts failures by key in the database: too many under a key lock it for ten minutes, also over a restart. It does not
 * look at accounts, so that its answer does not tell which e-mail addresses have one.
 */
export function countAttempts(database: PeopleDatabase, now: () => number = Date.now) {
  const deleteKeys = async (keys: string[]) => {
    if (keys.length > 0) await database.deleteFrom('person_attempt').where('key', 'in', keys).execute()
  }
  const takeBack = async (limits: readonly Limit[]) => {
    for (const { key } of limits)
      await database
        .updateTable('person_attempt')
        .set({ failures: sql`failures - 1` })
        .where('key', '=', key)
        .execute()
  }
  return {
    /**
     * Counts an attempt before it is made, so that parallel attempts do not bypass the limit. Returns 0, or the seconds
     * to wait: then nothing was counted, so that further attempts do not extend the lock.
     */
    async begin(limits: readonly Limit[]): Promise<number> {
      const at = new Date(now()).toISOString()
      const end = new Date(now() + waitMs).toISOString()
      // A lock that ends later than any can was set while the clock was ahead: it would hold for as long as that was.
      const latest = new Date(now() + 2 * waitMs).toISOString()
      await database
        .deleteFrom('person_attempt')
        .where((e) => e.or([e('until', '<=', at), e('until', '>', latest)]))
        .execute()
      // In a fixed order, so that two attempts cannot deadlock.
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
            if (failures > most) throw new TooManyAttemptsError(until)
          }
        })
        return 0
      } catch (error) {
        if (!(error instanceof TooManyAttemptsError)) throw error
        return Math.max(1, Math.ceil((Date.parse(error.until) - now()) / 1000))
      }
    },
    /** After a password was set: all failures are deleted, those in devices of the account too. */
    async forget(email: string, address: string): Promise<void> {
      await deleteKeys(signInLimits(email, address).map(({ key }) => key))
      const devices = ofDevices(email)
      await database
        .deleteFrom('person_attempt')
        .where(sql<string>`substr(key, 1, ${devices.length})`, '=', devices)
        .execute()
    },
    /** After a success: the account's failures are deleted, those of the address are not. */
    async succeed(limits: readonly Limit[]): Promise<void> {
      await deleteKeys(limits.flatMap(({ key, keepsFailures }) => (keepsFailures ? [] : [key])))
      await takeBack(limits.filter(({ keepsFailures }) => keepsFailures))
    },
    /** When the attempt was not made after all. */
    cancel: takeBack,
  }
}

export type Attempts = ReturnType<typeof countAttempts>
