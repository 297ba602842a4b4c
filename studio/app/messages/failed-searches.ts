import type { InterfaceLanguage } from '@shanmen/contract/languages.ts'

/** The words of the screen of searches that found nothing. */
export const failedSearchMessages = {
  zh: {
    title: '无结果搜索',
    note: '近 90 天内访客搜过三次以上、至今仍没有结果或没有内容包含全部词语的搜索。只记词语和日期，不记访客；像电话、证件号码或邮箱的内容不会记录。',
    none: '目前没有这样的词。',
    word: '搜索词',
    times: '次数',
    day: '最近一次',
    actions: '操作',
    synonym: '添加同义词',
    bestBet: '添加最佳结果',
    write: '撰写新闻',
  },
  en: {
    title: 'Failed searches',
    note: 'Searches that visitors made three times or more in 90 days and that still find nothing, or nothing with all their words. Only words and days are recorded, never who searched; anything like a telephone number, an ID number or an e-mail address is left out.',
    none: 'There are none at present.',
    word: 'Search',
    times: 'Times',
    day: 'Last',
    actions: 'Actions',
    synonym: 'Add a synonym',
    bestBet: 'Add a best bet',
    write: 'Write an article',
  },
} satisfies Record<InterfaceLanguage, unknown>
