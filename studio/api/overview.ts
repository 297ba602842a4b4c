import { kindOf } from '@shanmen/content/documents/document.ts'
import { containsText, selectSummaries, toSummary } from '@shanmen/content/entries/list.ts'
import { readTypes } from '@shanmen/content/entries/types.ts'
import { meanings } from '@shanmen/content/integrity/finding.ts'
import { type KindName, kindNames, kinds } from '@shanmen/content/kinds.ts'
import type { Content } from '@shanmen/content/open.ts'
import { readAppearing, readQuiet, readSchedule } from '@shanmen/content/overview/schedule.ts'
import { readOutOfDate, readTranslation } from '@shanmen/content/overview/translation.ts'
import { type Noted, readOwnDrafts, readReturned, readToApprove } from '@shanmen/content/overview/work.ts'
import { pageNames, pages } from '@shanmen/contract/addresses.ts'
import { hasOwnPage, pathOfEntry } from '@shanmen/contract/item-pages.ts'
import { eachLanguage, languageCodes } from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import { can, type Holder, type Right, sectionsWith } from '../rights.ts'
import { rowOf } from './entries.ts'
import { readFirstSteps } from './first-steps.ts'
import type { Handlers } from './handler.ts'
import { type Problems, textsOf } from './problems.ts'
import type { Who } from './schemas/common.ts'
import type { Answer } from './schemas.ts'

/** The kinds a person has a right to. */
export function kindsWith(me: Holder, right: Right): KindName[] {
  const sections = sectionsWith(me, right)
  return kindNames.filter((name) => sections.includes(kinds[name].section))
}

const distant = '9000-01-01T00:00:00.000Z'

/** Dashboard, calendar and types: what waits, what is scheduled, what is out of date. */
export const createOverviewHandlers = (
  problems: () => Problems,
): Handlers<'dashboard' | 'calendar' | 'typeList'> => ({
  async dashboard(_, { content, me, people, readNames }) {
    const now = content.clock.now()
    const languages = me.languages ?? languageCodes
    const readable = kindsWith(me, 'read')
    const writable = { kinds: kindsWith(me, 'write'), languages }
    const publishable = { kinds: kindsWith(me, 'publish'), languages }
    const toApprove = await readToApprove(content, me.id, publishable)
    const returned = await readReturned(content, me.id, writable)
    const span = { from: now.toISOString(), until: distant }
    const planned = await readAppearing(content, span, { kinds: readable, languages: languageCodes })
    const scheduled = planned.slice(0, 100)
    const outOfDate = await readOutOfDate(content, readable, now)
    const mine = await readOwnDrafts(content, me.id, writable.kinds, now)
    const articles = readable.filter((kind) => kinds[kind].section !== 'site')
    const nameOf = await readNames([
      ...[...toApprove, ...returned, ...scheduled, ...outOfDate].map(({ who }) => who),
      ...mine.map(({ author }) => author),
    ])
    const named = <N extends Noted>(rows: N[]) => rows.map((row) => ({ ...row, who: nameOf(row.who) }))
    return {
      toApprove: named(toApprove),
      returned: named(returned),
      scheduled: named(scheduled).map(({ what: _, ...row }) => ({ ...row, from: row.at })),
      outOfDate: named(outOfDate),
      quiet: await readQuiet(content, articles, now),
      translation: await readTranslation(content, readable, now),
      mine: mine.map((row) => rowOf(row, nameOf)),
      findings: can(me, 'people')
        ? [...content.damage.findings.map(({ code }) => meanings[code].text), ...textsOf(problems())]
        : [],
      firstSteps: can(me, 'people') ? await readFirstSteps(content, people) : [],
    }
  },

  async calendar({ from, until }, { content, me, readNames }) {
    const within = { kinds: kindsWith(me, 'read'), languages: languageCodes }
    const iso = (moment: string) => new Date(moment).toISOString()
    const rows = await readSchedule(content, { from: iso(from), until: iso(until) }, within)
    const nameOf: (id: string) => Who = await readNames(rows.map(({ who }) => who))
    return { rows: rows.map((row) => ({ ...row, who: nameOf(row.who) })) }
  },

  typeList: async ({ of }, { content }) => ({ rows: await readTypes(content, of) }),
})

type Row = Answer<'pageList'>['rows'][number]

const most = 30
const withPages = kindNames.filter((kind) => hasOwnPage(kind))

/** Pages of the public site that a link can lead to: fixed pages, then entries with pages of their own. */
export const pageHandlers: Handlers<'pageList'> = {
  async pageList({ text = '', kind }, { content, me }) {
    const query = text.trim()
    const kinds = kindsWith(me, 'read').filter((each) => kind === undefined || each === kind)
    const fixed = kind === undefined ? fixedPages(query) : []
    return { rows: [...fixed, ...(await readEntryPages(content, query, kinds))] }
  },
}

function fixedPages(query: string): Row[] {
  const wanted = query.toLowerCase()
  return pageNames
    .map((name) => pages[name])
    .filter(({ path }) => !path.includes(':'))
    .map((page) => ({ path: page.path, title: eachLanguage((language): string => page[language]) }))
    .filter(({ path, title }) =>
      [path, ...Object.values(title)].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map((page) => ({ ...page, state: eachLanguage(() => 'public' as const) }))
}

async function readEntryPages(
  { read, clock, dialect }: Content,
  text: string,
  readable: KindName[],
): Promise<Row[]> {
  const kinds = withPages.filter((kind) => readable.includes(kind))
  if (kinds.length === 0) return []
  let query = read.selectFrom('entry').where('entry.kind', 'in', kinds).where('entry.trashed_at', 'is', null)
  if (text) query = query.where(containsText(text))
  const rows = await selectSummaries(query, clock.now().toISOString()).limit(most).execute()
  const shared = await readShared({ read, dialect }, rows)
  return rows.map((row) => {
    const summary = toSummary(row)
    const { kind, slug } = summary
    const type: unknown = JSON.parse(shared.get(row.id) ?? '{}')[kindOf(kind).columns.type ?? '']
    return {
      path: pathOfEntry({ kind, slug, type: typeof type === 'string' ? type : '' }),
      title: eachLanguage((language) => summary[language].title),
      state: eachLanguage((language) => summary[language].state),
    }
  })
}

/**
 * The shared fields of the newest revisions of some entries, without the rest of their documents. In the query that sorts and cuts the
 * list SQLite would read every document before it sorts: 440 of 0.9 MB took 0.4 seconds, in which no one else was answered.
 */
async function readShared(
  { read, dialect }: Pick<Content, 'read' | 'dialect'>,
  rows: readonly { id: string; newest: number }[],
): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map()
  const shared =
    dialect === 'postgres'
      ? sql<string>`(revision.document::json -> 'shared')::text`
      : sql<string>`json_extract(revision.document, '$.shared')`
  const found = await read
    .selectFrom('revision')
    .select(['entry_id', shared.as('shared')])
    .where((e) => e.or(rows.map(({ id, newest }) => e.and({ entry_id: id, no: newest }))))
    .execute()
  return new Map(found.map((row) => [row.entry_id, row.shared]))
}
