import type { Language } from '@shanmen/contract/languages.ts'

export const newsMessages = {
  zh: {
    latest: '最新报道',
    years: '按年份',
    all: '全部',
    keyword: '搜索标题或关键词',
    original: '阅读原文',
    originalNote: '这篇报道发表于外部媒体，打开原文将离开本站。',
    channels: { group: '集团新闻', media: '媒体聚焦', activity: '活动资讯' },
    descriptions: {
      group: '灵山集团的新闻：景区、学院、公益与可持续经营的最新进展。',
      media: '媒体眼中的灵山集团：报道、专访与评论。',
      activity: '灵山集团的活动预告与回顾：灯会、节庆、展览与公众参与。',
    },
  },
  en: {
    latest: 'Latest',
    years: 'By year',
    all: 'All',
    keyword: 'Search titles and text',
    original: 'Read the original',
    originalNote: 'This story was published elsewhere. The link leaves our site.',
    channels: { group: 'Group News', media: 'Media Coverage', activity: 'Events' },
    descriptions: {
      group: 'News from Lingshan Group: our destinations, our college, our work for land and community.',
      media: 'Lingshan Group in the press: reports, interviews and comment.',
      activity: 'What is on at Lingshan Group: festivals, exhibitions and open days, past and to come.',
    },
  },
} satisfies Record<Language, unknown>
