import type { Language } from '@shanmen/contract/languages.ts'

/** The messages of the pages about the site itself. */
export const siteMessages = {
  zh: {
    updated: '更新于 ',
    thisSite: '关于本站',
    subscriptions: '订阅',
    subscribe:
      '把以下链接的地址复制到 RSS 阅读器，或在日历中选择“通过网址订阅”，以后的更新会自动收到；直接打开链接，只能看到当前的内容。',
    alerts: '紧急提示（RSS）',
    feed: '{n}（RSS）',
    calendar: '{n}日历（iCalendar）',
    descriptions: {
      statementList: '本网站的隐私、无障碍与使用说明，列明各项声明的要点。',
      siteMap: '本网站全部栏目与页面的目录，可由此直接进入各页。',
    },
  },
  en: {
    updated: 'Updated ',
    thisSite: 'About this site',
    subscriptions: 'Subscriptions',
    subscribe:
      'Copy the address of one of these links into a feed reader, or add it to your calendar as a calendar from the web, and what is new will reach you by itself. Opening a link only shows what there is now.',
    alerts: 'Alerts (RSS)',
    feed: '{n} (RSS)',
    calendar: '{n}: calendar (iCalendar)',
    descriptions: {
      statementList:
        'How this site handles privacy and accessibility, and the terms on which it may be used.',
      siteMap: 'All sections and pages of this site in one list.',
    },
  },
} as const satisfies Record<Language, unknown>
