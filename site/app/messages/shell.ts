import { type Language, languages } from '@shanmen/contract/languages.ts'

type Words = Record<
  | 'skip'
  | 'navigation'
  | 'section'
  | 'breadcrumb'
  | 'home'
  | 'search'
  | 'menu'
  | 'close'
  | 'menuTitle'
  | 'closeSearch'
  | 'keyword'
  | 'links'
  | 'pause'
  | 'play'
  | 'slide'
  | 'top'
  | 'tools'
  | 'largeText'
  | 'normalText'
  | 'language'
  | 'hotline'
  | 'sitemap'
  | 'enter'
  | 'sample'
  | 'lostTitle'
  | 'lostText'
  | 'toHome'
  | 'toSection'
  | 'failedTitle'
  | 'failedText'
  | 'retry'
  | 'printedFrom'
  | 'loading'
  | 'preview'
  | 'previewEnd'
  | 'offline'
  | 'offlineHeld'
  | 'online'
  | 'proceed',
  string
> & {
  /** Of an item that exists in another language only, and of one that does not exist there. */
  otherLanguage: (other: Language) => string
  untranslated: (other: Language) => string
}

/** The messages of header, footer, navigation and error pages. */
export const shellMessages = {
  zh: {
    skip: '跳到主要内容',
    navigation: '主导航',
    section: '栏目导航',
    breadcrumb: '当前位置',
    home: '首页',
    search: '搜索',
    menu: '打开菜单',
    close: '关闭菜单',
    menuTitle: '菜单',
    closeSearch: '关闭搜索',
    keyword: '输入关键词',
    links: '友情链接',
    pause: '暂停播放',
    play: '继续播放',
    slide: '第 {n} 幅，共 {all} 幅',
    top: '回到顶部',
    tools: '快捷工具',
    largeText: '大字版',
    normalText: '标准版',
    language: '语言',
    hotline: '服务热线',
    sitemap: '网站地图',
    enter: '进入栏目',
    sample: '本网站为示例，机构、人物与数据均属虚构。',
    lostTitle: '此路云深，未见所寻',
    lostText: '您访问的页面可能已经移动，或从未存在。',
    toHome: '回到首页',
    toSection: '前往{section}',
    otherLanguage: (other) => `此内容暂无中文版，可阅读${languages[other].name.zh}版`,
    untranslated: (other) => `此内容暂无${languages[other].name.zh}版`,
    failedTitle: '山路暂阻，请稍候再试',
    failedText: '网络服务异常，请重新加载或联系客服',
    retry: '重新加载',
    printedFrom: '本文打印自',
    loading: '正在加载',
    preview: '草稿预览：此内容尚未公开。',
    previewEnd: '退出预览',
    offline: '网络已断开，已打开的页面仍可阅读。',
    offlineHeld: '网络已断开，页面暂时打不开，恢复后可继续。',
    online: '网络已恢复。',
    proceed: '打开刚才的页面',
  },
  en: {
    skip: 'Skip to content',
    navigation: 'Main',
    section: 'Section',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
    search: 'Search',
    menu: 'Open menu',
    close: 'Close menu',
    menuTitle: 'Menu',
    closeSearch: 'Close search',
    keyword: 'Type a word',
    links: 'Related sites',
    pause: 'Pause the paintings',
    play: 'Play the paintings',
    slide: 'Painting {n} of {all}',
    top: 'Back to top',
    tools: 'Quick tools',
    largeText: 'Large text',
    normalText: 'Standard text',
    language: 'Language',
    hotline: 'Visitor hotline',
    sitemap: 'Site map',
    enter: 'Explore',
    sample: 'A sample site: the organisation, the people and the figures are fictional.',
    lostTitle: 'Lost in the clouds',
    lostText: 'The page you are looking for may have moved, or may never have existed.',
    toHome: 'Back to the home page',
    toSection: 'Go to {section}',
    otherLanguage: (other) => `Not yet available in English. Read it in ${languages[other].name.en}`,
    untranslated: (other) => `Not yet available in ${languages[other].name.en}`,
    failedTitle: 'The path is blocked for a moment',
    failedText: 'Network service error, please reload or contact support',
    retry: 'Try again',
    printedFrom: 'Printed from',
    loading: 'Loading',
    preview: 'Draft preview: not public yet.',
    previewEnd: 'Leave the preview',
    offline: 'You are offline. You can go on reading this page.',
    offlineHeld: 'You are offline, so that page has to wait.',
    online: 'You are back online.',
    proceed: 'Open the page you asked for',
  },
} satisfies Record<Language, Words>
