import { type PageName, partPages, type SectionName, sectionNames } from './addresses.ts'
import type { CallName } from './calls.ts'
import type { FeedName } from './feeds.ts'
import type { Input } from './schemas.ts'

/** Content belongs to a section of the site, or to the site as a whole. */
export type ContentSection = SectionName | 'site'
export const contentSections: readonly ContentSection[] = [...sectionNames, 'site']

/** The call that reads a list, and the part of its input that is always the same. */
type ListCall = { [N in CallName]: { list: N; input?: Partial<Input<N>> } }[CallName]

/** A list whose items have pages of their own. Each detail page is in the sitemap. */
export type DetailList = ListCall & {
  detail: CallName
  listPage: PageName
  detailPage: PageName
  /** The page with the text of an item's file, of those items that are `readable`. */
  textPage?: PageName
  /** The page in an item's feed id where an editor can move items between lists: the id must not change. */
  feedIdPage?: PageName
  /** The list has no paging and no keyword: it answers with all items at once. */
  unpaged?: true
  feed: FeedName | null
  /** Its items have a moment for a reader's calendar: a deadline, or the time of an event. */
  calendar?: true
}

/** One kind of content: either its entries have pages of their own, or `shownOn` says which page (by type) shows them. */
export type Item = { section: ContentSection } & (
  | { lists: readonly DetailList[] }
  | {
      shownOn: PageName | Readonly<Record<string, PageName>>
      /** The page has each entry at `#id`. */
      anchored?: true
    }
)

const partShownOn = Object.fromEntries(partPages.map((name) => [name, name])) as {
  readonly [N in (typeof partPages)[number]]: N
}

/**
 * Each kind of content and its pages. Search, feeds, sitemap, previews, the studio's links and the tests derive from
 * these rows; a kind without a row does not compile (`content/kinds.ts`).
 */
export const items = {
  site: { section: 'site', shownOn: 'home' },
  home: { section: 'site', shownOn: 'home' },
  menu: { section: 'site', shownOn: 'home' },
  search: { section: 'site', shownOn: 'search' },
  type: {
    section: 'site',
    shownOn: {
      scenic: 'scenicList',
      industry: 'industryList',
      course: 'courseList',
      training: 'trainingList',
      job: 'jobList',
      rent: 'rentList',
      purchase: 'purchaseList',
    },
  },
  statement: {
    section: 'site',
    lists: [
      {
        list: 'statementList',
        unpaged: true,
        detail: 'statementDetail',
        listPage: 'statementList',
        detailPage: 'statementDetail',
        feed: null,
      },
    ],
  },
  part: { section: 'site', shownOn: partShownOn, anchored: true },
  scenic: {
    section: 'member',
    lists: [
      {
        list: 'scenicList',
        detail: 'scenicDetail',
        listPage: 'scenicList',
        detailPage: 'scenicDetail',
        feed: null,
      },
    ],
  },
  industry: {
    section: 'member',
    lists: [
      {
        list: 'industrialClustersList',
        detail: 'industrialClustersDetail',
        listPage: 'industryList',
        detailPage: 'industryDetail',
        feed: null,
      },
    ],
  },
  alert: { section: 'member', shownOn: 'home' },
  welfareProject: { section: 'member', shownOn: 'welfare' },
  welfare: { section: 'member', shownOn: 'welfare' },
  course: {
    section: 'college',
    shownOn: 'courseList',
  },
  training: {
    section: 'college',
    lists: [
      {
        list: 'trainingUpdatesList',
        detail: 'trainingUpdatesDetail',
        listPage: 'trainingList',
        detailPage: 'trainingDetail',
        feed: 'college',
      },
    ],
  },
  job: {
    section: 'college',
    lists: [
      {
        list: 'hireList',
        detail: 'hireDetail',
        listPage: 'jobList',
        detailPage: 'jobDetail',
        feed: 'college',
        calendar: true,
      },
    ],
  },
  programme: { section: 'college', shownOn: 'devProject', anchored: true },
  brandProject: { section: 'college', shownOn: 'brandProject', anchored: true },
  onlineLearning: { section: 'college', shownOn: 'onlineIntro' },
  studyMap: { section: 'college', shownOn: 'studyMap' },
  talentPlan: { section: 'college', shownOn: 'talentPlan' },
  groupCollege: { section: 'college', shownOn: 'groupCollege' },
  cooperation: { section: 'college', shownOn: 'cooperationIntro' },
  personnel: { section: 'college', shownOn: 'jobList' },
  profile: { section: 'group', shownOn: 'groupProfile' },
  culture: { section: 'group', shownOn: 'culture' },
  organization: { section: 'group', shownOn: 'organization' },
  history: { section: 'group', shownOn: 'history' },
  milestone: { section: 'group', shownOn: 'history' },
  honor: {
    section: 'group',
    shownOn: { national: 'honorNational', provincial: 'honorProvincial', other: 'honorOther' },
  },
  purchase: {
    section: 'disclosure',
    lists: [
      {
        list: 'informationDisclosureList',
        input: { type: 'purchase' },
        detail: 'informationDisclosureDetail',
        listPage: 'purchaseList',
        detailPage: 'purchaseDetail',
        feed: 'disclosure',
        calendar: true,
      },
    ],
  },
  rent: {
    section: 'disclosure',
    lists: [
      {
        list: 'informationDisclosureList',
        input: { type: 'rent' },
        detail: 'informationDisclosureDetail',
        listPage: 'rentList',
        detailPage: 'rentDetail',
        feed: 'disclosure',
        calendar: true,
      },
    ],
  },
  report: {
    section: 'disclosure',
    lists: [
      {
        list: 'responsibilityReportList',
        unpaged: true,
        detail: 'responsibilityReportDetail',
        listPage: 'reportList',
        detailPage: 'reportDetail',
        textPage: 'reportText',
        feed: null,
      },
    ],
  },
  office: { section: 'disclosure', shownOn: 'contact' },
  contact: { section: 'disclosure', shownOn: 'contact' },
  alliance: { section: 'party', shownOn: 'allianceIntro' },
  allianceMember: { section: 'party', shownOn: 'allianceMembers' },
  activity: {
    section: 'party',
    lists: [
      {
        list: 'groupActivitiesList',
        input: { type: 'activity' },
        detail: 'groupActivitiesDetail',
        listPage: 'activityList',
        detailPage: 'activityDetail',
        feed: 'party',
      },
    ],
  },
  education: {
    section: 'party',
    lists: [
      {
        list: 'groupActivitiesList',
        input: { type: 'education' },
        detail: 'groupActivitiesDetail',
        listPage: 'educationList',
        detailPage: 'educationDetail',
        feed: 'party',
      },
    ],
  },
  hotline: { section: 'party', shownOn: 'hotline' },
  brand: {
    section: 'party',
    lists: [
      {
        list: 'brandList',
        unpaged: true,
        detail: 'brandDetail',
        listPage: 'brandList',
        detailPage: 'brandDetail',
        feed: null,
      },
    ],
  },
  venue: { section: 'party', shownOn: 'venues', anchored: true },
  committee: { section: 'party', shownOn: 'committee' },
  news: {
    section: 'news',
    lists: [
      {
        list: 'informationList',
        input: { type: 'group' },
        detail: 'informationDetail',
        listPage: 'newsGroupList',
        detailPage: 'newsGroupDetail',
        feed: 'news',
      },
      {
        list: 'informationList',
        input: { type: 'media' },
        detail: 'informationDetail',
        listPage: 'newsMediaList',
        detailPage: 'newsMediaDetail',
        feedIdPage: 'newsGroupDetail',
        feed: 'news',
      },
      {
        list: 'informationList',
        input: { type: 'activity' },
        detail: 'informationDetail',
        listPage: 'newsActivityList',
        detailPage: 'newsActivityDetail',
        feedIdPage: 'newsGroupDetail',
        feed: 'news',
      },
    ],
  },
  press: { section: 'news', shownOn: 'press' },
  event: {
    section: 'news',
    lists: [
      {
        list: 'eventList',
        detail: 'eventDetail',
        listPage: 'eventList',
        detailPage: 'eventDetail',
        feed: 'news',
        calendar: true,
      },
    ],
  },
} as const satisfies Record<string, Item>

export type KindName = keyof typeof items
/** The rows that a function derives from: `items`, or a test's own. */
export type Items = Readonly<Record<string, Item>>

type Lists = Extract<(typeof items)[KindName], { lists: unknown }>['lists'][number]
/** The calls that read the items of feeds. */
export type FeedDetailCall = Extract<Lists, { feed: FeedName }>['detail']
/** The feed of each page with a list that has one. */
export type FeedPages = {
  [L in Extract<Lists, { feed: FeedName }> as L['listPage']]: L['feed']
}

type CalendarList = Extract<Lists, { calendar: true }>
/** The calls that read the entries of calendars. */
export type CalendarDetailCall = CalendarList['detail']
/** The calendar of each page with a list that has one: it has the name of the section's feed. */
export type CalendarPages = { [L in CalendarList as L['listPage']]: L['feed'] }
