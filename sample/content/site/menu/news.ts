import { page, section } from './item.ts'

export const news = section(
  'news',
  '/newsAndInformation',
  ['新闻资讯', 'News & Information'],
  ['山间的风，城里的事。', 'Wind in the hills, word from the city.'],
  'page-news',
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
      ['别人眼中的我们。', 'As others see us.'],
    ),
    page(
      'newsActivityList',
      '/newsAndInformation/activity',
      ['活动资讯', 'Events'],
      ['下一次相见的日子。', 'When to meet us next.'],
    ),
  ],
)
