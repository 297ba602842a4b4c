import { page, section } from './item.ts'

export const disclosure = section(
  'disclosure',
  '/information',
  ['信息公开', 'Disclosure'],
  ['阳光之下，账目与承诺同样清晰。', 'Accounts and promises, both in daylight.'],
  'detail-ferry2',
  [
    page(
      'rentList',
      '/information/rent',
      ['招租信息', 'Leasing Information'],
      ['商铺、办公、仓储与场地公开招租。', 'Shops, offices, storage and outdoor space to let.'],
    ),
    page(
      'reportList',
      '/information/report',
      ['社会责任报告', 'Responsibility Reports'],
      ['每年一册，如实披露。', 'One volume a year, with every figure.'],
      { cover: 'detail-terrace' },
    ),
    page(
      'contact',
      '/information/contact',
      ['联系我们', 'Contact Us'],
      ['总部与各处办公地点的联系方式。', 'How to reach head office and our other offices.'],
    ),
    page(
      'purchaseList',
      '/information/purchase',
      ['采购信息', 'Procurement'],
      ['采购意向、公告与结果。', 'Intentions, notices and awards.'],
      { cover: 'detail-terrace' },
    ),
  ],
)
