import { addresses, type PageName, sectionNames, sections } from '@shanmen/contract/addresses.ts'

export type Layout = 'default' | 'noFooter' | 'noSmooth'

type PageRow = {
  layout?: Layout
  /** For addresses that differ by one value: the file they share and their common pattern. */
  shared?: { file: string; path: string }
}

const honors = { shared: { file: 'pages/group/honor-list/honor-list.tsx', path: '/lingShan/honor/:level' } }
const newsList = {
  shared: { file: 'pages/news/news-list/news-list.tsx', path: '/newsAndInformation/:channel' },
}
const newsDetail = {
  shared: { file: 'pages/news/news-detail/news-detail.tsx', path: '/newsAndInformation/:channel/:id' },
}

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
  const { layout = 'default', shared } = rows[name] ?? {}
  return { layout, ...(shared ?? { path: addresses[name], file: ownFile(name) }) }
}
