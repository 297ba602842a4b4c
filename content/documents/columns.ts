import type { Language } from '@shanmen/contract/languages.ts'
import { always, forever, type Tables } from '../database/tables.ts'
import type { Columns, Kind } from '../kind.ts'
import { endOf, startOf, yearOf } from './dates.ts'
import { type AnyDocument, titleOf } from './document.ts'
import { shownMediaOf } from './fields.ts'

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

export type ShownMedium = Omit<Tables['shown_medium'], 'publication_id'>

/** The media that a publication shows: those that only its result shows or leads to from the moment on from which that is public. */
export function shownMedia(kind: Kind, document: AnyDocument, language: Language): ShownMedium[] {
  const { result_at, ends_at } = columnsOf(kind, document, language)
  const words = Object.entries(document[language] ?? {}).filter(([name]) => !kind.words[name]?.unsearched)
  const withoutLater = { ...document, [language]: Object.fromEntries(words) }
  const atOnce = new Set(shownMediaOf(kind, withoutLater, language))
  return shownMediaOf(kind, document, language).map((media_id) => ({
    media_id,
    shown_from: atOnce.has(media_id) ? null : result_at < ends_at ? result_at : ends_at,
  }))
}
