import { type Language, languages } from '@shanmen/contract/languages.ts'

type Messages = Record<string, string | ((other: Language) => string)> & {
  /** Of an item that exists in another language only. */
  otherLanguage: (other: Language) => string
}

/** The messages of the 404 page. */
export const lostMessages = {
  zh: {
    title: '页面未找到',
    text: '您访问的页面可能已经移动，或从未存在。可以搜索本站，或从常用页面继续。',
    address: '访问的地址：',
    search: '搜索本站',
    popular: '常用页面',
    toHome: '回到首页',
    toSection: '前往{section}',
    otherLanguage: (other) => `此内容暂无中文版，可阅读${languages[other].name.zh}版`,
  },
  en: {
    title: 'Page not found',
    text: 'The page may have moved, or may never have existed. Search the site, or go on from one of its popular pages.',
    address: 'Requested address: ',
    search: 'Search this site',
    popular: 'Popular pages',
    toHome: 'Back to the home page',
    toSection: 'Go to {section}',
    otherLanguage: (other) => `Not yet available in English. Read it in ${languages[other].name.en}`,
  },
} satisfies Record<Language, Messages>
