import { type PageName, pages, type SectionName } from '@shanmen/contract/addresses.ts'
import type { Language } from '@shanmen/contract/languages.ts'

/** Title of a page: `pageTitle('zh', 'scenicDetail', '岚屿湖')` → `景区详情 · 岚屿湖`. */
export function pageTitle(language: Language, page: PageName, item = ''): string {
  return pages[page][language].replace('{title}', () => item)
}

/** The menu labels of the sections (requirements §6.1b), for places that must not wait for the menu. */
export const sectionTitles = {
  zh: {
    member: '成员企业',
    college: '集团学院',
    group: '走进集团',
    disclosure: '信息公开',
    party: '党的建设',
    news: '新闻资讯',
  },
  en: {
    member: 'Member Enterprises',
    college: 'College',
    group: 'About the Group',
    disclosure: 'Information Disclosure',
    party: 'Party Building',
    news: 'News & Information',
  },
} satisfies Record<Language, Record<SectionName, string>>
