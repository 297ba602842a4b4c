import { page, section, submenu } from './item.ts'

export const party = section(
  'party',
  '/partyBuilding',
  ['党的建设', 'Party Building'],
  ['党建引领，同心聚力。', 'One purpose, shared by many hands.'],
  'detail-bridge',
  [
    submenu(
      'party/alliance',
      '/partyBuilding/alliance',
      ['党建联盟', 'Alliance'],
      ['组织联建，发展联促。', 'Neighbours, organised to help each other.'],
      'detail-buffalo',
      [
        page(
          'allianceIntro',
          '/partyBuilding/alliance/intro',
          ['党建联盟', 'Party-Building Alliance'],
          ['同饮一湖水，同办一件事。', 'Neighbours around one lake.'],
        ),
        page(
          'allianceMembers',
          '/partyBuilding/alliance/enterprise',
          ['联盟单位', 'Alliance Members'],
          ['村、社区与共建单位。', 'Villages, communities and partners.'],
        ),
        page(
          'activityList',
          '/partyBuilding/alliance/groupActivities',
          ['联盟活动', 'Alliance Activities'],
          ['把身边的事，一件件做好。', 'Close to home, one job at a time.'],
        ),
      ],
    ),
    submenu(
      'party/integrity',
      '/partyBuilding/integrity',
      ['廉洁从业', 'Integrity'],
      ['监督举报与廉洁教育。', 'Reporting misconduct, and integrity education.'],
      'detail-steps',
      [
        page(
          'hotline',
          '/partyBuilding/integrity/hotline',
          ['廉洁热线', 'Integrity Hotline'],
          ['来信来访，严格保密。', 'Reports are kept in strict confidence.'],
        ),
        page(
          'educationList',
          '/partyBuilding/integrity/education',
          ['廉洁教育', 'Integrity Education'],
          ['以案为鉴，讲身边事。', 'Lessons from cases close to home.'],
        ),
      ],
    ),
    submenu(
      'party/organization',
      '/partyBuilding/organization',
      ['组织建设', 'Organisation'],
      [
        '把党支部建在渡口、古街、梯田与书院。',
        'Party branches at the ferry, in the town and on the terraces.',
      ],
      'detail-snow',
      [
        page(
          'brandList',
          '/partyBuilding/organization/brand',
          ['党建品牌', 'Party-Building Brands'],
          ['一个党支部，一件做到底的事。', 'One branch, one thing done well.'],
          { cover: 'detail-bridge' },
        ),
        page(
          'venues',
          '/partyBuilding/organization/position',
          ['党建阵地', 'Party-Building Venues'],
          ['地址、开放时间与服务内容。', 'Addresses, opening hours and services.'],
          { cover: 'detail-pavilion' },
        ),
        page(
          'committee',
          '/partyBuilding/organization/committee',
          ['党委班子', 'Party Committee'],
          ['集团党委与九个基层党支部。', 'The committee and its nine Party branches.'],
        ),
      ],
    ),
  ],
)
