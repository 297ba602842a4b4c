import type { Language } from './languages.ts'

/**
 * Every page of the site: its address without language prefix and its title in each language. Route table and sitemap
 * derive from it; tests compare it with the specification. `:id` is any single segment; `{title}` is the item's own title.
 */
export const pages = {
  home: { path: '/', zh: '首页', en: 'Home' },
  search: { path: '/search', zh: '搜索', en: 'Search' },
  scenicList: { path: '/member/scenic', zh: '文旅景区', en: 'Scenic Spots' },
  scenicDetail: { path: '/member/scenic/:id', zh: '景区详情 · {title}', en: '{title} – Scenic Spot' },
  welfare: { path: '/member/welfare', zh: '公益慈善', en: 'Public Welfare' },
  industryList: { path: '/member/industry', zh: '产业集群', en: 'Industry Clusters' },
  industryDetail: {
    path: '/member/industry/:id',
    zh: '产业集群 · {title}',
    en: '{title} – Industry Cluster',
  },
  onlineIntro: { path: '/college/online/intro', zh: '线上学习平台', en: 'Online Learning: Introduction' },
  courseList: { path: '/college/online/course', zh: '线上课程', en: 'Online Courses' },
  studyMap: { path: '/college/online/studyMap', zh: '学习地图', en: 'Learning Map' },
  talentPlan: { path: '/college/talent/plan', zh: '人才培养规划', en: 'Talent Development Plan' },
  trainingList: { path: '/college/talent/training', zh: '培训动态', en: 'Training Updates' },
  trainingDetail: {
    path: '/college/talent/training/:id',
    zh: '培训动态 · {title}',
    en: '{title} – Training Update',
  },
  groupCollege: { path: '/college/talent/LSCollege', zh: '集团学院', en: 'Group College' },
  devProject: { path: '/college/talent/devProject', zh: '人才发展项目', en: 'Talent Development Projects' },
  cooperationIntro: { path: '/college/cooperation/intro', zh: '合作介绍', en: 'Cooperation: Introduction' },
  brandProject: { path: '/college/cooperation/brandProject', zh: '品牌项目', en: 'Brand Projects' },
  jobList: { path: '/college/recruitment', zh: '人才招聘', en: 'Careers' },
  jobDetail: { path: '/college/recruitment/:id', zh: '招聘详情 · {title}', en: '{title} – Careers' },
  honorOther: { path: '/lingShan/honor/other', zh: '其他荣誉', en: 'Other Honors' },
  honorNational: { path: '/lingShan/honor/national', zh: '国家级荣誉', en: 'National Honors' },
  honorProvincial: { path: '/lingShan/honor/provincial', zh: '省级荣誉', en: 'Provincial Honors' },
  groupProfile: { path: '/lingShan/intro/groupRrofile', zh: '集团简介', en: 'Group Profile' },
  organization: {
    path: '/lingShan/intro/organizationalStructure',
    zh: '组织架构',
    en: 'Organizational Structure',
  },
  history: { path: '/lingShan/culture/history', zh: '发展历程', en: 'History' },
  culture: { path: '/lingShan/culture/culturalConcept', zh: '文化理念', en: 'Cultural Philosophy' },
  rentList: { path: '/information/rent', zh: '招租信息', en: 'Leasing Information' },
  rentDetail: { path: '/information/rent/:id', zh: '招租信息 · {title}', en: '{title} – Leasing' },
  reportList: { path: '/information/report', zh: '社会责任报告', en: 'Responsibility Reports' },
  reportDetail: {
    path: '/information/report/:id',
    zh: '社会责任报告 · {title}',
    en: '{title} – Responsibility Report',
  },
  reportText: { path: '/information/report/:id/text', zh: '{title} · 全文', en: '{title} – Full Text' },
  contact: { path: '/information/contact', zh: '联系我们', en: 'Contact Us' },
  purchaseList: { path: '/information/purchase', zh: '采购信息', en: 'Procurement' },
  purchaseDetail: {
    path: '/information/purchase/:id',
    zh: '采购信息 · {title}',
    en: '{title} – Procurement',
  },
  allianceIntro: { path: '/partyBuilding/alliance/intro', zh: '党建联盟', en: 'Party-Building Alliance' },
  allianceMembers: { path: '/partyBuilding/alliance/enterprise', zh: '联盟单位', en: 'Alliance Members' },
  activityList: {
    path: '/partyBuilding/alliance/groupActivities',
    zh: '联盟活动',
    en: 'Alliance Activities',
  },
  activityDetail: {
    path: '/partyBuilding/alliance/groupActivities/:id',
    zh: '联盟活动 · {title}',
    en: '{title} – Alliance Activity',
  },
  hotline: { path: '/partyBuilding/integrity/hotline', zh: '廉洁热线', en: 'Integrity Hotline' },
  educationList: { path: '/partyBuilding/integrity/education', zh: '廉洁教育', en: 'Integrity Education' },
  educationDetail: {
    path: '/partyBuilding/integrity/education/:id',
    zh: '廉洁教育 · {title}',
    en: '{title} – Integrity Education',
  },
  brandList: { path: '/partyBuilding/organization/brand', zh: '党建品牌', en: 'Party-Building Brands' },
  brandDetail: {
    path: '/partyBuilding/organization/brand/:id',
    zh: '党建品牌 · {title}',
    en: '{title} – Party-Building Brand',
  },
  venues: { path: '/partyBuilding/organization/position', zh: '党建阵地', en: 'Party-Building Venues' },
  committee: { path: '/partyBuilding/organization/committee', zh: '党委班子', en: 'Party Committee' },
  // Before the pages of the channels, whose common pattern has its place too.
  eventList: { path: '/newsAndInformation/events', zh: '活动日历', en: 'Events Calendar' },
  eventDetail: {
    path: '/newsAndInformation/events/:id',
    zh: '活动日历 · {title}',
    en: '{title} – Events Calendar',
  },
  newsGroupList: { path: '/newsAndInformation/group', zh: '集团新闻', en: 'Group News' },
  newsGroupDetail: {
    path: '/newsAndInformation/group/:id',
    zh: '集团新闻 · {title}',
    en: '{title} – Group News',
  },
  newsMediaList: { path: '/newsAndInformation/media', zh: '媒体聚焦', en: 'Media Coverage' },
  newsMediaDetail: {
    path: '/newsAndInformation/media/:id',
    zh: '媒体聚焦 · {title}',
    en: '{title} – Media Coverage',
  },
  newsActivityList: { path: '/newsAndInformation/activity', zh: '活动资讯', en: 'Events' },
  newsActivityDetail: {
    path: '/newsAndInformation/activity/:id',
    zh: '活动资讯 · {title}',
    en: '{title} – Events',
  },
  statementList: { path: '/statement', zh: '网站声明', en: 'Statements' },
  statementDetail: { path: '/statement/:id', zh: '网站声明 · {title}', en: '{title} – Statements' },
  press: { path: '/press', zh: '媒体资源', en: 'Press' },
  siteMap: { path: '/siteMap', zh: '网站地图', en: 'Site Map' },
} as const satisfies Record<string, { path: string } & Record<Language, string>>

export type PageName = keyof typeof pages
export const pageNames = Object.keys(pages) as PageName[]

type Addresses = { readonly [N in PageName]: (typeof pages)[N]['path'] }
/** The address of each page: `addresses.scenicDetail` is `/member/scenic/:id`. */
export const addresses = Object.fromEntries(pageNames.map((name) => [name, pages[name].path])) as Addresses

/** The pages below whose own content editors may add parts: a title with a text each, which `#id` leads to. */
export const partPages = [
  'scenicList',
  'groupProfile',
  'organization',
  'reportList',
  'contact',
  'jobList',
] as const satisfies readonly PageName[]

/** The six section words, the same in every package, and the first path segment of each. */
export const sections = {
  member: '/member',
  college: '/college',
  group: '/lingShan',
  disclosure: '/information',
  party: '/partyBuilding',
  news: '/newsAndInformation',
} as const

export type SectionName = keyof typeof sections
export const sectionNames = Object.keys(sections) as SectionName[]

/** Bare sections are no pages: 307 to their first visible child in the menu, this one by default. */
export const bareSections = {
  '/member': addresses.scenicList,
  '/college': addresses.onlineIntro,
  '/lingShan': addresses.groupProfile,
  '/information': addresses.rentList,
  '/partyBuilding': addresses.allianceIntro,
  '/newsAndInformation': addresses.newsGroupList,
  '/college/online': addresses.onlineIntro,
  '/college/talent': addresses.talentPlan,
  '/college/cooperation': addresses.cooperationIntro,
  '/lingShan/honor': addresses.honorNational,
  '/lingShan/intro': addresses.groupProfile,
  '/lingShan/culture': addresses.history,
  '/partyBuilding/alliance': addresses.allianceIntro,
  '/partyBuilding/integrity': addresses.hotline,
  '/partyBuilding/organization': addresses.brandList,
} as const satisfies Record<string, string>

/** Other spellings that lead to a page by 301. */
export const movedAddresses = {
  '/college/training/:id': addresses.trainingDetail,
  '/partyBuilding/groupActivities/:id': addresses.activityDetail,
  '/partyBuilding/education/:id': addresses.educationDetail,
  '/partyBuilding/brand/:id': addresses.brandDetail,
  '/lingShan/intro/groupProfile': addresses.groupProfile,
} as const satisfies Record<string, string>

/** A list that is searched for a title, of which a keyword may have 50 characters: half of one at the end would be no text. */
export const searchedFor = (list: string, title: string): string =>
  `${list}?keyword=${encodeURIComponent(title.slice(0, 50).replace(/[\uD800-\uDBFF]$/, ''))}`

/** Puts an id into an address: `fill('/member/scenic/:id', '山门')` → `/member/scenic/%E5%B1%B1%E9%97%A8`. */
export function fill(address: string, id: string): string {
  return address.replace(':id', encodeURIComponent(id))
}
