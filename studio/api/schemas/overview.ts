import type { Imported } from '@shanmen/content/import-export/import.ts'
import type { Planned } from '@shanmen/content/overview/schedule.ts'
import type { Translation } from '@shanmen/content/overview/translation.ts'
import type { Noted } from '@shanmen/content/overview/work.ts'
import type { FailedSearch } from '@shanmen/content/search/failed-searches.ts'
import type { ContentSection } from '@shanmen/contract/items.ts'
import type { InterfaceText, Language } from '@shanmen/contract/languages.ts'
import { z } from 'zod'
import type { FirstStep } from '../first-steps.ts'
import { kind, moment, none, text, type WithName } from './common.ts'
import type { EntryRow, LanguageState } from './entries.ts'

const format = z.enum(['csv', 'json'])

/** Input of the calls for dashboard, calendar, links, import and export. */
export const overview = {
  dashboard: none,
  calendar: z.strictObject({ from: moment, until: moment }),
  /** The types that editors maintain for a kind: choices of its `entryType` fields. */
  typeList: z.strictObject({ of: kind }),
  /** Pages of the public site that a link can lead to, or those of the entries of one kind. */
  pageList: z.strictObject({ text: text(100).optional(), kind: kind.optional() }),
  failedSearchList: none,
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
export type DashboardEntry = WithName<Noted>

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
    translation: Translation[]
    /** Drafts last changed by me. */
    mine: EntryRow[]
    /** For administrators: what the check of the stored content found, and what to do. */
    findings: InterfaceText[]
    /** For administrators: what a new site still lacks. */
    firstSteps: FirstStep[]
  }
  calendar: {
    rows: WithName<Planned>[]
  }
  typeList: { rows: { code: string; name: InterfaceText }[] }
  pageList: {
    rows: { path: string; title: InterfaceText; state: { [L in Language]: LanguageState['state'] } }[]
  }
  /** What visitors searched for three times or more, and what still finds nothing. */
  failedSearchList: { rows: FailedSearch[] }
  importEntries: {
    /** `row` 1 is the first row after the heading, or the first entry of a JSON list. */
    rows: (Imported & { row: number })[]
    /** False on a dry run, and when any row is refused: then nothing is changed. */
    done: boolean
  }
  exportEntries: Response
}
