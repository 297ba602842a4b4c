import type { Check } from '@shanmen/content/checks/check.ts'
import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import type { ApprovalState } from '@shanmen/content/entries/approval.ts'
import type { AuditAction } from '@shanmen/content/entries/audit.ts'
import type { EntrySummary } from '@shanmen/content/entries/list.ts'
import { states } from '@shanmen/content/entries/list.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import { eachLanguage, type Language } from '@shanmen/contract/languages.ts'
import { z } from 'zod'
import { entry, id, kind, language, type Paged, page, pageSize, revision, text, type Who } from './common.ts'

const jsonObject = z.record(z.string(), z.unknown())
/** Its form only; the content core checks the fields of the kind. */
const document: z.ZodType<AnyDocument, AnyDocument> = z.strictObject({
  shared: jsonObject,
  ...eachLanguage(() => jsonObject.nullable()),
})
const slug = text(80).optional()

/** Input of the calls about entries. */
export const entries = {
  /** `state` is that of `language`, or of either when none is named; `changed` is independent of the states. */
  entryList: z.strictObject({
    kind,
    page,
    pageSize,
    text: text(100).optional(),
    state: z.enum([...states, 'changed']).optional(),
    language: language.optional(),
    trashed: z.boolean().default(false),
  }),
  createEntry: z.strictObject({ kind, slug, document }),
  readEntry: entry,
  /** `upToDate`: translations that were reviewed and need no change. */
  saveEntry: z.strictObject({ id, basedOn: revision, document, upToDate: z.array(language).optional() }),
  duplicateEntry: z.strictObject({ id, slug }),
  trashEntry: entry,
  restoreEntry: entry,
  /** Reports that this entry is open on a screen; repeated every 5 seconds. */
  heartbeat: z.strictObject({ id, editing: z.boolean() }),
  leave: entry,
  checks: z.strictObject({ id, language }),
  history: entry,
  readRevision: z.strictObject({ id, no: revision }),
  /** Everything, or with `language` only the texts of that language. */
  restoreRevision: z.strictObject({ id, revision, basedOn: revision, language: language.optional() }),
}

/** The state of one language of an entry; `changed`: the draft differs from what is public. */
export type LanguageState = EntrySummary[Language]

export type EntryRow = Omit<EntrySummary, 'author'> & { author: Who }

/** `ended`: by the server's clock. */
export type Window = { no: number; from: string; until: string | null; ended: boolean }

/** One language of an opened entry. */
export type EntryLanguage = LanguageState & {
  /** What is public, planned or expired; `until: null` is for ever. */
  windows: Window[]
  /** The page of the public site that shows this language now, with the site's own address; null where none does. */
  page: string | null
  review: {
    no: number
    state: 'submitted' | 'approved' | 'returned'
    who: Who
    at: string
    note: string
  } | null
  /** The last return and its comment, until this language is published. */
  lastReturn: { who: Who; at: string; note: string } | null
  /** Of the newest revision, or another one with the same document, where the kind takes two persons. */
  approval: ApprovalState
  /** Words of media that its last publication brought, by id: the same in its draft are not brought again. */
  broughtWords: Record<string, string>
  /** The revision in which this language last changed. */
  changedIn: number
  /**
   * Set when this language has a text and the other one changed after it: the revision of the other language that this one was written
   * from, to compare with.
   */
  outdatedSince: number | null
}

export type Entry = {
  id: string
  kind: KindName
  slug: string
  trashed: boolean
  document: AnyDocument
  revision: { no: number; author: Who; at: string }
  /** The number of the last step of this entry's audit log. */
  step: number
  /** Publishing takes a second person. */
  requiresApproval: boolean
  /** Address of the entry's page without language; null for what has no page of its own. */
  path: string | null
} & { [L in Language]: EntryLanguage }

export type Revision = { no: number; author: Who; at: string; restores: number | null }

export type EntryAnswers = {
  entryList: Paged<EntryRow>
  createEntry: { id: string; slug: string; no: number }
  readEntry: Entry
  /** Refused with `conflict` and the newest revision when someone saved in between. */
  saveEntry: { no: number; at: string }
  duplicateEntry: { id: string; slug: string; no: number }
  trashEntry: { trashed: true }
  restoreEntry: { trashed: false }
  /** Who else has it open, and the newest revision and step: a screen that shows an older one knows at once. */
  heartbeat: { others: { who: Who; since: string; editing: boolean }[]; newest: number; step: number }
  leave: { left: true }
  /** What the checks before publishing found; `path` leads to the field, as in an issue. */
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
