import type { Language } from '@shanmen/contract/languages.ts'

/** What the pages of the member enterprises say about this group: descriptions and a headline. */
export const memberBrand = {
  zh: {
    landscapes: '{n}处山水，各有其时',
    onTheMap: '景区分布',
    descriptions: {
      scenicList: '灵山集团经营的文旅景区：湖区、古镇、田园、山岳与书院，今日是否开放，在哪里，怎么去。',
      welfare: '灵山公益基金与长年项目：助学、书屋、古树、湖水、助老餐与无障碍，逐年公开数据。',
      industryList: '灵山集团的产业集群：文旅运营、数字文创、康养休闲、绿色能源与生态农业。',
    },
  },
  en: {
    landscapes: '{n} landscapes, each in its own season',
    onTheMap: 'Destinations on the map',
    descriptions: {
      scenicList:
        'The destinations Lingshan Group runs: a lake, an old town, terraces, mountains and an academy. What is open today, where it is and how to get there.',
      welfare:
        'The Lingshan Fund and its standing projects: scholarships, village libraries, old trees, lake water, meals for older people and step-free paths, with figures for every year.',
      industryList:
        'The industry clusters of Lingshan Group: destination operations, digital culture, wellness, green energy and ecological farming.',
    },
  },
} satisfies Record<Language, unknown>
