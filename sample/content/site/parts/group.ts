import type { Sample } from '../../../entry.ts'

type Part = Omit<Sample<'part'>, 'kind'>

export const chairman: Part = {
  id: 'chairman',
  shared: { page: 'groupProfile', sort: 10 },
  zh: {
    title: '董事长致辞',
    body: `感谢您来到灵山集团的网站。

二十六年前，我们在岚屿湖边只有一间船坞、三条木船。今天集团有三千六百名员工、十四家成员企业，每年接待四百多万人次的游客。规模变了，开晨会时问的第一个问题没有变：今天的水怎么样？

我们始终相信：景区不是建出来的，是守出来的。湖水清了，鸟会回来；老街的租金稳了，手艺人会留下；路修得人人能走，老人和孩子才来得了。这些事见效慢，账面上也不起眼，却是集团能做五十年、一百年的根本。

因此我们把三条承诺写进了章程：每年净利润的百分之三用于生态修复与助学；每处景区设每日限客数，旺季不加；采购、招租与捐赠逐项公开，接受监督。

做得不够的地方，请您直接告诉我们。每一封来信都有人读，也都有回音。

> 灵山集团党委书记、董事长　沈砚舟（示例人物）`,
  },
  en: {
    title: 'From the Chairman',
    body: `Thank you for visiting Lingshan Group.

Twenty-six years ago we had one boat shed on Lanyu Lake and three wooden boats. Today the Group employs 3,600 people in fourteen companies and receives more than four million visits a year. The size has changed; the first question of the morning meeting has not: how is the water today?

A landscape is not built but looked after. When the lake clears, the birds return. When rents on the old street hold steady, craftspeople stay. When a path is even enough for everyone, grandparents and small children can come too. None of this is quick, and little of it shows in one year’s accounts, yet it is the reason the Group can expect to be here in fifty years.

So three promises are in our articles of association. Three per cent of net profit goes to restoring nature and supporting students. Every destination has a daily limit on visitors, and high season does not raise it. Procurement, leases and donations are published item by item, for anyone to check.

Where we fall short, please tell us. Every letter is read, and every letter is answered.

> Shen Yanzhou, Party Secretary and Chairman (a fictional person)`,
  },
}

export const leadership: Part = {
  id: 'leadership',
  shared: { page: 'groupProfile', sort: 20 },
  zh: {
    title: '集团领导',
    body: `| 姓名 | 职务 | 分工 |
| --- | --- | --- |
| 沈砚舟 | 党委书记、董事长 | 主持党委与董事会工作，分管战略与审计 |
| 陆禾清 | 党委副书记、总经理 | 主持经营管理，分管文旅运营与人力资源 |
| 顾明岑 | 党委委员、纪委书记 | 主持纪委全面工作，负责监督举报 |
| 江映秋 | 党委委员、副总经理 | 分管集团学院、数字文创与公益 |
| 何守石 | 党委委员、总工程师 | 分管工程建设、安全环保与古建保护 |
| 白晚亭 | 党委委员、工会主席 | 分管职工权益与客户服务 |

以上为示例内容，人物均为虚构。`,
  },
  en: {
    title: 'Leadership',
    body: `| Name | Position | Responsible for |
| --- | --- | --- |
| Shen Yanzhou | Party Secretary, Chairman | Party committee and board; strategy and audit |
| Lu Heqing | Deputy Party Secretary, General Manager | Management; destinations and human resources |
| Gu Mingcen | Party committee member; Secretary, Discipline Inspection Commission | Discipline inspection; the integrity hotline |
| Jiang Yingqiu | Party committee member; Deputy General Manager | The College, digital culture and public welfare |
| He Shoushi | Party committee member; Chief Engineer | Works, safety and environment, historic buildings |
| Bai Wanting | Party committee member; Chair of the Trade Union | Staff welfare and visitor services |

Sample content: all persons are fictional.`,
  },
}

export const ownership: Part = {
  id: 'companies',
  shared: { page: 'organization', sort: 10 },
  zh: {
    title: '成员企业与股权',
    body: `集团注册资本 6 亿元。十四家成员企业按业务分为三类。全资与控股企业并入集团报表，参股企业按权益法核算。

| 企业 | 主要业务 | 集团持股 |
| --- | --- | --- |
| 岚屿湖景区公司 | 湖区景区与游船 | 100%（全资） |
| 鹤汀古镇保护发展公司 | 古镇保护与运营 | 70%（控股） |
| 北屏山地旅游公司 | 山地景区与索道 | 100%（全资） |
| 湖畔演艺公司 | 演出与剧场 | 60%（控股） |
| 灵山康养公司 | 康养休闲 | 100%（全资） |
| 山水客舍公司 | 酒店与民宿 | 55%（控股） |
| 灵山数字文创公司 | 数字内容与文创产品 | 100%（全资） |
| 长街造物公司 | 手工艺品开发与销售 | 51%（控股） |
| 青绿书坊 | 图书出版与书店 | 100%（全资） |
| 岚屿清洁能源公司 | 光伏、风电、储能与充电 | 65%（控股） |
| 湖东船舶工坊 | 电动船建造与维修 | 80%（控股） |
| 云阶农业公司 | 梯田稻米与茶 | 40%（参股，其余由村集体持有） |
| 含香莲业公司 | 莲藕种植与加工 | 45%（参股，其余由村合作社持有） |
| 岚屿水生态公司 | 水质监测与湿地修复 | 100%（全资） |

数据截至 2025 年 12 月 31 日，均为示例。`,
  },
  en: {
    title: 'Member Companies and Shareholdings',
    body: `The Group’s registered capital is RMB\u00a0600 million. Its fourteen member companies belong to three lines of business. Wholly owned and controlled companies are consolidated in the Group’s accounts; the others are accounted for by the equity method.

| Company | Business | Group’s share |
| --- | --- | --- |
| Lanyu Lake Company | The lake and its boats | 100%, wholly owned |
| Heting Town Conservation | Care and running of the old town | 70%, controlled |
| Beiping Mountain Travel | Mountain destinations and cableway | 100%, wholly owned |
| Lakeside Stage | Performances and theatre | 60%, controlled |
| Lingshan Wellness | Health and leisure | 100%, wholly owned |
| Hills and Water Inns | Hotels and guest houses | 55%, controlled |
| Lingshan Digital and Design | Digital content and design products | 100%, wholly owned |
| Long Street Makers | Crafts: development and sale | 51%, controlled |
| Blue-Green Press | Publishing and bookshops | 100%, wholly owned |
| Lanyu Clean Energy | Solar, wind, storage and charging | 65%, controlled |
| East Shore Boatyard | Building and repair of electric boats | 80%, controlled |
| Cloudstep Farming | Terrace rice and tea | 40%; the villages hold the rest |
| Hanxiang Lotus | Lotus growing and processing | 45%; a village co-operative holds the rest |
| Lanyu Water | Water monitoring and wetland restoration | 100%, wholly owned |

As of 31 December 2025. Sample figures.`,
  },
}
