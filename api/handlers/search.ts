import { preventCaching } from '@shanmen/content/published/dependencies.ts'
import { readMedia } from '@shanmen/content/published/media.ts'
import { readRowsById } from '@shanmen/content/published/row.ts'
import { readFileContents, readFilePages } from '@shanmen/content/search/file-pages.ts'
import { foundNothing, search } from '@shanmen/content/search/search.ts'
import { suggest } from '@shanmen/content/search/suggest.ts'
import { type CodeName, codes } from '@shanmen/contract/envelope.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { RequestError } from '@shanmen/contract/rpc/dispatch.server.ts'
import { createTurns } from '@shanmen/contract/rpc/in-turn.server.ts'
import type { Handlers } from '@shanmen/contract/schemas.ts'
import { presentFilePage, presentFixedPage, presentHit } from '../presenters/search.ts'
import { all, type Context, type Open, openReader, pagingOf } from './read.ts'

const maxSuggestions = 8
/** A part of the connections to the database: searches leave most of them to everything else. */
const searchesAtOnce = 2
/** As long as a connection to the database is waited for. */
const defaultWaitMs = 5_000

/** Called with the words of a search that found nothing that has all of them. */
export type OnNothingFound = (language: Language, text: string) => void

/**
 * Runs two searches at a time, of all visitors together, and refuses one that has waited too long. A search is up to twenty queries, some of
 * which take long: with those of 100 networks at once each query of any other page waited behind 100 of theirs, six seconds in all;
 * now it waits behind those of two. No rests: all searches share these turns, and would rest for what the thread did for others. The
 * refusal is `tooMany`: proxies ask another process after a 503, where a search would wait as long again.
 */
export function createSearchTurns(longestWaitMs = defaultWaitMs) {
  const inTurn = createTurns(searchesAtOnce)
  return <R>(work: () => Promise<R>): Promise<R> => {
    const since = performance.now()
    return inTurn('searches', () => {
      if (performance.now() - since > longestWaitMs)
        throw new RequestError<CodeName>('tooMany', codes.tooMany)
      return work()
    })
  }
}

export const searchHandlers = (
  open: Open,
  onNothingFound?: OnNothingFound,
  inTurn = createSearchTurns(),
): Pick<Handlers, 'search' | 'suggest'> => ({
  async search({ q = '', pageNum, pageSize, type, section, year, status, ...input }) {
    const context = open(input)
    const { content, language, now } = context
    const request = { language, text: q, page: pageNum, size: pageSize, now, type, section, year, status }
    const found = await inTurn(() => search(content, request))
    const { places, pages, queries, total, isCapped, ...answer } = found
    const isNarrowed = [type, section, year, status].some((filter) => filter !== undefined)
    if (onNothingFound && foundNothing(found) && q !== '' && !isNarrowed) {
      preventCaching()
      onNothingFound(language, q)
    }
    const ids = places.flatMap((place) => (place.source === 'publication' ? [place.id] : []))
    const rows = await readRowsById(content, ids)
    const reader = await openReader(context, { cards: [...rows.values()] })
    const files = await readFilePages(
      content,
      places.flatMap((place) => (place.source === 'file' ? [place.id] : [])),
    )
    const media = await readMedia(
      content,
      [...files.values()].map((file) => file.media_id),
    )
    const reports = files.size > 0 ? await readReports(context, [...media.keys()]) : new Map()
    const list = places.flatMap((place) => {
      if (place.source === 'publication') {
        const row = rows.get(place.id)
        return row ? presentHit(reader, row, queries) : []
      }
      if (place.source === 'file') {
        const page = files.get(place.id)
        const file = page && media.get(page.media_id)
        return file
          ? presentFilePage(
              reader,
              { ...page, section: place.section, report: reports.get(file.id) },
              file,
              queries,
            )
          : []
      }
      const page = pages.find(({ path }) => path === place.path)
      return page ? presentFixedPage(reader, page, queries) : []
    })
    const { step, used, kinds, sections, years, statuses, popular } = answer
    return {
      list,
      ...pagingOf({ total, isCapped, pages: Math.ceil(total / pageSize) }, pageNum, pageSize),
      ...{ step, used, kinds, sections, years, statuses, popular },
    }
  },
  async suggest({ q, ...input }) {
    const { content, language, now } = open(input)
    const request = { language, text: q, size: maxSuggestions, now }
    // A short query each, which answers while the reader still types: in turn it would wait for whole searches.
    return { list: await suggest(content, request) }
  },
})

/** The reports, by the ids of their PDFs, that show them as a page of the site. */
async function readReports(context: Context, media: readonly string[]): Promise<Map<string, string>> {
  const contents = await readFileContents(context.content, media)
  if (contents.size === 0) return new Map()
  const reports = await all(context, 'report')
  return new Map(
    reports.flatMap(({ id, document: { file = '' } }) => (contents.has(file) ? [[file, id] as const] : [])),
  )
}
