import { createHash, randomBytes } from 'node:crypto'
import { changePeople, type People } from './people.ts'
import type { PeopleDatabase, PeopleTables, Purpose } from './tables.ts'

const hours = { setUp: 24, invite: 7 * 24, reset: 24 } satisfies Record<Purpose, number>

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

type OneTimeLink = { token: string; until: string }
export type KnownLink = PeopleTables['person_link']

type New = {
  purpose: Purpose
  person: string | null
  clearsSecondFactor?: boolean
  /** Of the code that must be typed too. */
  codeHash?: string | undefined
  now: Date
}

/**
 * Creates a link that works once and expires; it replaces an earlier one for the same person or for the set-up. Only its
 * hash is stored, so that reading the database gives no access to an account.
 */
export async function createLink(
  people: People,
  { purpose, person, clearsSecondFactor, codeHash, now }: New,
) {
  const token = randomBytes(24).toString('base64url')
  const until = new Date(now.getTime() + hours[purpose] * 3_600_000).toISOString()
  await changePeople(people, async ({ database }) => {
    await endLinks(database, person)
    await database
      .insertInto('person_link')
      .values({
        hash: hashOf(token),
        person,
        purpose,
        clears_second_factor: clearsSecondFactor ? 1 : 0,
        until,
        used_at: null,
        code_hash: codeHash ?? null,
      })
      .execute()
  })
  return { token, until } satisfies OneTimeLink
}

/** Ends the unused links of a person, or of the set-up. */
export async function endLinks(database: PeopleDatabase, person: string | null): Promise<void> {
  await database
    .deleteFrom('person_link')
    .where('person', person === null ? 'is' : '=', person)
    .where('used_at', 'is', null)
    .execute()
}

/** The link of a token; undefined when it is unknown, used or expired. */
export async function findLink(
  database: PeopleDatabase,
  token: string,
  now: Date,
): Promise<KnownLink | undefined> {
  return database
    .selectFrom('person_link')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('until', '>', now.toISOString())
    .executeTakeFirst()
}

/** Marks a link as used. False when another request already did. */
export async function redeemLink(database: PeopleDatabase, link: KnownLink, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('person_link')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', link.hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The address of a link. The fragment after `#` is never sent to a server or written to a log. */
export const linkAddress = (studioUrl: string, token: string) => `${studioUrl}/#/invitation/${token}`
