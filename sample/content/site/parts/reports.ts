import type { Sample } from '../../../entry.ts'

type Part = Omit<Sample<'part'>, 'kind'>

export const figures: Part = {
  id: 'figures',
  shared: { page: 'reportList', sort: 10 },
  zh: {
    title: '年度数据',
    body: `| 指标 | 2023 年 | 2024 年 | 2025 年 |
| --- | --- | --- | --- |
| 营业收入（亿元） | 11.6 | 13.2 | 14.7 |
| 净利润（亿元） | 0.92 | 1.18 | 1.36 |
| 生态与公益支出占净利润 | 3.1% | 3.3% | 3.4% |
| 接待游客（万人次） | 436 | 462 | 478 |
| 年末员工（人） | 3,290 | 3,420 | 3,540 |
| 人均受训（小时） | 46 | 49 | 52 |
| 可再生电力占比 | 33% | 41% | 48% |
| 公开采购公告（件） | 72 | 78 | 84 |

财务数据摘自经审计的年度报告，其余与当年社会责任报告一致。全部为示例数据。`,
  },
  en: {
    title: 'Annual Figures',
    body: `| Figure | 2023 | 2024 | 2025 |
| --- | --- | --- | --- |
| Revenue, RMB million | 1,160 | 1,320 | 1,470 |
| Net profit, RMB million | 92 | 118 | 136 |
| Nature and welfare, share of net profit | 3.1% | 3.3% | 3.4% |
| Visits, million | 4.36 | 4.62 | 4.78 |
| Staff at year end | 3,290 | 3,420 | 3,540 |
| Training hours per employee | 46 | 49 | 52 |
| Electricity from renewable sources | 33% | 41% | 48% |
| Procurement notices published | 72 | 78 | 84 |

Financial figures come from the audited annual reports, the others from the responsibility report of the year. All are sample data.`,
  },
}

export const catalogue: Part = {
  id: 'catalogue',
  shared: { page: 'reportList', sort: 20 },
  zh: {
    title: '信息公开目录',
    body: `下表列出集团主动公开的事项、公开时间与所在栏目。未列入目录的信息，可以向综合管理部书面申请公开，我们在二十个工作日内答复。

| 公开事项 | 公开时间 | 栏目 |
| --- | --- | --- |
| 集团概况、章程要点与集团领导 | 变更后 20 个工作日内 | [集团简介](/lingShan/intro/groupRrofile) |
| 成员企业与股权 | 每年 4 月 | [组织架构](/lingShan/intro/organizationalStructure) |
| 年度财务数据与年度报告 | 每年 4 月 30 日前 | 本页“年度数据” |
| 社会责任报告 | 每年 4 月 | 本页 |
| 采购意向、公告与结果 | 随时，公示不少于 5 个工作日 | [采购信息](/information/purchase) |
| 房产招租与结果 | 随时 | [招租信息](/information/rent) |
| 招聘公告与录用公示 | 随时 | [人才招聘](/college/recruitment) |
| 公益捐赠收支 | 每年 1 月 | 灵山公益基金网站，入口见[公益慈善](/member/welfare) |
| 举报受理与办理情况 | 每年 4 月 | 本页，社会责任报告 |

集团年度报告由会计师事务所审计，每年 4 月 30 日前发布。需要往年的纸质报告，请致电综合管理部 [0000-8800-126](tel:0000-8800-126)。`,
  },
  en: {
    title: 'Disclosure Catalogue',
    body: `The Group publishes the following on its own initiative. Anything else may be requested in writing from Administration, which replies within twenty working days.

| Subject | Published | Where |
| --- | --- | --- |
| The Group, its articles and its leadership | Within 20 working days of a change | [Group Profile](/lingShan/intro/groupRrofile) |
| Member companies and shares | April | [Organisation](/lingShan/intro/organizationalStructure) |
| Financial figures and annual report | By 30 April | On this page, under Annual Figures |
| Responsibility report | April | On this page |
| Procurement: intentions, notices, awards | As they arise; awards for at least five working days | [Procurement](/information/purchase) |
| Premises to let and results | As they arise | [Leasing](/information/rent) |
| Vacancies and appointments | As they arise | [Careers](/college/recruitment) |
| Donations and how they were spent | January | The site of the Lingshan Fund, linked from [Public Welfare](/member/welfare) |
| Reports to the hotline and their outcome | April | On this page, in the responsibility report |

The annual report is audited and published by 30 April. For printed reports of earlier years please call Administration, [0000-8800-126](tel:0000-8800-126).`,
  },
}
