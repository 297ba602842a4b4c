import { entriesOf } from '../../entry.ts'
import { type HonorRow, honorsOf } from './honor-rows.ts'

const national: HonorRow[] = [
  [
    'culture-travel-model',
    '2025-11-06',
    ['全国文旅融合示范单位', '全国山水文旅协作会议', '集团'],
    ['National Model for Culture-led Travel', 'National Conference on Landscape and Travel', 'The Group'],
  ],
  [
    'access-collective',
    '2024-12-03',
    ['无障碍旅游环境建设先进集体', '全国无障碍出行协作网', '集团'],
    ['Award for Accessible Travel', 'National Network for Accessible Journeys', 'The Group'],
  ],
  [
    'village-conservation',
    '2023-09-18',
    ['传统村落保护优秀实践', '全国乡土营造研究会', '鹤汀古镇'],
    ['Good Practice in Village Conservation', 'National Society for Vernacular Building', 'Heting Old Town'],
  ],
  [
    'waterside-gold',
    '2022-06-17',
    ['水岸治理金奖', '全国湖泊养护同业会', '岚屿湖'],
    ['Gold Prize for Waterside Restoration', 'National Association of Lake Keepers', 'Lanyu Lake'],
  ],
  [
    'craft-succession',
    '2021-10-22',
    ['匠心传承特别奖', '全国手艺人联合会', '长街造物'],
    ['Special Prize for the Handing On of Craft', 'National Federation of Makers', 'Long Street Makers'],
  ],
  [
    'green-fleet',
    '2021-04-28',
    ['绿色船队推广示范', '全国内湖航运协作组', '岚屿湖船队'],
    ['Green Fleet Demonstration', 'National Working Group on Inland Boats', 'Lanyu Lake Fleet'],
  ],
  [
    'vocational-base',
    '2020-09-10',
    ['职业教育产教融合基地', '全国职业教育共进会', '灵山学院'],
    ['Base for Learning at Work', 'National Council for Vocational Learning', 'Lingshan College'],
  ],
  [
    'volunteer-service',
    '2019-12-05',
    ['志愿服务先进单位', '全国志愿服务联络会', '公益事务部'],
    ['Outstanding Volunteer Service', 'National Liaison of Volunteers', 'Public Welfare'],
  ],
]

const provincial: HonorRow[] = [
  [
    'clear-water',
    '2026-03-22',
    ['清水润城优秀案例', '岚川省水环境促进会', '岚屿水生态公司'],
    ['Clear Water, Living Town: Outstanding Case', 'Lanchuan Society for Water', 'Lanyu Water'],
  ],
  [
    'night-travel',
    '2025-08-30',
    ['安静夜游示范街区', '岚川省文旅发展联席会', '鹤汀古镇'],
    ['Model District for Quiet Nights', 'Lanchuan Joint Board for Travel', 'Heting Old Town'],
  ],
  [
    'pagoda-repair',
    '2024-05-18',
    ['古建修缮年度工程', '岚川省古建营造学会', '晚塔山'],
    ['Conservation Project of the Year', 'Lanchuan Institute of Historic Building', 'Evening Pagoda Hill'],
  ],
  [
    'rural-library',
    '2023-04-23',
    ['乡村阅读推广单位', '岚川省读书会联盟', '竹溪书院'],
    ['Award for Rural Reading', 'Lanchuan League of Reading Circles', 'Bamboo Creek Academy'],
  ],
  [
    'responsible-employer',
    '2022-05-01',
    ['和谐用工模范企业', '岚川省职工之家联合会', '集团'],
    ['Model Employer', 'Lanchuan Federation of Workers’ Homes', 'The Group'],
  ],
  [
    'biodiversity',
    '2020-05-22',
    ['候鸟友好景区', '岚川省观鸟与湿地协会', '含香荷塘'],
    ['Bird-friendly Destination', 'Lanchuan Birds and Wetlands Society', 'Fragrant Lotus Ponds'],
  ],
  [
    'terrace-heritage',
    '2018-10-17',
    ['农耕遗产活态保护奖', '岚川省农耕文化研究会', '云阶梯田'],
    ['Living Heritage of Farming Prize', 'Lanchuan Society for Farming Culture', 'Cloudstep Terraces'],
  ],
  [
    'town-repair',
    '2014-11-11',
    ['历史街区整饬优秀奖', '岚川省城镇风貌委员会', '鹤汀古镇'],
    ['Merit Award for Historic Quarters', 'Lanchuan Commission on Townscape', 'Heting Old Town'],
  ],
]

const other: HonorRow[] = [
  [
    'lake-cup',
    '2024-10-12',
    ['岚屿杯 · 年度生态修复奖', '岚屿湖流域协作会', '含香荷塘'],
    ['The Lanyu Cup for Restoration', 'Lanyu Basin Council', 'Fragrant Lotus Ponds'],
  ],
  [
    'carers-friend',
    '2026-05-12',
    ['照护者之友', '云山市社区护理联合会', '公益事务部'],
    ['Friend of Carers', 'Yunshan Federation of Community Nursing', 'Public Welfare'],
  ],
  [
    'open-archive',
    '2025-06-14',
    ['开放档案贡献奖', '山地建筑档案馆联盟', '数字文创'],
    ['Open Archive Award', 'Alliance of Mountain Building Archives', 'Digital Culture'],
  ],
  [
    'disclosure',
    '2023-12-20',
    ['信息公开十佳', '云山市企业信用促进会', '集团'],
    ['Ten Best in Public Disclosure', 'Yunshan Society for Business Trust', 'The Group'],
  ],
  // Given by neighbours, in words that only work in Chinese.
  ['neighbours-banner', '2022-01-18', ['“热饭到门”锦旗', '鹤汀镇北市居民小组', '湖畔助老餐']],
  [
    'shared-table-city',
    '2021-10-14',
    ['云山好人 · 助老餐送餐队', '云山市市民推选', '湖畔助老餐'],
    ['Good People of Yunshan: the Shared Table rounds', 'The people of Yunshan, by vote', 'The Shared Table'],
  ],
  [
    'design-everyday',
    '2019-03-30',
    ['日用之美设计奖', '青年匠作集市组委会', '长街造物'],
    ['Beauty in Use Design Award', 'Young Makers’ Fair', 'Long Street Makers'],
  ],
  [
    'flood-relief',
    '2016-08-26',
    ['抗洪救援致谢牌', '沿湖十二村', '岚屿湖船队'],
    ['Plaque of thanks for flood relief', 'The twelve lakeside villages', 'Lanyu Lake Fleet'],
  ],
]

/** Eight honours of each level. */
export const honor = () =>
  entriesOf('honor', [
    ...honorsOf('national', national),
    ...honorsOf('provincial', provincial),
    ...honorsOf('other', other),
  ])
