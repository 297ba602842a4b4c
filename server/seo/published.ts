import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Call } from '@shanmen/contract/client.ts'
import { type Language, languages } from '@shanmen/contract/languages.ts'

/** A published detail page: its address without language, and the day it last changed when the list says so. */
export type Published = { path: string; day?: string }

type Item = { id: string; publishedAt?: string }
type Paged = { list: Item[]; pages: number }
type Read = (paging: { languageId: 1 | 2; pageNum: number; pageSize: number }) => Promise<Paged>

/** Every detail page that is public in one language, read through the API like any other client would. */
export async function publishedDetails(call: Call, language: Language): Promise<Published[]> {
  const languageId = languages[language].id
  const lists = detailLists(call).map(async ([address, read]) => {
    const items: Item[] = []
    for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum += 1) {
      const page = await read({ languageId, pageNum, pageSize: 50 })
      items.push(...page.list)
      pages = page.pages
    }
    return items.map(({ id, publishedAt }) => ({ path: fill(address, id), day: publishedAt?.slice(0, 10) }))
  })
  return (await Promise.all(lists)).flat()
}

/** Which list leads to which detail pages. */
function detailLists(call: Call): [address: string, read: Read][] {
  return [
    [addresses.scenicDetail, (paging) => call('scenicList', paging)],
    [addresses.industryDetail, (paging) => call('industrialClustersList', paging)],
    [addresses.trainingDetail, (paging) => call('trainingUpdatesList', paging)],
    [addresses.jobDetail, (paging) => call('hireList', paging)],
    [addresses.rentDetail, (paging) => call('informationDisclosureList', { ...paging, type: 'rent' })],
    [
      addresses.purchaseDetail,
      (paging) => call('informationDisclosureList', { ...paging, type: 'purchase' }),
    ],
    [
      addresses.reportDetail,
      (paging) => whole(call('responsibilityReportList', { languageId: paging.languageId })),
    ],
    [addresses.activityDetail, (paging) => call('groupActivitiesList', { ...paging, type: 'activity' })],
    [addresses.educationDetail, (paging) => call('groupActivitiesList', { ...paging, type: 'education' })],
    [addresses.brandDetail, (paging) => whole(call('brandList', { languageId: paging.languageId }))],
    [addresses.newsGroupDetail, (paging) => call('informationList', { ...paging, type: 'group' })],
    [addresses.newsMediaDetail, (paging) => call('informationList', { ...paging, type: 'media' })],
    [addresses.newsActivityDetail, (paging) => call('informationList', { ...paging, type: 'activity' })],
  ]
}

async function whole(answer: Promise<{ list: Item[] }>): Promise<Paged> {
  return { list: (await answer).list, pages: 1 }
}
