import { preventCaching } from '@shanmen/content/published/dependencies.ts'
import { readMedia } from '@shanmen/content/published/media.ts'
import { readRowsById } from '@shanmen/content/published/row.ts'
import { readFileContents, readFilePages } from '@shanmen/content/search/file-pages.ts'
import { foundNothing, search } from '@shanmen/content/search/search.ts'
import { suggest } from '@shanmen/content/search/suggest.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import type { Handlers } from '@shanmen/contract/schemas.ts'
import { presentFilePage, presentFixedPage, presentHit } from '../presenters/search.ts'
import { all, type Context, type Open, openReader, pagingOf } from './read.ts'

const maxSuggestions = 8

/** Called with the words of a search that found nothing that has all of them. */
export type OnNothingFound = (language: Language, text: string) => void

export const searchHandlers = (
  open: Open,
  onNothingFound?: OnNothingFound,
): Pick<Handlers, 'search' | 'suggest'> => ({
  async search({ q = '', pageNum, pageSize, type, section, year, status, ...input }) {
    const context = open(input)
    const { content, language, now } = context
    const request = { language, text: q, page: pageNum, size: pageSize, now, type, section, year, status }
    const found = await search(content, request)
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
    return { list: await suggest(content, { language, text: q, size: maxSuggestions, now }) }
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
