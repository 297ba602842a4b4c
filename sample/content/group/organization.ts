import { entriesOf, type Sample } from '../../entry.ts'
import { companies } from './companies.ts'

type Node = NonNullable<Sample<'organization'>['shared']['tree']>[number]

const department = (
  name: [zh: string, en: string],
  note: [zh: string, en: string],
  page: string,
  more: Partial<Node> = {},
): Node => ({
  name: { zh: name[0], en: name[1] },
  kind: 'department',
  note: { zh: note[0], en: note[1] },
  page,
  children: [],
  ...more,
})

const departments = [
  department(
    ['综合管理部', 'Administration'],
    ['文书、法务与接待', 'Documents, legal affairs and reception'],
    '/information/contact',
  ),
  department(
    ['人力资源部', 'Human Resources'],
    ['招聘、培养与员工关怀', 'Hiring, training and staff care'],
    '/college/recruitment',
  ),
  department(
    ['财务管理部', 'Finance'],
    ['账目与公益资金', 'Accounts and welfare funds'],
    '/information/report',
  ),
  department(
    ['文旅运营部', 'Destination Operations'],
    ['八处景区与六家企业', 'Eight destinations, six companies'],
    '/member/scenic',
    {
      trade: { zh: '文旅与住宿', en: 'Travel, stage and inns' },
      image: 'detail-ferry',
      children: companies.travel,
    },
  ),
  department(
    ['工程建设部', 'Works and Conservation'],
    ['古建修缮与工程建设', 'Repair and new works'],
    '/information/purchase',
  ),
  department(
    ['数字文创部', 'Digital Culture'],
    ['档案、产品与三家企业', 'Archives, products, three companies'],
    '/member/industry/digital',
    {
      trade: { zh: '文创与出版', en: 'Design and publishing' },
      image: 'detail-bridge',
      children: companies.design,
    },
  ),
  department(
    ['灵山学院', 'Lingshan College'],
    ['课程与讲师', 'Courses and teachers'],
    '/college/online/intro',
  ),
  department(
    ['公益事务部', 'Public Welfare'],
    ['助学、书屋与古树', 'Scholars, libraries, old trees'],
    '/member/welfare',
  ),
  department(
    ['安全环保部', 'Safety and Environment'],
    ['消防、水情与五家企业', 'Fire, water levels, five companies'],
    '/member/industry/ecology',
    {
      trade: { zh: '生态与能源', en: 'Land, water and energy' },
      image: 'detail-terrace',
      children: companies.green,
    },
  ),
]

/** Party committee, board with its two committees, management, nine departments and the companies they look after. */
export const organization = () =>
  entriesOf('organization', [
    {
      id: 'organization',
      shared: {
        tree: [
          {
            name: { zh: '集团党委', en: 'Party Committee' },
            kind: 'party',
            note: {
              zh: '把方向、管大局、保落实，设委员七名、党支部九个',
              en: 'Sets the direction; seven members, nine branches',
            },
            page: '/partyBuilding/organization/committee',
            children: [],
          },
          {
            name: { zh: '董事会', en: 'Board of Directors' },
            kind: 'board',
            note: {
              zh: '涉及山体与水体的决定，须三分之二以上董事同意',
              en: 'Two thirds must agree to whatever affects hillsides or water',
            },
            page: '/lingShan/intro/groupRrofile',
            children: [
              {
                name: { zh: '战略与投资委员会', en: 'Strategy and Investment Committee' },
                kind: 'committee',
                note: { zh: '五年计划与投资边界', en: 'Five-year plans and limits of investment' },
                page: '/member/industry',
                children: [],
              },
              {
                name: { zh: '经营管理层', en: 'Executive Management' },
                kind: 'management',
                note: {
                  zh: '对董事会负责，统领九个部门',
                  en: 'Answers to the board and leads nine departments',
                },
                page: '/lingShan/culture/culturalConcept',
                children: departments,
              },
              {
                name: { zh: '监督与审计委员会', en: 'Supervision and Audit Committee' },
                kind: 'committee',
                note: { zh: '可要求暂停支出并审查', en: 'May suspend any payment for review' },
                page: '/partyBuilding/integrity/hotline',
                children: [],
              },
            ],
          },
        ],
      },
      zh: {
        title: '一个董事会，九个部门',
        intro: `重大经营管理事项经集团党委前置研究讨论后，由董事会按职权决定；经营管理层对董事会负责，统领九个部门与十四家成员企业。

集团章程另有两项规定：**涉及山体与水体的决定须经三分之二以上董事同意**；监督与审计委员会可以要求暂停任何一笔支出并进行审查，对反映人严格保密。`,
      },
      en: {
        title: 'One board, nine departments',
        intro: `Major decisions are considered by the Party committee before the board takes them; executive management answers to the board and leads nine departments and fourteen member companies.

Our articles of association add two rules. **Any decision that affects a hillside or a body of water needs two thirds of the board.** And the supervision and audit committee may suspend any payment for review, without disclosing who raised the matter.`,
      },
    },
  ])
