import type { PageName } from '@shanmen/contract/addresses.ts'
import { type Language, languages } from '@shanmen/contract/languages.ts'
import { call } from './site.ts'

type Item = { id: string; title: string }

/** Where each detail page finds its first item, so that the tests follow whatever content there is. */
const lists: Partial<Record<PageName, (languageId: 1 | 2) => Promise<{ list: Item[] }>>> = {
  scenicDetail: (languageId) => call('scenicList', { languageId }),
  industryDetail: (languageId) => call('industrialClustersList', { languageId }),
  trainingDetail: (languageId) => call('trainingUpdatesList', { languageId }),
  jobDetail: (languageId) => call('hireList', { languageId }),
  rentDetail: (languageId) => call('informationDisclosureList', { languageId, type: 'rent' }),
  purchaseDetail: (languageId) => call('informationDisclosureList', { languageId, type: 'purchase' }),
  reportDetail: (languageId) => call('responsibilityReportList', { languageId }),
  activityDetail: (languageId) => call('groupActivitiesList', { languageId, type: 'activity' }),
  educationDetail: (languageId) => call('groupActivitiesList', { languageId, type: 'education' }),
  brandDetail: (languageId) => call('brandList', { languageId }),
  newsGroupDetail: (languageId) => call('informationList', { languageId, type: 'group' }),
  newsMediaDetail: (languageId) => call('informationList', { languageId, type: 'media' }),
  newsActivityDetail: (languageId) => call('informationList', { languageId, type: 'activity' }),
}

/** The first published item behind a detail page; every item with `all`. */
export async function itemsOf(name: PageName, language: Language): Promise<Item[]> {
  const read = lists[name]
  if (!read) throw new Error(`${name} is no detail page`)
  return (await read(languages[language].id)).list
}
