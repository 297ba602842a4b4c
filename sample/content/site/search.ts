import { addresses } from '@shanmen/contract/addresses.ts'
import { entriesOf } from '../../entry.ts'

/** Each line finds what the others find: what visitors call a thing, and what the pages call it. */
const synonyms = `
门票 票价 船票 购票 买票 入园
招聘 求职 应聘 找工作 招人
招标 采购 投标 竞标
招租 出租 租赁 租金
商铺 店铺 铺面 门面
滑雪 雪坡 静雪
观星 看星 星空
暑期工 夏季 短期工
木工 木作 木匠
年报 年度报告 社会责任报告
获奖 荣誉 奖项
捐款 捐赠 公益
网课 线上课程 在线课程
急救课 急救
历史 历程
简介 介绍
停车 停车场
轮椅 无障碍
ticket tickets admission fare fares
opening hours|open hours|opening times
job jobs vacancy vacancies career careers
tender tenders procurement bidding
rent|lease|leasing|to let
award awards honour honours honor honors
charity welfare giving donate donation
accessibility accessible step-free wheelchair
ski snow
scholarship scholars
`

/** What comes first for these searches, whatever the pages say. */
const bestBets: [page: string, ...searches: string[]][] = [
  [
    addresses.scenicList,
    '门票',
    '票价',
    '船票',
    '买票',
    '购票',
    '开放时间',
    '营业时间',
    '几点开门',
    '停车',
    '停车场',
  ],
  [addresses.scenicList, '景点', '旅游', '景区推荐', '无障碍设施', '无障碍通道'],
  [
    addresses.scenicList,
    'tickets',
    'ticket price',
    'opening hours',
    'parking',
    'places to visit',
    'how to get there',
  ],
  [addresses.newsGroupList, '新闻', 'news'],
  [addresses.newsActivityList, '活动', 'events'],
  [addresses.jobList, '招聘', '求职', '应聘', '找工作', '岗位', '职位', 'jobs', 'vacancies', 'careers'],
  [addresses.purchaseList, '采购公告', '招标', '招标公告', '投标', '采购', 'tender', 'tenders'],
  [addresses.rentList, '招租', '租赁', '商铺出租', '店铺', '办公楼出租', 'leasing', 'shop to let'],
  [addresses.reportList, '年报', '责任报告', 'annual report'],
  [addresses.contact, '电话', '联系电话', '联系方式', '地址', '客服', '投诉', '总部'],
  [addresses.contact, '联系', 'phone number', 'address', 'complaint', 'contact'],
  [addresses.hotline, '举报', '举报电话', '监督电话', '纪委', 'report corruption', 'whistleblower'],
  [addresses.committee, '领导班子', '领导'],
  [addresses.groupProfile, '公司简介', '关于我们', 'about us'],
  [addresses.organization, '部门', 'board'],
  [addresses.history, '历史', '大事记', 'history'],
  [addresses.culture, '企业文化', '文化'],
  [addresses.honorNational, '荣誉', '获奖', 'awards'],
  [addresses.welfare, '捐款', '公益', '慈善', '志愿者', 'charity', 'scholarship'],
  [addresses.courseList, '课程', '网课'],
  [addresses.groupCollege, '学院', '灵山学院'],
]

const linesOf = (words: readonly string[]) => words.join('\n')

/** What editors keep for the search of the sample. */
export const search = () =>
  entriesOf('search', [
    {
      id: 'search',
      shared: {
        popular: [
          { word: { zh: '灯会', en: 'lantern' } },
          { word: { zh: '船票', en: 'boat' } },
          { word: { zh: '招聘', en: 'careers' } },
          { word: { zh: '采购', en: 'procurement' } },
          { word: { zh: '无障碍', en: 'step-free' } },
        ],
        synonyms: synonyms
          .trim()
          .split('\n')
          .map((line) => ({ words: linesOf(line.split(line.includes('|') ? '|' : ' ')) })),
        bestBets: bestBets.map(([page, ...searches]) => ({ words: linesOf(searches), page })),
      },
      zh: {},
      en: {},
    },
  ])
