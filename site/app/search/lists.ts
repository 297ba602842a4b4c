import { addresses, fill, type PageName } from '@shanmen/contract/addresses.ts'
import {
  type DetailList,
  type Item,
  type Items,
  items,
  type SearchCall,
  type SearchGroup,
  type SharedPageList,
} from '@shanmen/contract/items.ts'
import type { Language, LanguageId } from '@shanmen/contract/languages.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Course, Image } from '@shanmen/contract/types.ts'
import type { LoadArgs } from '../data/load.ts'
import { pickCourses } from '../lib/courses.ts'
import { showDate } from '../lib/dates.ts'
import { componentMessages, fillIn, joined } from '../messages/components.ts'
import type { HitKind } from '../messages/search.ts'

/** One line of the results. */
export type Hit = {
  kind: HitKind
  title: string
  /** What distinguishes it from others: a date, a number, a place. */
  line: string
  summary: string
  to: string
  cover: Image | null
}

/** A search, and the client to run it with. */
export type Query = { call: LoadArgs['call']; language: Language; languageId: LanguageId; keyword: string }

/** How many hits are requested from each list, and how many of a kind are shown next to other kinds. */
export const limits = { requested: 6, perKind: 3 }

type Found = { total: number; totalIsCapped?: boolean | undefined; hits: Omit<Hit, 'kind'>[] }
/** A list that can be searched. `page` shows all matches of a keyword. */
export type SearchList = {
  group: SearchGroup
  page?: PageName | undefined
  find: (query: Query) => Promise<Found>
}

type Listed = {
  id: string
  title: string
  summary?: string
  cover?: Image | null
  image?: Image
  type?: string
}
/** The calls that search a list by keyword; the catalogue of courses is filtered here. */
type KeywordCall = Exclude<SearchCall, 'talentDevelopment'>
type ItemOf<N extends KeywordCall> = Data<N>['list'][number]

const dated = (item: { publishedAt: string }, language: Language) => [showDate(item.publishedAt, language)]

/** The line of each hit, by the call that found it. A call with a search group and no row here does not compile. */
const lines: { [N in KeywordCall]: (item: ItemOf<N>, language: Language) => (string | undefined)[] } = {
  scenicList: ({ typeName }) => [typeName],
  industrialClustersList: ({ typeName }) => [typeName],
  informationList: dated,
  informationDisclosureList: ({ number, publishedAt, unit }, language) => [
    number,
    showDate(publishedAt, language),
    unit,
  ],
  trainingUpdatesList: dated,
  hireList: ({ department, city, typeName }) => [department, city, typeName],
  enterpriseHonorList: ({ awardedAt, issuer }, language) => [showDate(awardedAt, language), issuer],
  groupActivitiesList: dated,
}

/** Every list of `registry` that has a search group. */
export const searchLists = (registry: Items = items): SearchList[] =>
  Object.values(registry).flatMap((item) =>
    (item.lists ?? []).flatMap((row: DetailList | SharedPageList) =>
      row.search === null
        ? []
        : { group: row.search, page: row.listPage, find: (query: Query) => find(query, item, row) },
    ),
  )

function find(query: Query, item: Item, row: DetailList | SharedPageList): Promise<Found> {
  return row.list === 'talentDevelopment' ? findCourses(query) : findByKeyword(query, item, row)
}

async function findByKeyword(
  { call, language, languageId, keyword }: Query,
  item: Item,
  row: DetailList | SharedPageList,
): Promise<Found> {
  // Which call it is is known at run time only; rows and lines are checked against the call's schema.
  const name = row.list as KeywordCall
  const search = call as (
    name: string,
    input: object,
  ) => Promise<{ total: number; totalIsCapped?: boolean; list: Listed[] }>
  const line = lines[name] as (item: Listed, language: Language) => (string | undefined)[]
  const input = { ...row.input, languageId, keyword, pageSize: limits.requested }
  const { list, total, totalIsCapped } = await search(name, input)
  const hits = list.map((listed) => ({
    title: listed.title,
    line: joined(...line(listed, language)),
    summary: listed.summary ?? '',
    cover: listed.cover ?? listed.image ?? null,
    to:
      'detailPage' in row
        ? fill(addresses[row.detailPage], listed.id)
        : withKeyword(pageOf(item, listed), keyword),
  }))
  return { total, totalIsCapped, hits }
}

/** The page of an item that has none of its own. */
function pageOf(item: Item, { type = '' }: Listed): PageName {
  const shownOn = 'shownOn' in item ? item.shownOn : 'home'
  return typeof shownOn === 'string' ? shownOn : (shownOn[type] ?? 'home')
}

/** The call returns all courses at once: requested with the first search in a language, stored for the next ones. */
const allCourses = new Map<LanguageId, readonly Course[]>()

/** Courses that have all words of the keyword; each links to its own website, or else to the catalogue. */
async function findCourses({ call, language, languageId, keyword }: Query): Promise<Found> {
  const courses =
    allCourses.get(languageId) ?? (await call('talentDevelopment', { languageId })).online.courses
  allCourses.set(languageId, courses)
  const { total, list } = pickCourses(courses, { page: 1, keyword })
  const hits = list.slice(0, limits.requested).map(({ title, summary, lessons, level, cover, url }) => ({
    title,
    summary,
    cover,
    line: joined(fillIn(componentMessages[language].lessons, lessons), level),
    to: url ?? withKeyword('courseList', keyword),
  }))
  return { total, hits }
}

/** The address of a list page with this keyword. */
export const withKeyword = (page: PageName, keyword: string): string =>
  `${addresses[page]}?keyword=${encodeURIComponent(keyword)}`
