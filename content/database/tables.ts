import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import type { Generated, Kysely, Transaction } from 'kysely'
import type { AuditAction } from '../entries/audit.ts'

/** Later than everything. Ends are never null: one comparable condition on both dialects. */
export const forever = '9999-12-31T00:00:00.000Z'
/** Earlier than everything. */
export const always = '0000-01-01T00:00:00.000Z'

/** The state of the review of one language of an entry. */
export type ReviewState = 'submitted' | 'approved' | 'returned'

/** All moments are ISO 8601 in UTC with milliseconds, so that text order is time order. */
export type Tables = {
  entry: {
    n: Generated<number>
    id: string
    kind: string
    slug: string
    two_persons: number
    created_at: string
    created_by: string
    trashed_at: string | null
    trashed_by: string | null
    /** Number of the newest revision and when it was saved. */
    newest: Generated<number>
    changed_at: Generated<string>
  } & {
    /** 1 when something is public or planned in this language and the newest revision says something else. */
    [L in Language as `changed_${L}`]: Generated<number>
  } & {
    /** Titles in the newest revision; null where it has no text in that language. */
    [L in Language as `title_${L}`]: string | null
  }
  /** Links under which the newest draft of an entry is shown. The token itself is not stored. */
  preview_link: {
    id: string
    hash: string
    entry_id: string
    language: Language
    /** 1: for people without an account, listed. 0: of the studio's own preview. */
    shared: number
    created_by: string
    created_at: string
    expires_at: string
    revoked_at: string | null
  }
  revision: {
    entry_id: string
    no: number
    document: string
    author: string
    at: string
    restores: number | null
    previous_hash: string
    hash: string
  } & {
    /** The revision in which the text of this language last changed; a text that is restored has its earlier number. */
    [L in Language as `${L}_no`]: number
  } & { [L in Language as `${L}_hash`]: string }
  review: {
    entry_id: string
    language: Language
    no: number
    state: ReviewState
    by_whom: string
    at: string
    note: string
  }
  /** Append-only: who approved which revision. The database refuses an author's own approval. */
  approval: { entry_id: string; language: Language; no: number; by_whom: string; at: string }
  /** Append-only: a return, and how many approvals the revision had by then. They are no longer valid. */
  withdrawal: {
    entry_id: string
    language: Language
    no: number
    approvals: number
    by_whom: string
    at: string
  }
  /** Append-only: the authors of the entry that this one was duplicated from. */
  inherited_author: { entry_id: string; author: string }
  /** Append-only: every time a revision was made public. */
  publishing: {
    entry_id: string
    language: Language
    no: number
    by_whom: string
    at: string
    visible_from: string
    visible_until: string
  }
  /** What is public now or planned. The windows of one entry and language never overlap. */
  publication: {
    id: Generated<number>
    entry_id: string
    language: Language
    no: number
    n: number
    kind: string
    slug: string
    title: string
    type: string
    year: number
    top: number
    sort: number
    published_at: string
    updated_at: string
    opens_at: string
    closes_at: string
    result_at: string
    ends_at: string
    visible_from: string
    visible_until: string
  }
  /**
   * Media that a publication shows: only these are public, and only as long as it is, those of a text that is public later than its
   * entry from that moment on.
   */
  shown_medium: { publication_id: number; media_id: string; shown_from: string | null }
  media: {
    id: string
    sha256: string
    name: string
    mime: string
    bytes: number
    width: number | null
    height: number | null
    widths: string
    pages: number | null
    focus_x: number
    focus_y: number
    created_at: string
    created_by: string
    /** Name of the uploaded picture under `originals/{id}`; empty for files and for pictures stored before originals were. */
    original: Generated<string>
    /**
     * Hash of what is served: of the stored file, or of all reduced pictures after one another (`reducedFiles`). Empty for
     * media from before it was stored.
     */
    file_sha256: Generated<string>
    /** Hash of the row, also in the audit log; empty for a medium from before it was stored. */
    hash: Generated<string>
  } & { [L in Language as `alt_${L}`]: string }
  /**
   * The text of a page of a PDF, counted from 1. Page 0 has none and says that the file was read; its hash is that of all
   * pages, empty for those of an earlier release, which are read again, and for a file of which reading was begun `attempts` times.
   */
  file_page: {
    id: Generated<number>
    media_id: string
    page: number
    text: string
    content: string
    hash: Generated<string>
    attempts: Generated<number>
  }
  /** How often a search found nothing, by day. It expires, and nothing is derived from it. */
  search_failure: { day: string; language: Language; query: string; times: number }
  /** At most one row: the random name of this installation, which its store of media has too. */
  installation: { id: string }
  /** A file on its way into the library, or refused. Its bytes are under `uploads/{key}`. */
  upload: {
    key: string
    /** The id it will have; empty until its bytes are there. */
    medium: string
    sha256: string
    name: string
    bytes: number
    who: string
    at: string
    state: 'receiving' | 'queued' | 'refused'
    /** Why it was refused, as JSON in each language of the interface. */
    reason: string | null
    attempts: number
    /** Until then a process receives it, works on it, or waits before the next attempt. */
    held_until: string
  }
  audit: {
    no: number
    at: string
    who: string
    action: AuditAction
    target: string
    detail: string
    previous_hash: string
    hash: string
  }
  /** Append-only: the newest audit line of each transaction that has any. */
  anchor: { no: number; hash: string; at: string }
  /** Rises with every change of what is public of a kind. */
  version: { kind: string; version: number }
}

export type Dialect = 'sqlite' | 'postgres'
export type Database = Kysely<Tables>
export type Change = Transaction<Tables>

/** A column for each language: of `title_*` there are `title_zh` and `title_en`. */
type PerLanguage<Pattern extends string> = Pattern extends `${infer Before}*${infer After}`
  ? `${Before}${Language}${After}`
  : never

/** The names of a column that exists once per language. */
export const perLanguage = <const Pattern extends string>(pattern: Pattern): PerLanguage<Pattern>[] =>
  languageCodes.map((language) => pattern.replace('*', language) as PerLanguage<Pattern>)

/** Values for a column that exists once per language. */
export const valuesPerLanguage = <const Pattern extends string, Value>(
  pattern: Pattern,
  value: (language: Language) => Value,
): Record<PerLanguage<Pattern>, Value> =>
  Object.fromEntries(
    languageCodes.map((language) => [pattern.replace('*', language), value(language)]),
  ) as Record<PerLanguage<Pattern>, Value>
