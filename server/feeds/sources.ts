import { addresses } from '@shanmen/contract/addresses.ts'
import type { Call } from '@shanmen/contract/client.ts'
import type { FeedName, feeds } from '@shanmen/contract/feeds.ts'
import { type Language, languages } from '@shanmen/contract/languages.ts'
import { articleText, jobText, noticeText, type Text } from './texts.ts'

/** Where the items of a list come from. */
export type Source = {
  /** The address of an item. */
  item: string
  /** The one its id is made of, where the address may change: it goes on leading to the item. */
  lasting?: string
  list: () => Promise<{ list: { id: string; publishedAt: string }[] }>
  read: (id: string) => Promise<Text>
}

/** A list that has a feed and no row here does not compile. */
type Sources = Record<(typeof feeds)[FeedName][number], Source>

/** What is public in one language, read through the API like any other client would. */
export function sourcesOf(call: Call, language: Language): Sources {
  const languageId = languages[language].id
  // What is pinned comes first in a list however old it is, so more is asked for than the newest.
  const page = { languageId, pageSize: 50 }
  const notice = async (id: string) =>
    noticeText(await call('informationDisclosureDetail', { id, languageId }), language)
  const party = async (id: string) =>
    articleText(await call('groupActivitiesDetail', { id, languageId }), language)
  const news = async (id: string) =>
    articleText(await call('informationDetail', { id, languageId }), language)
  return {
    [addresses.trainingList]: {
      item: addresses.trainingDetail,
      list: () => call('trainingUpdatesList', page),
      read: async (id) => articleText(await call('trainingUpdatesDetail', { id, languageId }), language),
    },
    [addresses.jobList]: {
      item: addresses.jobDetail,
      list: () => call('hireList', page),
      read: async (id) => jobText(await call('hireDetail', { id, languageId }), language),
    },
    [addresses.rentList]: {
      item: addresses.rentDetail,
      list: () => call('informationDisclosureList', { ...page, type: 'rent' }),
      read: notice,
    },
    [addresses.purchaseList]: {
      item: addresses.purchaseDetail,
      list: () => call('informationDisclosureList', { ...page, type: 'purchase' }),
      read: notice,
    },
    [addresses.activityList]: {
      item: addresses.activityDetail,
      list: () => call('groupActivitiesList', { ...page, type: 'activity' }),
      read: party,
    },
    [addresses.educationList]: {
      item: addresses.educationDetail,
      list: () => call('groupActivitiesList', { ...page, type: 'education' }),
      read: party,
    },
    [addresses.newsGroupList]: {
      item: addresses.newsGroupDetail,
      list: () => call('informationList', { ...page, type: 'group' }),
      read: news,
    },
    // An editor may move an article to another channel.
    [addresses.newsMediaList]: {
      item: addresses.newsMediaDetail,
      lasting: addresses.newsGroupDetail,
      list: () => call('informationList', { ...page, type: 'media' }),
      read: news,
    },
    [addresses.newsActivityList]: {
      item: addresses.newsActivityDetail,
      lasting: addresses.newsGroupDetail,
      list: () => call('informationList', { ...page, type: 'activity' }),
      read: news,
    },
  }
}
