import type { Language } from '@shanmen/contract/languages.ts'
import { always, forever } from '../database/tables.ts'
import type { Columns, Kind } from '../kind.ts'
import { endOf, startOf, yearOf } from './dates.ts'
import { type AnyDocument, titleOf } from './document.ts'

/** Entries without a number are sorted after those that have one. */
const unsorted = 1_000_000_000

/** What lists filter and order by, taken from a document as its kind declares. */
export function columnsOf(kind: Kind, document: AnyDocument, language: Language) {
  const value = (column: keyof Columns): unknown => {
    const field = kind.columns[column]
    return field === undefined ? undefined : document.shared[field]
  }
  const type = value('type')
  const sort = value('sort')
  return {
    title: titleOf(kind, document, language),
    type: typeof type === 'string' ? type : '',
    top: value('top') === true ? 1 : 0,
    sort: typeof sort === 'number' ? sort : unsorted,
    // Undefined where the kind has no date: then the time of publication is used.
    date: startOf(value('date')),
    opens_at: startOf(value('opensAt')) ?? always,
    closes_at: endOf(value('closesAt')) ?? forever,
    result_at: startOf(value('resultAt')) ?? forever,
    ends_at: endOf(value('endsAt')) ?? forever,
  }
}

/** When the publications of a document end at the latest; undefined where its kind or the document has no end. */
export function endOfWindow({ columns }: Kind, { shared }: AnyDocument): string | undefined {
  return columns.until === undefined ? undefined : endOf(shared[columns.until])
}

type Published = {
  at: string
  visibleFrom: string
  /** When the language of the entry was first visible, where it was published before. */
  first: string | undefined
}

/** The columns of a publication that follow from its document and from when it was published. */
export function publicationColumns(
  kind: Kind,
  document: AnyDocument,
  language: Language,
  { at, visibleFrom, first }: Published,
) {
  const { date, ...columns } = columnsOf(kind, document, language)
  const published_at = date ?? first ?? visibleFrom
  return {
    ...columns,
    published_at,
    year: yearOf(published_at),
    // A first publication dates from when it is visible, a later one from now.
    updated_at: first && at > visibleFrom ? at : visibleFrom,
  }
}
