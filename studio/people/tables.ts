import type { Tables } from '@shanmen/content/database/tables.ts'
import type { Kysely } from 'kysely'

/** Moments come as text from SQLite and as a Date from PostgreSQL. */
export type Moment = string | Date

/** The columns that are read here; the sign-in library keeps more. Lists are JSON, truth values 0 and 1 on SQLite. */
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
  /** One-time links: the token itself is not kept. */
  person_link: {
    hash: string
    person: string | null
    purpose: Purpose
    /** Taking away the second factor is part of the link, not of its making. */
    clears_second_factor: number
    until: string
    used_at: string | null
  }
  /** Failures of late under a key, such as an account or an address; forgotten once `until` has passed. */
  person_attempt: { key: string; failures: number; until: string }
  /** Codes of authenticator apps that were accepted or tried of late: each counts once. */
  person_code: { person: string; code: string; at: string }
}

export type Purpose = 'setUp' | 'invite' | 'reset'
export type PeopleDatabase = Kysely<PeopleTables>
/** How both dialects of the same file or server are opened. */
export type AnyDatabase = Kysely<Tables & PeopleTables>
