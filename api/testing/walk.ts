import type { CallName } from '@shanmen/contract/calls.ts'
import type { Call } from '@shanmen/contract/client.ts'
import { newsChannels } from '@shanmen/contract/schemas/news.ts'

type LanguageId = 1 | 2
type Item = { id: string; title: string }
type Page = { list: Item[]; total: number; pages: number; pageNum: number }
type Paging = { pageNum: number; pageSize: number; keyword?: string; year?: number }

/** A list of the site with the call of its details, narrowed to what one page shows. */
export type Walk = {
  title: string
  detail?: CallName
  page: (call: Call, languageId: LanguageId, paging: Paging) => Promise<Page>
}

/** Every paged list as its page on the site requests it. */
export const walks: Walk[] = [
  ...newsChannels.map(
    (type): Walk => ({
      title: `informationList ${type}`,
      detail: 'informationDetail',
      page: (call, languageId, paging) => call('informationList', { languageId, type, ...paging }),
    }),
  ),
  ...(['activity', 'education'] as const).map(
    (type): Walk => ({
      title: `groupActivitiesList ${type}`,
      detail: 'groupActivitiesDetail',
      page: (call, languageId, paging) => call('groupActivitiesList', { languageId, type, ...paging }),
    }),
  ),
  ...(['rent', 'purchase'] as const).map(
    (type): Walk => ({
      title: `informationDisclosureList ${type}`,
      detail: 'informationDisclosureDetail',
      page: (call, languageId, paging) => call('informationDisclosureList', { languageId, type, ...paging }),
    }),
  ),
  {
    title: 'hireList',
    detail: 'hireDetail',
    page: (call, languageId, paging) => call('hireList', { languageId, ...paging }),
  },
  {
    title: 'trainingUpdatesList',
    detail: 'trainingUpdatesDetail',
    page: (call, languageId, paging) => call('trainingUpdatesList', { languageId, ...paging }),
  },
  {
    title: 'scenicList',
    detail: 'scenicDetail',
    page: (call, languageId, paging) => call('scenicList', { languageId, ...paging }),
  },
  {
    title: 'industrialClustersList',
    detail: 'industrialClustersDetail',
    page: (call, languageId, paging) => call('industrialClustersList', { languageId, ...paging }),
  },
  {
    title: 'enterpriseHonorList',
    page: (call, languageId, paging) => call('enterpriseHonorList', { languageId, ...paging }),
  },
]

/** All items of a list, page by page. */
export async function itemsOf(
  call: Call,
  walk: Walk,
  languageId: LanguageId,
  pageSize = 50,
): Promise<Item[]> {
  const items: Item[] = []
  for (let pageNum = 1; ; pageNum++) {
    const page = await walk.page(call, languageId, { pageNum, pageSize })
    items.push(...page.list)
    if (pageNum >= page.pages) return items
  }
}
