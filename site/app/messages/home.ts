import { homeBrand as brand, collegeEyebrow } from '@shanmen/brand/messages/home.ts'
import type { Language } from '@shanmen/contract/languages.ts'

/** The messages of the home page. */
export const homeMessages = {
  zh: {
    headline: '要闻',
    paintings: '首屏画卷',
    group: '走进集团',
    profile: '集团简介',
    destinations: brand.zh.destinations,
    allDestinations: '全部景区',
    welfare: '公益慈善',
    welfareNote: brand.zh.welfareNote,
    courses: '浏览课程',
    careers: '加入我们',
    news: brand.zh.news,
    allNews: '全部新闻',
    party: '党的建设',
    disclosure: '信息公开',
    moreNotices: '更多公告',
    purchase: '采购信息',
    rent: '招租信息',
    report: '责任报告',
    deadline: '截止',
    pages: '页',
  },
  en: {
    headline: 'Latest',
    paintings: 'Opening paintings',
    group: 'About the Group',
    profile: 'Group profile',
    destinations: brand.en.destinations,
    allDestinations: 'All destinations',
    welfare: 'Public welfare',
    welfareNote: brand.en.welfareNote,
    courses: 'Browse courses',
    careers: 'Careers',
    news: brand.en.news,
    allNews: 'All news',
    party: 'Party building',
    disclosure: 'Disclosure',
    moreNotices: 'All notices',
    purchase: 'Procurement',
    rent: 'Leasing',
    report: 'Reports',
    deadline: 'Closes',
    pages: 'pages',
  },
} satisfies Record<Language, Record<string, string>>

/** The small Latin captions above section titles, the same in both languages. */
export const eyebrows = {
  destinations: 'Destinations',
  industry: 'Industry & Welfare',
  college: collegeEyebrow,
  news: 'Newsroom',
  party: 'Party Building',
}
