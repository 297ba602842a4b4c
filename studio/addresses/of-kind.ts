import type { KindName } from '@shanmen/content/kinds.ts'
import { addresses, fill, type PageName } from '@shanmen/contract/addresses.ts'

/** The page that shows an entry: its own where the address has an `:id`, else the one that it is a part of. */
const pages: Record<KindName, PageName | Record<string, PageName>> = {
  site: 'home',
  home: 'home',
  menu: 'home',
  type: {
    scenic: 'scenicList',
    industry: 'industryList',
    course: 'courseList',
    training: 'trainingList',
    job: 'jobList',
    rent: 'rentList',
    purchase: 'purchaseList',
  },
  scenic: 'scenicDetail',
  industry: 'industryDetail',
  welfareProject: 'welfare',
  welfare: 'welfare',
  course: 'courseList',
  training: 'trainingDetail',
  job: 'jobDetail',
  programme: 'devProject',
  brandProject: 'brandProject',
  onlineLearning: 'onlineIntro',
  studyMap: 'studyMap',
  talentPlan: 'talentPlan',
  groupCollege: 'groupCollege',
  cooperation: 'cooperationIntro',
  personnel: 'talentPlan',
  profile: 'groupProfile',
  culture: 'culture',
  organization: 'organization',
  history: 'history',
  milestone: 'history',
  honor: { national: 'honorNational', provincial: 'honorProvincial', other: 'honorOther' },
  rent: 'rentDetail',
  purchase: 'purchaseDetail',
  report: 'reportDetail',
  office: 'contact',
  contact: 'contact',
  alliance: 'allianceIntro',
  allianceMember: 'allianceMembers',
  activity: 'activityDetail',
  education: 'educationDetail',
  hotline: 'hotline',
  brand: 'brandDetail',
  venue: 'venues',
  committee: 'committee',
  news: { group: 'newsGroupDetail', media: 'newsMediaDetail', activity: 'newsActivityDetail' },
}

type Which = { kind: KindName; slug: string; type: string }

function addressOf({ kind, type }: Omit<Which, 'slug'>): string {
  const page = pages[kind]
  // A draft may lack its type: any of them shows what it looks like.
  const name = typeof page === 'string' ? page : (page[type] ?? Object.values(page)[0] ?? 'home')
  return addresses[name]
}

/** Address, without language, of the page that an entry of this type is shown on. */
export const shownOn = (entry: Which): string => fill(addressOf(entry), entry.slug)

/** Address of an entry's own page; null for what has none. */
export const pathOf = (entry: Which): string | null =>
  addressOf(entry).includes(':id') ? shownOn(entry) : null

/** The kinds whose own pages stand under an address such as `/member/scenic/:id`. */
export const kindsUnder = (address: string): KindName[] =>
  kindNamesOf().filter((kind) => addressesOf(kind).includes(address))

const kindNamesOf = () => Object.keys(pages) as KindName[]
const addressesOf = (kind: KindName): string[] => {
  const page = pages[kind]
  return (typeof page === 'string' ? [page] : Object.values(page)).map((name) => addresses[name])
}
