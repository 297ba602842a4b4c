import type { Language } from '@shanmen/contract/languages.ts'

/** The descriptions of the news pages. */
export const newsBrand = {
  zh: {
    descriptions: {
      newsGroupList: '灵山集团的新闻：景区、学院、公益与可持续经营的最新进展。',
      newsMediaList: '媒体眼中的灵山集团：报道、专访与评论。',
      newsActivityList: '灵山集团的活动预告与回顾：灯会、节庆、展览与公众参与。',
    },
  },
  en: {
    descriptions: {
      newsGroupList:
        'News from Lingshan Group: our destinations, our college, our work for land and community.',
      newsMediaList: 'Lingshan Group in the press: reports, interviews and comment.',
      newsActivityList:
        'What is on at Lingshan Group: festivals, exhibitions and open days, past and to come.',
    },
  },
} satisfies Record<Language, unknown>
