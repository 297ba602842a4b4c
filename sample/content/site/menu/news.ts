import { page, section } from './item.ts'

export const news = section(
  'news',
  '/newsAndInformation',
  ['新闻资讯', 'News'],
  ['集团新闻、媒体报道与活动。', 'Group news, press coverage and events.'],
  'detail-town',
  [
    page(
      'newsGroupList',
      '/newsAndInformation/group',
      ['集团新闻', 'Group News'],
      ['集团近况与要闻。', 'What the Group has been doing.'],
    ),
    page(
      'newsMediaList',
      '/newsAndInformation/media',
      ['媒体聚焦', 'Media Coverage'],
      ['报道、专访与评论。', 'Reports, interviews and comment.'],
      { cover: 'detail-gorge' },
    ),
    page(
      'newsActivityList',
      '/newsAndInformation/activity',
      ['活动资讯', 'Events'],
      ['活动预告与回顾。', 'Events past and to come.'],
    ),
  ],
)
