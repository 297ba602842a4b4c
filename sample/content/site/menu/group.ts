import { page, section, submenu } from './item.ts'

export const about = section(
  'group',
  '/lingShan',
  ['走进集团', 'About'],
  ['二十六年，守一座山，也走出一座山。', 'Twenty-six years beside one mountain.'],
  'detail-pagoda',
  [
    submenu(
      'group/intro',
      '/lingShan/intro',
      ['集团概况', 'Introduction'],
      ['我们是谁，如何做事。', 'Who we are and how we work.'],
      'detail-gorge',
      [
        page(
          'groupProfile',
          '/lingShan/intro/groupRrofile',
          ['集团简介', 'Group Profile'],
          ['从一间船坞，到八处山水。', 'From a boat shed to eight landscapes.'],
        ),
        page(
          'organization',
          '/lingShan/intro/organizationalStructure',
          ['组织架构', 'Organisation'],
          ['董事会、专门委员会、部门与企业。', 'Board, committees, departments and companies.'],
        ),
      ],
    ),
    submenu(
      'group/culture',
      '/lingShan/culture',
      ['企业文化', 'Culture'],
      ['发展历程与文化理念。', 'Our history and our values.'],
      'detail-academy',
      [
        page(
          'history',
          '/lingShan/culture/history',
          ['发展历程', 'History'],
          ['二十六年大事记。', 'Milestones of twenty-six years.'],
        ),
        page(
          'culture',
          '/lingShan/culture/culturalConcept',
          ['文化理念', 'Cultural Philosophy'],
          ['守静、敬物、近人、致远。', 'Stillness, care, neighbourliness, the long view.'],
        ),
      ],
    ),
    submenu(
      'group/honor',
      '/lingShan/honor',
      ['企业荣誉', 'Honours'],
      ['全国性、省级与其他荣誉。', 'National, provincial and other honours.'],
      'detail-pagoda',
      [
        page(
          'honorNational',
          '/lingShan/honor/national',
          ['国家级荣誉', 'National Honours'],
          ['全国性奖项与认定。', 'National awards and recognitions.'],
        ),
        page(
          'honorProvincial',
          '/lingShan/honor/provincial',
          ['省级荣誉', 'Provincial Honours'],
          ['省级奖项与认定。', 'Provincial awards and recognitions.'],
        ),
        page(
          'honorOther',
          '/lingShan/honor/other',
          ['其他荣誉', 'Other Honours'],
          ['来自行业、城市与乡邻。', 'From the trade, the city and our neighbours.'],
        ),
      ],
    ),
  ],
)
