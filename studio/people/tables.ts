import type { Dialect } from '@shanmen/content/database/tables.ts'
import type { Kysely } from 'kysely'

/** A time: text from SQLite, a Date from PostgreSQL. */
export type Moment = string | Date

/** The columns that are read here; the sign-in library has more. Lists are JSON, booleans 0 and 1 on SQLite. */
export type PeopleTables = {
  person: {
    id: string
    name: string
    email: string
    createdAt: Moment
    roles: string
    sections: string | null
    languages: string | null
    language: string
    active: number | boolean
    twoFactorEnabled: number | boolean | null
    lastSeen: Moment | null
  }
  person_account: { id: string; userId: string; providerId: string; password: string | null }
  person_session: {
    id: string
    token: string
    userId: string
    createdAt: Moment
    updatedAt: Moment
    expiresAt: Moment
  }
  person_verification: { id: string; expiresAt: Moment }
  person_second_factor: { id: string; userId: string }
  /** One-time links: the token itself is not stored. */
  person_link: {
    hash: string
    person: string | null
    purpose: Purpose
    /** Whether using the link also removes the second factor. */
    clears_second_factor: number
    until: string
    used_at: string | null
  }
  /** Recent failures under a key, such as an account or an address; deleted once `until` has passed. */
  person_attempt: { key: string; failures: number; until: string }
  /** Codes of authenticator apps that were recently accepted or tried: each is valid once. */
  person_code: { person: string; code: string; at: string }
}

export type Purpose = 'setUp' | 'invite' | 'reset'
export type PeopleDatabase = Kysely<PeopleTables>
export type PeopleStore = { database: PeopleDatabase; dialect: Dialect }
