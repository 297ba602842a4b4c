import type { Language } from '@shanmen/contract/languages.ts'

/** The messages of the pages about the site itself. */
export const siteMessages = {
  zh: {
    updated: '更新于 ',
    thisSite: '关于本站',
    descriptions: {
      statementList: '本网站的隐私、无障碍与使用说明，列明各项声明的要点。',
      siteMap: '本网站全部栏目与页面的目录，可由此直接进入各页。',
    },
  },
  en: {
    updated: 'Updated ',
    thisSite: 'About this site',
    descriptions: {
      statementList:
        'How this site handles privacy and accessibility, and the terms on which it may be used.',
      siteMap: 'All sections and pages of this site in one list.',
    },
  },
} as const satisfies Record<Language, unknown>
