import type { State } from '@shanmen/content/entries/list.ts'
import {
  eachLanguage,
  type InterfaceLanguage,
  type Language,
  languages,
} from '@shanmen/contract/languages.ts'

/** Where a language of an entry stands, as editors call it. */
export const stateNames: Record<InterfaceLanguage, Record<State, string>> = {
  zh: {
    none: '无',
    draft: '草稿',
    submitted: '待审',
    approved: '已审',
    returned: '退回',
    scheduled: '定时',
    public: '已发布',
    outOfDate: '待更新',
    expired: '已到期',
  },
  en: {
    none: 'None',
    draft: 'Draft',
    submitted: 'Waiting',
    approved: 'Approved',
    returned: 'Returned',
    scheduled: 'Scheduled',
    public: 'Public',
    outOfDate: 'Out of date',
    expired: 'Expired',
  },
}

/** What each state means, for those who meet it first. */
export const stateDescriptions: Record<InterfaceLanguage, Record<State, string>> = {
  zh: {
    none: '还没有这种语言的内容',
    draft: '正在写，尚未提交',
    submitted: '已提交，等待审核',
    approved: '审核已通过，等待发布',
    returned: '审核未通过，已退回修改',
    scheduled: '将在设定的时间发布',
    public: '网站上可以看到',
    outOfDate: '网站上可以看到，但中文之后又有改动',
    expired: '展示期已过，网站上不再显示',
  },
  en: {
    none: 'Nothing written in this language',
    draft: 'Being written, not submitted',
    submitted: 'Submitted, waiting for approval',
    approved: 'Approved, not yet published',
    returned: 'Returned to its author with a comment',
    scheduled: 'Will be public at the time set',
    public: 'Visible on the site',
    outOfDate: 'Visible on the site, but the Chinese has changed since',
    expired: 'No longer visible on the site: its time is over',
  },
}

/** Every state, in the order in which an entry passes through them. */
export const states = Object.keys(stateNames.zh) as State[]

/** What the languages of the content are called on the studio's screens. */
export const languageNames = {
  zh: eachLanguage<string>((code) => languages[code].name.zh),
  en: eachLanguage<string>((code) => languages[code].name.en),
} satisfies Record<InterfaceLanguage, Record<Language, string>>

/** Their short names, the same on all screens. */
export const shortLanguageNames: Record<Language, string> = { zh: '中', en: 'EN' }

/** An English noun with its number: `1 line`, `2 lines`. */
export const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
