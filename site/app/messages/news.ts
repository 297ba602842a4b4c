import { newsBrand as brand } from '@shanmen/brand/messages/news.ts'
import type { Language } from '@shanmen/contract/languages.ts'

export const newsMessages = {
  zh: {
    latest: '最新报道',
    years: '按年份',
    keyword: '搜索标题或关键词',
    original: '阅读原文',
    originalNote: '这篇报道发表于外部媒体，打开原文将离开本站。',
    channels: { group: '集团新闻', media: '媒体聚焦', activity: '活动资讯' },
    descriptions: brand.zh.descriptions,
  },
  en: {
    latest: 'Latest',
    years: 'By year',
    keyword: 'Search titles and text',
    original: 'Read the original',
    originalNote: 'This story was published elsewhere. The link leaves our site.',
    channels: { group: 'Group News', media: 'Media Coverage', activity: 'Events' },
    descriptions: brand.en.descriptions,
  },
} satisfies Record<Language, unknown>
