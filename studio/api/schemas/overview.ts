import type { Issue } from '@shanmen/content/errors.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import type { ContentSection } from '@shanmen/contract/items.ts'
import type { InterfaceText, Language } from '@shanmen/contract/languages.ts'
import { z } from 'zod'
import { kind, moment, none, text, type Who } from './common.ts'
import type { EntryRow, LanguageState } from './entries.ts'

const format = z.enum(['csv', 'json'])

/** Input of the calls for dashboard, calendar, links, import and export. */
export const overview = {
  dashboard: none,
  calendar: z.strictObject({ from: moment, until: moment }),
  /** The types that editors maintain for a kind: choices of its `entryType` fields. */
  typeList: z.strictObject({ of: kind }),
  /** Pages of the public site that a link can lead to. */
  pageList: z.strictObject({ text: text(100).optional() }),
  /** The file's text. `dryRun` returns each row's result and changes nothing. */
  importEntries: z.strictObject({
    kind,
    format,
    text: text(5_000_000),
    dryRun: z.boolean(),
  }),
  exportEntries: z.strictObject({ kind, format }),
}

/** An entry on the dashboard, for one language. */
export type DashboardEntry = {
  id: string
  kind: KindName
  slug: string
  language: Language
  title: string
  no: number
  who: Who
  at: string
}

export type ImportRow = {
  /** 1 is the first row after the heading, or the first entry of a JSON list. */
  row: number
  title: string
  result: 'new' | 'changed' | 'same' | 'refused'
  issues: Issue[]
}

export type OverviewAnswers = {
  dashboard: {
    /** Submitted for my approval; not what I wrote myself where a second person is required. */
    toApprove: DashboardEntry[]
    /** Mine, returned with a comment. */
    returned: (DashboardEntry & { note: string })[]
    scheduled: (DashboardEntry & { from: string })[]
    outOfDate: DashboardEntry[]
    /** Sections of which nothing was published for two weeks; `since: null` is never. */
    quiet: { section: ContentSection; since: string | null }[]
    /** What is public in Chinese: the state of its English, counted by kind. */
    translation: {
      kind: KindName
      done: number
      outOfDate: number
      waiting: number
      draft: number
      missing: number
    }[]
    /** Drafts last changed by me. */
    mine: EntryRow[]
  }
  calendar: {
    rows: {
      id: string
      kind: KindName
      slug: string
      language: Language
      title: string
      no: number
      at: string
      what: 'appears' | 'disappears'
      who: Who
    }[]
  }
  typeList: { rows: { code: string; name: InterfaceText }[] }
  pageList: {
    rows: { path: string; title: InterfaceText; state: { [L in Language]: LanguageState['state'] } }[]
  }
  importEntries: {
    rows: ImportRow[]
    /** False on a dry run, and when any row is refused: then nothing is changed. */
    done: boolean
  }
  exportEntries: Response
}
