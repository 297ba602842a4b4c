import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import type { AuditAction } from '@shanmen/content/entries/audit.ts'
import { type State, states } from '@shanmen/content/entries/list.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import { eachLanguage, type InterfaceText, type Language } from '@shanmen/contract/languages.ts'
import { z } from 'zod'
import { entry, id, kind, language, type Paged, page, pageSize, revision, text, type Who } from './common.ts'

const bag = z.record(z.string(), z.unknown())
/** Its form only; what the kind asks for is judged by the core. */
const document: z.ZodType<AnyDocument, AnyDocument> = z.strictObject({
  shared: bag,
  ...eachLanguage(() => bag.nullable()),
})
const slug = text(80).optional()

/** Input of the calls about entries. */
export const entries = {
  /** `state` is that of `language`, or of either when none is named; `changed` stands beside the states. */
  entryList: z.strictObject({
    kind,
    page,
    pageSize,
    text: text(100).optional(),
    state: z.enum([...states, 'changed']).optional(),
    language: language.optional(),
    binned: z.boolean().default(false),
  }),
  createEntry: z.strictObject({ kind, slug, document }),
  readEntry: entry,
  /** `upToDate`: translations that were looked over and need no change. */
  saveEntry: z.strictObject({ id, basedOn: revision, document, upToDate: z.array(language).optional() }),
  duplicateEntry: z.strictObject({ id, slug }),
  binEntry: entry,
  unbinEntry: entry,
  /** Tells that this entry is open on a screen; to be repeated every 15 seconds. */
  heartbeat: z.strictObject({ id, editing: z.boolean() }),
  leave: entry,
  checks: z.strictObject({ id, language }),
  history: entry,
  readRevision: z.strictObject({ id, no: revision }),
  restoreRevision: z.strictObject({ id, revision, basedOn: revision }),
}

/** Where one language of an entry stands. */
export type LanguageState = {
  state: State
  title: string
  /** It says something else than what was made public. */
  changed: boolean
}

export type EntryRow = {
  id: string
  kind: KindName
  slug: string
  no: number
  author: Who
  at: string
} & { [L in Language]: LanguageState }

export type Window = { no: number; from: string; until: string | null }

/** One language of an opened entry. */
export type EntryLanguage = LanguageState & {
  /** What is public or planned; `until: null` is for ever. */
  windows: Window[]
  /** The page of the public site that shows these words now, with the site's own address; null where none does. */
  page: string | null
  review: {
    no: number
    state: 'submitted' | 'approved' | 'returned'
    who: Who
    at: string
    note: string
  } | null
  /** A second person's approval of the newest revision, or of another with the very same document, stands. */
  approved: boolean
  /** The revision in which these words last changed. */
  changedIn: number
  /**
   * Set when the other language changed after these words: the revision of the other language's words that these were
   * written from, to compare with.
   */
  behindSince: number | null
}

export type Entry = {
  id: string
  kind: KindName
  slug: string
  binned: boolean
  document: AnyDocument
  revision: { no: number; author: Who; at: string }
  /** Publishing takes a second person. */
  fourEyes: boolean
  /** Address of the entry's page without language; null for what has no page of its own. */
  path: string | null
} & { [L in Language]: EntryLanguage }

export type Revision = { no: number; author: Who; at: string; restores: number | null }

/** A thing to see to before publishing. `path` leads to the field, as in an issue. */
export type Check = {
  level: 'error' | 'warning'
  code: string
  path: (string | number)[]
  message: InterfaceText
}

export type EntryAnswers = {
  entryList: Paged<EntryRow>
  createEntry: { id: string; slug: string; no: number }
  readEntry: Entry
  /** Refused with `conflict` and the newest revision when someone saved in between. */
  saveEntry: { no: number; at: string }
  duplicateEntry: { id: string; slug: string; no: number }
  binEntry: { binned: true }
  unbinEntry: { binned: false }
  /** Who else has it open, and the newest revision: a screen that shows an older one knows at once. */
  heartbeat: { others: { who: Who; since: string; editing: boolean }[]; newest: number }
  leave: { left: true }
  checks: { rows: Check[] }
  history: {
    revisions: Revision[]
    publishings: {
      language: Language
      no: number
      who: Who
      at: string
      from: string
      until: string | null
    }[]
    lines: {
      no: number
      at: string
      who: Who
      /** What the person was called then, if that was another name. */
      as: string
      action: AuditAction
      from: string
      detail: Record<string, unknown>
    }[]
  }
  readRevision: Revision & { document: AnyDocument }
  restoreRevision: { no: number }
}
