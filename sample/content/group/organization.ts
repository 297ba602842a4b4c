import { entriesOf, type Sample } from '../../entry.ts'

type Node = NonNullable<Sample<'organization'>['shared']['tree']>[number]

const node = (kind: Node['kind'], zh: string, en: string, children: Node[] = []): Node => ({
  name: { zh, en },
  kind,
  children,
})

const companies = {
  travel: [
    node('company', '岚屿湖景区公司', 'Lanyu Lake Company'),
    node('company', '鹤汀古镇保护发展公司', 'Heting Town Conservation'),
    node('company', '北屏山地旅游公司', 'Beiping Mountain Travel'),
    node('company', '湖畔演艺公司', 'Lakeside Stage'),
    node('company', '灵山康养公司', 'Lingshan Wellness'),
    node('company', '山水客舍公司', 'Hills and Water Inns'),
  ],
  design: [
    node('company', '灵山数字文创公司', 'Lingshan Digital and Design'),
    node('company', '长街造物公司', 'Long Street Makers'),
    node('company', '青绿书坊', 'Blue-Green Press'),
  ],
  green: [
    node('company', '岚屿清洁能源公司', 'Lanyu Clean Energy'),
    node('company', '湖东船舶工坊', 'East Shore Boatyard'),
    node('company', '云阶农业公司', 'Cloudstep Farming'),
    node('company', '含香莲业公司', 'Hanxiang Lotus'),
    node('company', '岚屿水生态公司', 'Lanyu Water'),
  ],
}

/** Board, committees, management, nine departments and the companies they look after. */
export const organization = () =>
  entriesOf('organization', [
    {
      id: 'organization',
      shared: {
        tree: [
          node('board', '董事会', 'Board of Directors', [
            node('committee', '战略与投资委员会', 'Strategy and Investment Committee'),
            node('management', '经营管理层', 'Executive Management', [
              node('department', '综合管理部', 'Administration'),
              node('department', '人力资源部', 'Human Resources'),
              node('department', '财务管理部', 'Finance'),
              node('department', '文旅运营部', 'Destination Operations', companies.travel),
              node('department', '工程建设部', 'Works and Conservation'),
              node('department', '数字文创部', 'Digital Culture', companies.design),
              node('department', '灵山学院', 'Lingshan College'),
              node('department', '公益事务部', 'Public Welfare'),
              node('department', '安全环保部', 'Safety and Environment', companies.green),
            ]),
            node('committee', '监督与审计委员会', 'Supervision and Audit Committee'),
          ]),
        ],
      },
      zh: {
        title: '一个董事会，九个部门',
        intro: `集团设董事会，下设战略与投资、监督与审计两个专门委员会；经营管理层对董事会负责，统领九个部门与十四家成员企业。

两条规矩写在章程里：**涉及山体与水体的决定须经三分之二以上董事同意**；监督与审计委员会可以直接叫停任何一笔支出，不必说明是谁提醒的。`,
      },
      en: {
        title: 'A board, committees and departments',
        intro: `A board of directors sits over two standing committees, one for strategy and investment, one for supervision and audit. Executive management answers to the board and leads nine departments and fourteen companies.

Two rules are written into our articles. **Any decision that touches a hillside or a body of water needs two thirds of the board.** And the audit committee may stop any payment without saying who raised the matter.`,
      },
    },
  ])
