import { addresses, fill, type PageName, pageNames, pages } from '@shanmen/contract/addresses.ts'
import { type Language, languageCodes, languages } from '@shanmen/contract/languages.ts'
import { describe, expect, it } from 'vitest'
import { itemsOf } from './addresses.ts'
import { base, get, inLanguage, pageOf, textOf } from './site.ts'

/** What `<title>` must contain, word for word: the pages of the specification. Detail pages: beside the item's own title. */
const titles: Partial<Record<PageName, Partial<Record<Language, string>>>> = {
  home: { zh: '灵山集团', en: 'Lingshan Group' },
  scenicList: { zh: '文旅景区', en: 'Scenic Spots' },
  scenicDetail: { zh: '景区详情', en: 'Scenic Spot' },
  welfare: { zh: '公益慈善', en: 'Public Welfare' },
  industryList: { zh: '产业集群', en: 'Industry Clusters' },
  industryDetail: { zh: '产业集群', en: 'Industry Cluster' },
  onlineIntro: { zh: '线上学习平台', en: 'Online Learning: Introduction' },
  courseList: { zh: '线上课程', en: 'Online Courses' },
  studyMap: { zh: '学习地图', en: 'Learning Map' },
  talentPlan: { zh: '人才培养规划', en: 'Talent Development Plan' },
  trainingList: { zh: '培训动态', en: 'Training Updates' },
  trainingDetail: { zh: '培训动态', en: 'Training Update' },
  groupCollege: { zh: '集团学院', en: 'Group College' },
  devProject: { zh: '人才发展项目', en: 'Talent Development Projects' },
  cooperationIntro: { zh: '合作介绍', en: 'Cooperation: Introduction' },
  brandProject: { zh: '品牌项目', en: 'Brand Projects' },
  jobList: { zh: '人才招聘', en: 'Careers' },
  jobDetail: { zh: '招聘详情', en: 'Careers' },
  honorOther: { zh: '其他荣誉', en: 'Other Honors' },
  honorNational: { zh: '国家级荣誉', en: 'National Honors' },
  honorProvincial: { zh: '省级荣誉', en: 'Provincial Honors' },
  groupProfile: { zh: '集团简介', en: 'Group Profile' },
  organization: { zh: '组织架构', en: 'Organizational Structure' },
  history: { zh: '发展历程', en: 'History' },
  culture: { zh: '文化理念', en: 'Cultural Philosophy' },
  rentList: { zh: '招租信息', en: 'Leasing Information' },
  rentDetail: { zh: '招租信息', en: 'Leasing' },
  reportList: { zh: '社会责任报告', en: 'Responsibility Reports' },
  reportDetail: { zh: '社会责任报告', en: 'Responsibility Report' },
  contact: { zh: '联系我们', en: 'Contact Us' },
  purchaseList: { zh: '采购信息', en: 'Procurement' },
  purchaseDetail: { zh: '采购信息', en: 'Procurement' },
  allianceIntro: { zh: '党建联盟', en: 'Party-Building Alliance' },
  allianceMembers: { zh: '联盟单位', en: 'Alliance Members' },
  activityList: { zh: '联盟活动', en: 'Alliance Activities' },
  activityDetail: { zh: '联盟活动', en: 'Alliance Activity' },
  hotline: { zh: '廉洁热线', en: 'Integrity Hotline' },
  educationList: { zh: '廉洁教育', en: 'Integrity Education' },
  educationDetail: { zh: '廉洁教育', en: 'Integrity Education' },
  brandList: { zh: '党建品牌', en: 'Party-Building Brands' },
  brandDetail: { zh: '党建品牌', en: 'Party-Building Brand' },
  venues: { zh: '党建阵地', en: 'Party-Building Venues' },
  committee: { zh: '党委班子', en: 'Party Committee' },
  newsGroupList: { zh: '集团新闻', en: 'Group News' },
  newsGroupDetail: { zh: '集团新闻', en: 'Group News' },
  newsMediaList: { zh: '媒体聚焦', en: 'Media Coverage' },
  newsMediaDetail: { zh: '媒体聚焦', en: 'Media Coverage' },
  newsActivityList: { zh: '活动资讯', en: 'Events' },
  newsActivityDetail: { zh: '活动资讯', en: 'Events' },
}

const isDetail = (name: keyof typeof addresses) => addresses[name].includes(':id')

/** Every list with more than one page in the sample; scenic spots, clusters and honours are on a single page. */
const lists: PageName[] = [
  'activityList',
  'courseList',
  'educationList',
  'jobList',
  'newsActivityList',
  'newsGroupList',
  'newsMediaList',
  'purchaseList',
  'trainingList',
]

describe.each(languageCodes)('every page in %s', (language) => {
  it.each(pageNames)('%s', async (name) => {
    const item = isDetail(name) ? (await itemsOf(name, language))[0] : undefined
    const path = inLanguage(language, item ? fill(addresses[name], item.id) : addresses[name])
    const html = await pageOf(path)

    expect(html).toContain(`<html lang="${languages[language].tag}"`)
    const title = textOf(html, 'title')[0]
    const expected = titles[name]?.[language] ?? pages[name][language]
    expect(title).toContain(expected.replace('{title}', item?.title ?? ''))
    const headings = textOf(html, 'h1')
    expect(headings).toHaveLength(1)
    expect(headings[0]).not.toBe('')
    if (item) {
      expect(headings[0]).toBe(item.title)
      expect(title).toContain(item.title)
    }

    expect(html).toMatch(/<meta name="description" content="[^"]{8,}/)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${literal(path)}"`))
    expect(html).toContain('property="og:locale"')
    // React writes hrefLang; HTML attributes are case-insensitive.
    const markup = html.toLowerCase()
    expect(markup).toContain('hreflang="x-default"')
    // The language switch lists exactly the two languages, the current one marked.
    for (const code of languageCodes)
      expect(markup).toContain(`hreflang="${languages[code].tag}"`.toLowerCase())
    expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/)
    expect(html).not.toMatch(/ style="/)
    expect(html).not.toContain('href="/zh')
    expect(html).not.toContain('/en/en')
    // Every footer links its filing numbers to their registries.
    const registries = [...html.matchAll(/href="https:\/\/(beian\.[a-z.]+)\/[^"]*" rel="noopener"/g)]
    const wanted = html.includes('<footer') ? ['beian.miit.gov.cn', 'beian.mps.gov.cn'] : []
    expect(registries.map(([, host]) => host)).toEqual(wanted)
    if (wanted.length > 0) {
      const statements = (await itemsOf('statementDetail', language)).map(({ id }) =>
        fill(addresses.statementDetail, id),
      )
      const [, footer = ''] = html.split('<footer')
      for (const target of [...statements, addresses.press, addresses.siteMap])
        expect(footer).toContain(`href="${inLanguage(language, target)}"`)
    }
  })

  it('the site map leads to every other fixed page and every statement, without script', async () => {
    const html = await pageOf(inLanguage(language, addresses.siteMap))
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const linked = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to)
    const fixed = pageNames.filter((name) => !isDetail(name) && name !== 'siteMap')
    const statements = await itemsOf('statementDetail', language)
    const wanted = [
      ...fixed.map((name) => addresses[name]),
      ...statements.map(({ id }) => fill(addresses.statementDetail, id)),
    ].map((path) => inLanguage(language, path))
    expect(wanted.filter((path) => !linked.includes(path))).toEqual([])
  })

  it('an unknown id is a 404 page in this language', async () => {
    for (const name of pageNames.filter(isDetail)) {
      const html = await pageOf(inLanguage(language, fill(addresses[name], 'no-such-item')), 404)
      expect(html).toContain(`<html lang="${languages[language].tag}"`)
      expect(html).toContain('<footer')
      expect(textOf(html, 'h1')).toHaveLength(1)
    }
  })
})

it('titles are unique among the static pages of a language', async () => {
  for (const language of languageCodes) {
    const statics = pageNames.filter((name) => !isDetail(name))
    const found = await Promise.all(
      statics.map(async (name) => textOf(await pageOf(inLanguage(language, addresses[name])), 'title')[0]),
    )
    expect(new Set(found).size).toBe(statics.length)
  }
})

it('the server sets no cookie with any page, and no page offers a sign-in', async () => {
  for (const name of pageNames.filter((page) => !isDetail(page))) {
    const response = await get(addresses[name])
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.text()).not.toMatch(/type="password"|登录|Log in|Sign in/i)
  }
})

it('the other-language address of a later list page responds', async () => {
  const statics = pageNames.filter((name) => !isDetail(name))
  const dead: string[] = []
  const later: string[] = []
  for (const path of languageCodes.flatMap((code) =>
    statics.map((name) => inLanguage(code, addresses[name])),
  )) {
    const numbers = [...(await pageOf(path)).matchAll(/href="[^"]*[?;]page=(\d+)"/g)].map(([, page]) => page)
    later.push(...new Set(numbers.map((page) => `${path}?page=${page}`)))
  }
  for (const path of later) {
    const html = await pageOf(path)
    for (const [, to = ''] of html.matchAll(/<(?:link|a)(?=[^>]* hreflang=)[^>]* href="([^"]*)"/gi)) {
      const { status } = await get(to.replace(base, ''))
      if (status !== 200) dead.push(`${status} ${to} on ${path}`)
    }
  }
  expect(dead).toEqual([])
  const paging = statics.filter((name) => later.includes(`${addresses[name]}?page=2`))
  expect(paging.toSorted()).toEqual(lists.toSorted())
  expect(later.filter((path) => path.startsWith('/en/')).length).toBeGreaterThanOrEqual(lists.length)
})

function literal(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

it('the English line below a Chinese title is the title of the English page', async () => {
  for (const name of pageNames.filter((each) => !isDetail(each))) {
    const [chinese, english] = await Promise.all([
      pageOf(addresses[name]),
      pageOf(inLanguage('en', addresses[name])),
    ])
    const below = /<\/h1><p[^>]* lang="en">([^<]*)/.exec(chinese)?.[1]
    if (below) expect(below, name).toBe(textOf(english, 'h1')[0])
  }
})

it.each([
  '/information/rent?type=shop',
  '/information/rent?status=open',
  '/information/purchase?status=open',
])('the headings of a narrowed list skip no level: %s', async (path) => {
  for (const language of languageCodes) {
    const html = await pageOf(inLanguage(language, path))
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
  }
})
