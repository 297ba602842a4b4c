import type { NewsCard, Notice, Report, ScenicCard } from '@shanmen/contract/types.ts'
import { type LoadArgs, loader } from '../../data/load.ts'

const accordion = 5
const newsItems = 6
const notices = 5

export type Disclosure = { purchase: Notice[]; rent: Notice[]; report: Report[] }

/** What the home page shows of the other sections. A call that fails leaves out its section only. */
export const load = loader(async ({ call, languageId }: LoadArgs) => {
  const [news, scenic, industry, group, purchase, rent, report] = await Promise.all([
    call('informationList', { languageId, pageSize: newsItems }).catch(() => null),
    call('scenicList', { languageId, pageSize: accordion }).catch(() => null),
    call('industrialClustersList', { languageId, pageSize: 3 }).catch(() => null),
    call('group', { languageId }).catch(() => null),
    call('informationDisclosureList', { languageId, type: 'purchase', pageSize: notices }).catch(() => null),
    call('informationDisclosureList', { languageId, type: 'rent', pageSize: notices }).catch(() => null),
    call('responsibilityReportList', { languageId }).catch(() => null),
  ])
  const disclosure: Disclosure = {
    purchase: purchase?.list ?? [],
    rent: rent?.list ?? [],
    report: report?.list.slice(0, notices) ?? [],
  }
  const newest: NewsCard[] = news?.list ?? []
  const places: ScenicCard[] = scenic?.list ?? []
  return {
    news: newest,
    scenic: places,
    industry: industry?.list ?? [],
    figures: group?.profile.figures.slice(0, 4) ?? [],
    disclosure,
  }
})
