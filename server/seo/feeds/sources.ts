import { addresses } from '@shanmen/contract/addresses.ts'
import type { Call } from '@shanmen/contract/client.ts'
import type { FeedName, feeds } from '@shanmen/contract/feeds.ts'
import { type Language, languages } from '@shanmen/contract/languages.ts'
import { articleText, jobText, noticeText, type Text } from './texts.ts'

type Item = { id: string; publishedAt: string; isTop?: boolean; status?: string }

/** Where the items of a list come from. */
export type Source = {
  /** The address of an item. */
  item: string
  /** The one its id is made of, where the address may change: it goes on leading to the item. */
  lasting?: string
  list: (pageNum: number) => Promise<{ list: Item[]; pages: number }>
  /** Whether the list puts it before others that are newer; by itself what is pinned. */
  isAhead?: (item: Item) => boolean
  read: (id: string) => Promise<Text>
}

/** A list that has a feed and no row here does not compile. */
type Sources = Record<(typeof feeds)[FeedName][number], Source>

/** What is public in one language, read through the API like any other client would. */
export function sourcesOf(call: Call, language: Language): Sources {
  const languageId = languages[language].id
  // More than the newest, since some are put before them however old they are.
  const page = (pageNum: number) => ({ languageId, pageNum, pageSize: 50 })
  const notice = async (id: string) =>
    noticeText(await call('informationDisclosureDetail', { id, languageId }), language)
  const party = async (id: string) =>
    articleText(await call('groupActivitiesDetail', { id, languageId }), language)
  const news = async (id: string) =>
    articleText(await call('informationDetail', { id, languageId }), language)
  return {
    [addresses.trainingList]: {
      item: addresses.trainingDetail,
      list: (pageNum) => call('trainingUpdatesList', page(pageNum)),
      read: async (id) => articleText(await call('trainingUpdatesDetail', { id, languageId }), language),
    },
    [addresses.jobList]: {
      item: addresses.jobDetail,
      list: (pageNum) => call('hireList', page(pageNum)),
      isAhead: ({ status }) => status === 'open',
      read: async (id) => jobText(await call('hireDetail', { id, languageId }), language),
    },
    [addresses.rentList]: {
      item: addresses.rentDetail,
      list: (pageNum) => call('informationDisclosureList', { ...page(pageNum), type: 'rent' }),
      read: notice,
    },
    [addresses.purchaseList]: {
      item: addresses.purchaseDetail,
      list: (pageNum) => call('informationDisclosureList', { ...page(pageNum), type: 'purchase' }),
      read: notice,
    },
    [addresses.activityList]: {
      item: addresses.activityDetail,
      list: (pageNum) => call('groupActivitiesList', { ...page(pageNum), type: 'activity' }),
      read: party,
    },
    [addresses.educationList]: {
      item: addresses.educationDetail,
      list: (pageNum) => call('groupActivitiesList', { ...page(pageNum), type: 'education' }),
      read: party,
    },
    [addresses.newsGroupList]: {
      item: addresses.newsGroupDetail,
      list: (pageNum) => call('informationList', { ...page(pageNum), type: 'group' }),
      read: news,
    },
    // An editor may move an article to another channel.
    [addresses.newsMediaList]: {
      item: addresses.newsMediaDetail,
      lasting: addresses.newsGroupDetail,
      list: (pageNum) => call('informationList', { ...page(pageNum), type: 'media' }),
      read: news,
    },
    [addresses.newsActivityList]: {
      item: addresses.newsActivityDetail,
      lasting: addresses.newsGroupDetail,
      list: (pageNum) => call('informationList', { ...page(pageNum), type: 'activity' }),
      read: news,
    },
  }
}
