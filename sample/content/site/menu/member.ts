import { page, section } from './item.ts'

export const member = section(
  'member',
  '/member',
  ['成员企业', 'Member Enterprises'],
  ['一处山水，一方产业，一份善意。', 'Landscapes, industries and a shared sense of care.'],
  'detail-islands',
  [
    page(
      'scenicList',
      '/member/scenic',
      ['文旅景区', 'Scenic Spots'],
      ['八处山水，各有其时。', 'Eight landscapes, each in its own season.'],
    ),
    page(
      'welfare',
      '/member/welfare',
      ['公益慈善', 'Public Welfare'],
      ['善意有期，年年如约。', 'Giving you can count on.'],
    ),
    page(
      'industryList',
      '/member/industry',
      ['产业集群', 'Industry Clusters'],
      ['让产业在山水间有根。', 'Industries with roots in the land.'],
    ),
  ],
)
