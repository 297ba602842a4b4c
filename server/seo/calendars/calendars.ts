import { addresses, type PageName, sections } from '@shanmen/contract/addresses.ts'
import { type Call, createClient } from '@shanmen/contract/client.ts'
import {
  type CalendarName,
  calendarFileOf,
  calendarNames,
  calendarPath,
  calendarType,
  feeds,
  listsOfFeed,
} from '@shanmen/contract/feeds.ts'
import type { DetailList } from '@shanmen/contract/items.ts'
import { type Language, languageCodes, languages, pathIn } from '@shanmen/contract/languages.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import { sharedCaching } from '../../response-cache/cached-response.ts'
import type { FeedOptions } from '../feeds/read-feed.ts'
import { type ListedItem, readListPage, readWhole } from '../published-items.ts'
import { readEntry } from './entries.ts'
import { type CalendarEntry, renderCalendar } from './icalendar.ts'

/** A subscription has at most so many entries of each list: what is open or to come, and the latest past events. */
const maxItems = 100

const callOf = ({ host, transport, ask, identification }: FeedOptions, language: Language) =>
  createClient({ host: host || 'http://backend.internal', transport, ask, language, identification })

/** The calendar of each section that has one: its path and the function that renders it. */
export function sectionCalendars(options: FeedOptions): { path: string; make: () => Promise<Response> }[] {
  return languageCodes.flatMap((language) => {
    const call = callOf(options, language)
    return calendarNames.map((name) => ({
      path: pathIn(language, calendarPath(name)),
      make: () => sectionCalendar(call, name, language, options.publicUrl),
    }))
  })
}

async function sectionCalendar(call: Call, name: CalendarName, language: Language, publicUrl: string) {
  const { menu, site } = await call('menu', { languageId: languages[language].id })
  const section = menu.find(({ path }) => path === sections[name])
  const entries: CalendarEntry[] = []
  const lists = listsOfFeed(name).filter(({ calendar }) => calendar)
  for (const row of lists)
    for (const id of await listed(call, row, language)) {
      const read = () => readEntry(call, row, id, language, publicUrl)
      const entry = await readWhole(read).catch(ifMissing)
      if (entry) entries.push(entry)
    }
  return calendarResponse(
    {
      name: section ? `${section.title} — ${site.name}` : site.name,
      url: publicUrl + pathIn(language, addresses[lists[0]?.listPage ?? feeds[name]]),
    },
    entries,
    language,
  )
}

/** The ids of what is in a calendar: notices and jobs that are open, events in the order of their list. */
async function listed(call: Call, row: DetailList, language: Language): Promise<string[]> {
  const list = onlyOpen(row)
  const found: ListedItem[] = []
  for (let pageNum = 1, more = true; more && found.length < maxItems; pageNum++) {
    const page = await readListPage(call, list, languages[language].id, pageNum)
    // Closed jobs come after all that are open.
    const open = page.list.filter(({ status }) => status !== 'closed')
    found.push(...open)
    more = pageNum < page.pages && open.length === page.list.length
  }
  return found.slice(0, maxItems).map(({ id }) => id)
}

const onlyOpen = (row: DetailList): DetailList =>
  row.list === 'informationDisclosureList' ? { ...row, input: { ...row.input, status: 'open' } } : row

const ifMissing = (error: unknown): undefined => {
  if (error instanceof ApiError && error.kind === 'refused') return undefined
  throw error
}

/** The calendar file of one item of a page with details: its pattern and the function that renders it. */
export function itemCalendars(options: FeedOptions) {
  const pages = calendarNames.flatMap((name) => listsOfFeed(name).filter(({ calendar }) => calendar))
  return languageCodes.flatMap((language) => {
    const call = callOf(options, language)
    return pages.map((row) => ({
      pattern: calendarPattern(row.detailPage, language),
      /** Undefined for an item that is not public or has no deadline. */
      make: async (id: string): Promise<Response | undefined> => {
        const entry = await readEntry(call, row, id, language, options.publicUrl).catch(ifMissing)
        if (!entry) return undefined
        const response = calendarResponse(
          { name: entry.title, url: entry.url },
          [{ ...entry, reminder: true }],
          language,
        )
        response.headers.set('Content-Disposition', `attachment; filename="${fileName(row.detailPage)}.ics"`)
        return response
      },
    }))
  })
}

/** `/information/rent/:id` → `/information/rent/:file{.+\\.ics}`. */
const calendarPattern = (page: PageName, language: Language) =>
  pathIn(language, calendarFileOf(addresses[page])).replace(':id.ics', ':file{[^/]+\\.ics}')

const fileName = (page: PageName) => page.replace(/Detail$/, '')

function calendarResponse(
  head: { name: string; url: string },
  entries: readonly CalendarEntry[],
  language: Language,
): Response {
  const text = renderCalendar({ ...head, language: languages[language].tag, entries })
  return new Response(text, {
    headers: {
      'Content-Type': `${calendarType}; charset=utf-8`,
      'Cache-Control': sharedCaching,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    },
  })
}
