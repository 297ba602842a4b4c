import { addresses, fill, type PageName } from '@shanmen/contract/addresses.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import type { Image } from '@shanmen/contract/types.ts'
import { showDate } from '../lib/dates.ts'
import type { HitKind } from '../messages/search.ts'
import { findCourses } from './courses.ts'
import { type Hit, most, type Question } from './hits.ts'

type Found = { total: number; hits: Omit<Hit, 'kind'>[] }
/** A list of the site that can be searched. `page` shows all that it finds, where it takes the keyword. */
export type List = { kind: HitKind; page?: PageName; find: (question: Question) => Promise<Found> }

type Item = { id: string; title: string; summary?: string; cover?: Image | null }
const hit = (page: PageName, { id, title, summary = '', cover = null }: Item, ...line: string[]) => ({
  title,
  summary,
  cover,
  line: line.filter(Boolean).join(' · '),
  to: fill(addresses[page], id),
})
const input = ({ languageId, keyword }: Question) => ({ languageId, keyword, pageSize: most.asked })
const dated = (page: PageName, language: Language) => (item: Item & { publishedAt: string }) =>
  hit(page, item, showDate(item.publishedAt, language))

const news = (type: 'group' | 'media' | 'activity', page: PageName, detail: PageName): List => ({
  kind: 'news',
  page,
  async find(question) {
    const { total, list } = await question.call('informationList', { ...input(question), type })
    return { total, hits: list.map(dated(detail, question.language)) }
  },
})

const notices = (type: 'purchase' | 'rent', page: PageName, detail: PageName): List => ({
  kind: 'notice',
  page,
  async find(question) {
    const { total, list } = await question.call('informationDisclosureList', { ...input(question), type })
    const hits = list.map((notice) =>
      hit(detail, notice, notice.number, showDate(notice.publishedAt, question.language), notice.unit),
    )
    return { total, hits }
  },
})

const partyArticles = (type: 'activity' | 'education', page: PageName, detail: PageName): List => ({
  kind: 'party',
  page,
  async find(question) {
    const { total, list } = await question.call('groupActivitiesList', { ...input(question), type })
    return { total, hits: list.map(dated(detail, question.language)) }
  },
})

const honorPages = { national: 'honorNational', provincial: 'honorProvincial', other: 'honorOther' } as const

/** Every list that can be asked for a word. */
export const lists: readonly List[] = [
  {
    kind: 'scenic',
    page: 'scenicList',
    async find(question) {
      const { total, list } = await question.call('scenicList', input(question))
      return { total, hits: list.map((item) => hit('scenicDetail', item, item.typeName)) }
    },
  },
  {
    kind: 'industry',
    page: 'industryList',
    async find(question) {
      const { total, list } = await question.call('industrialClustersList', input(question))
      return { total, hits: list.map((item) => hit('industryDetail', item, item.typeName)) }
    },
  },
  news('group', 'newsGroupList', 'newsGroupDetail'),
  news('media', 'newsMediaList', 'newsMediaDetail'),
  news('activity', 'newsActivityList', 'newsActivityDetail'),
  notices('purchase', 'purchaseList', 'purchaseDetail'),
  notices('rent', 'rentList', 'rentDetail'),
  { kind: 'course', page: 'courseList', find: findCourses },
  {
    kind: 'training',
    page: 'trainingList',
    async find(question) {
      const { total, list } = await question.call('trainingUpdatesList', input(question))
      return { total, hits: list.map(dated('trainingDetail', question.language)) }
    },
  },
  {
    kind: 'job',
    page: 'jobList',
    async find(question) {
      const { total, list } = await question.call('hireList', input(question))
      return { total, hits: list.map((job) => hit('jobDetail', job, job.department, job.city, job.typeName)) }
    },
  },
  {
    // Honors have no page of their own: each is shown on the wall of its level, among those that hold the word.
    kind: 'honor',
    async find(question) {
      const { total, list } = await question.call('enterpriseHonorList', input(question))
      const hits = list.map(({ title, issuer, awardedAt, image, type }) => ({
        title,
        line: `${showDate(awardedAt, question.language)} · ${issuer}`,
        summary: '',
        cover: image,
        to: withKeyword(honorPages[type], question.keyword),
      }))
      return { total, hits }
    },
  },
  partyArticles('activity', 'activityList', 'activityDetail'),
  partyArticles('education', 'educationList', 'educationDetail'),
]

/** A list page under the same keyword. */
export const withKeyword = (page: PageName, keyword: string): string =>
  `${addresses[page]}?keyword=${encodeURIComponent(keyword)}`
