import { kindOf } from '@shanmen/content/documents/document.ts'
import type { PublishedRow } from '@shanmen/content/published/row.ts'
import { statusOf } from '@shanmen/content/published/status.ts'
import {
  asWritten,
  bodyOf,
  bodyOfPage,
  excerptOf,
  splitAtWords,
  wordsByPinyin,
  wordsOf,
} from '@shanmen/content/search/excerpt.ts'
import type { FixedPage } from '@shanmen/content/search/fixed-pages.ts'
import type { Query } from '@shanmen/content/search/query.ts'
import { addresses, fill, pages, searchedFor } from '@shanmen/contract/addresses.ts'
import { hasOwnPage, isAnchored, pathOfEntry } from '@shanmen/contract/item-pages.ts'
import { type ContentSection, items, type KindName } from '@shanmen/contract/items.ts'
import { languages } from '@shanmen/contract/languages.ts'
import type { SearchState } from '@shanmen/contract/schemas/search.ts'
import { searchGroupOf } from '@shanmen/contract/search-groups.ts'
import type { SearchHit } from '@shanmen/contract/types.ts'
import { pathOfAlert } from './alert.ts'
import { presentDateTime } from './dates.ts'
import { eventStatusOf } from './event.ts'
import { type Media, presentImage } from './media.ts'
import { optional, type Reader } from './reader.ts'

type Queries = readonly Query[]

/** An entry, in another language where it has none of its own. */
export function presentHit(reader: Reader, row: PublishedRow, queries: Queries): SearchHit {
  const { kind, language, id, type, publishedAt, document } = row
  const { shared, words, columns, single } = kindOf(kind)
  const path = pathOfEntry({ kind, slug: id, type })
  const page = Object.values(pages).find((each) => single && each.path === path)
  // What a page is called, and what it says of itself: several entries can be on one page.
  const ownTitle = (words.title ?? words.name ?? words.headline) ? row.title : undefined
  const title = page ? [...new Set([page[language], ownTitle])].filter(Boolean).join(' · ') : row.title
  const marked = [...wordsOf(queries), ...wordsByPinyin(title, queries)]
  const values = new Map<string, unknown>(Object.entries(document))
  const cover = ['cover', 'image'].map((name) => values.get(name)).find((value) => typeof value === 'string')
  return {
    type: searchGroupOf[kind] ?? 'page',
    section: items[kind].section,
    title: splitAtWords(title, marked),
    excerpt: splitAtWords(excerptOf(bodyOf({ ...words, ...shared }, document), marked), marked),
    to: shownAt(kind, values) || addressOf(path, row),
    languageId: languages[language].id,
    ...(kind === 'event'
      ? { event: presentEventState(reader, row, values) }
      : {
          ...(columns.date && { publishedAt: presentDateTime(publishedAt) }),
          ...optional('status', columns.closesAt ? stateOf(reader, row) : undefined),
        }),
    cover: presentImage(reader.media, language, cover),
  }
}

/** Where editors say that an entry is: a course on its platform, an alert where its details are, or on the page of its spot. */
function shownAt(kind: KindName, values: ReadonlyMap<string, unknown>): string {
  const value = (name: string) => {
    const entered = values.get(name)
    return typeof entered === 'string' ? entered : ''
  }
  if (kind === 'course') return value('url')
  return kind === 'alert' ? pathOfAlert({ details: value('details'), page: value('page') }) : ''
}

/** An entry among others on a page is found there by its title, where the page has a search of its own, or by its id. */
function addressOf(path: string, { kind, title, id }: PublishedRow): string {
  if (isAnchored(kind)) return `${path}#${id}`
  const isSearched = path === addresses.courseList || kind === 'honor'
  return !hasOwnPage(kind) && isSearched ? searchedFor(path, title) : path
}

/** An event is no notice: what counts is its own day, and whether it takes place. */
const presentEventState = (reader: Reader, row: PublishedRow, values: ReadonlyMap<string, unknown>) => ({
  startsAt: presentDateTime(row.opensAt),
  status: eventStatusOf(row, reader),
  cancelled: values.get('cancelled') === true,
})

function stateOf({ now }: Reader, row: PublishedRow): SearchState {
  const status = statusOf(row, now)
  if (status === 'planned') return 'planned'
  return status === 'open' || status === 'soon' ? 'open' : 'closed'
}

/** `report` is the id of the report that shows the text of the PDF as a page of the site, if one does. */
type FilePage = Parameters<typeof bodyOfPage>[0] & {
  page: number
  section: ContentSection
  report: string | undefined
}

/**
 * A page of a PDF: its text on the site, which any device opens at that page and which leads to the PDF, else the PDF. The
 * text may be in another language than the title.
 */
export function presentFilePage(
  { language }: Reader,
  { page, text, content, section, report }: FilePage,
  file: Media,
  queries: Queries,
): SearchHit {
  const marked = wordsOf(queries)
  const written = asWritten(text, marked)
  return {
    type: 'file',
    section,
    title: splitAtWords(file.alt[language] || file.name, marked),
    excerpt: splitAtWords(excerptOf(bodyOfPage({ text, content }, written), written), written),
    to: report
      ? `${fill(addresses.reportText, report)}#page-${page}`
      : `/media/${file.id}/${encodeURIComponent(file.name)}#page=${page}`,
    languageId: languages[isChinese(text) ? 'zh' : 'en'].id,
    page,
    cover: null,
  }
}

const isChinese = (text: string): boolean =>
  (text.match(/\p{Script=Han}/gu) ?? []).length > (text.match(/[a-z]+/gi) ?? []).length

export function presentFixedPage(reader: Reader, page: FixedPage, queries: Queries): SearchHit {
  const marked = [...wordsOf(queries), ...wordsByPinyin(page.title, queries)]
  return {
    type: 'page',
    section: page.section,
    title: splitAtWords(page.title, marked),
    excerpt: splitAtWords(page.intro, marked),
    to: page.path,
    languageId: languages[reader.language].id,
    cover: null,
  }
}
