import { type Keys, presentKeys, withoutPresent } from '@shanmen/content/integrity/keys.ts'
import { sql } from 'kysely'
import type { PeopleStore } from './tables.ts'

/** Those of the tables that the sign-in library makes, and of our own. */
const keys: Keys = {
  person: ['id', 'email'],
  person_account: ['id'],
  person_attempt: ['key'],
  person_code: ['person, code'],
  person_key: ['id'],
  person_link: ['hash'],
  person_presence: ['entry, person'],
  person_request: ['id'],
  person_second_factor: ['id'],
  person_session: ['id', 'token'],
  person_verification: ['id'],
}

type Store = Pick<PeopleStore, 'database' | 'dialect'>

const findMissing = async ({ database, dialect }: Store) =>
  dialect === 'sqlite' ? [] : withoutPresent(keys, (await presentKeys.execute(database)).rows)

/**
 * The names of unique keys that the accounts on PostgreSQL lack, as after a restore that ended early: without the one of failed
 * attempts no one can sign in, without that of the addresses two accounts can have the same.
 */
export const findMissingKeys = async (store: Store): Promise<string[]> =>
  (await findMissing(store)).map(({ name }) => name)

/** Makes them again. One whose rows are double by now stays missing, and is found again. */
export async function createMissingKeys(store: Store): Promise<void> {
  for (const { statements } of await findMissing(store))
    for (const statement of statements)
      await sql
        .raw(statement)
        .execute(store.database)
        .catch(() => undefined)
}
