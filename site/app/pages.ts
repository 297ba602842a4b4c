import { addresses, type PageName, sectionNames, sections } from '@shanmen/contract/addresses.ts'

import type { Layout } from './page-layout.tsx'

type PageRow = {
  layout?: Layout
  /** For addresses that share a file; those that differ by one value have a common pattern too. */
  file?: string
  path?: string
}

const honors = { file: 'pages/group/honor-list/honor-list.tsx', path: '/lingShan/honor/:level' }
const newsList = { file: 'pages/news/news-list/news-list.tsx', path: '/newsAndInformation/:channel' }
const newsDetail = {
  file: 'pages/news/news-detail/news-detail.tsx',
  path: '/newsAndInformation/:channel/:id',
}
const partyArticle = { file: 'pages/party/article-detail/article-detail.tsx' }

/** The pages that are not in the default layout, or not in a file of their own. */
const rows: Partial<Record<PageName, PageRow>> = {
  scenicList: { layout: 'noSmooth' },
  scenicDetail: { layout: 'noSmooth' },
  studyMap: { layout: 'noFooter' },
  organization: { layout: 'noSmooth' },
  history: { layout: 'noSmooth' },
  contact: { layout: 'noSmooth' },
  honorNational: honors,
  honorProvincial: honors,
  honorOther: honors,
  activityDetail: partyArticle,
  educationDetail: partyArticle,
  newsGroupList: newsList,
  newsMediaList: newsList,
  newsActivityList: newsList,
  newsGroupDetail: newsDetail,
  newsMediaDetail: newsDetail,
  newsActivityDetail: newsDetail,
}

/** `scenicList` of the section member → `pages/member/scenic-list/scenic-list.tsx`; the home page is in no section. */
function ownFile(name: PageName): string {
  const section = sectionNames.find((section) => addresses[name].startsWith(`${sections[section]}/`))
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `pages/${section ? `${section}/` : ''}${file}/${file}.tsx`
}

/** How a page is shown: its pattern, its file and its layout. */
export function routeOf(name: PageName): { path: string; file: string; layout: Layout } {
  return { layout: 'default', path: addresses[name], file: ownFile(name), ...rows[name] }
}
