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
    emailVerified: number | boolean
    createdAt: Moment
    updatedAt: Moment
    roles: string
    sections: string | null
    languages: string | null
    language: string
    active: number | boolean
    twoFactorEnabled: number | boolean | null
    lastSeen: Moment | null
    /** By when the second factor must be on; null for people who need none. */
    factorDue: Moment | null
  }
  person_account: {
    id: string
    accountId: string
    userId: string
    providerId: string
    password: string | null
    createdAt: Moment
    updatedAt: Moment
  }
  person_session: {
    id: string
    token: string
    userId: string
    createdAt: Moment
    updatedAt: Moment
    expiresAt: Moment
    /** When the password was last typed in this session, if not only at sign-in. */
    confirmedAt: Moment | null
  }
  /** Sign-ins that wait for a code: `value` is the person, `identifier` what the cookie says. */
  person_verification: { id: string; identifier: string; value: string; expiresAt: Moment }
  person_second_factor: { id: string; userId: string; secret: string }
  /** One-time links: the token itself is not stored. */
  person_link: {
    hash: string
    person: string | null
    purpose: Purpose
    /** Whether using the link also removes the second factor. */
    clears_second_factor: number
    /** The keyed hash of the code that must be typed too, which another administrator has; null when none is needed. */
    code_hash: string | null
    until: string
    used_at: string | null
  }
  /** Steps of administrators that wait for another one. */
  person_request: {
    id: string
    /** Who asks for it. */
    who: string
    action: RequestedAction
    /** The account, or the e-mail address of one that is not there yet. */
    target: string
    /** What the call was given, as JSON. */
    input: string
    at: string
    until: string
  }
  /** Recent failures under a key, such as an account or an address; deleted once `until` has passed. */
  person_attempt: { key: string; failures: number; until: string }
  /** Who has which entry open, last seen at a moment. */
  person_presence: { entry: string; person: string; since: string; seen: string; editing: number }
  /** Codes of authenticator apps that were recently accepted or tried: each is valid once. */
  person_code: { person: string; code: string; at: string }
}

/** Named as the audit log names them. */
export type RequestedAction = 'invite' | 'changePerson' | 'makeLink'
export type Purpose = 'setUp' | 'invite' | 'reset'
export type PeopleDatabase = Kysely<PeopleTables>
export type PeopleStore = {
  database: PeopleDatabase
  /** A handle of its own where a change would block reading: a change of the content reads names inside its transaction. */
  read: PeopleDatabase
  dialect: Dialect
}
