import { choice, needed, url } from '../fields.ts'
import { collection } from '../kind.ts'
import { articleColumns, articleShared, articleWords } from './shared-fields.ts'

export const newsKinds = {
  news: collection({
    name: 'news',
    label: { zh: '新闻', en: 'News' },
    many: 'News',
    order: 'newest',
    shared: {
      channel: needed(
        choice('频道', 'Channel', {
          group: { zh: '集团新闻', en: 'Group News' },
          media: { zh: '媒体聚焦', en: 'Media Coverage' },
          activity: { zh: '活动资讯', en: 'Events' },
        }),
      ),
      externalUrl: url('原文链接', 'Original article'),
      ...articleShared,
    },
    words: articleWords,
    columns: { type: 'channel', ...articleColumns },
  }),
}
