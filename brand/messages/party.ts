import type { Language } from '@shanmen/contract/languages.ts'

/** What the pages of the Party section say about this group: descriptions and the texts of the pillars. */
export const partyBrand = {
  zh: {
    lakeMap: '岚屿湖与四周：雪岭、梯田、书院、晚塔、古镇、荷塘',
    leads: {
      members: '联盟由环湖{n}家单位组成，各单位所在位置与共建内容如下。',
      brands: '{n}个党建品牌，各记一件实事。徽标由党支部自行设计，数据由党支部逐项统计。',
    },
    pillars: {
      hotline: '来信来访严格保密，十五个工作日内答复。',
      educationList: '以身边案例讲规矩、讲底线、讲家风。',
      brandList: '每个党支部做好一件看得见的事。',
      venues: '渡口、古街、梯田与书院里的服务点。',
      committee: '集团党委、纪委与基层党支部。',
      allianceMembers: '与村、社区、学校和卫生机构同心做事。',
    },
    descriptions: {
      allianceIntro: '山水同心党建联盟：由灵山集团党委发起，与周边村、社区和共建单位一起解决身边事。',
      allianceMembers: '党建联盟的成员单位：村、社区、学校、卫生机构与企业。',
      activityList: '党建联盟的活动：主题党日、志愿服务与季度会商。',
      hotline: '灵山集团监督举报热线：电话、邮箱、地址与受理须知，严格保密。',
      educationList: '灵山集团廉洁教育：以身边案例讲规矩、讲底线、讲家风。',
      brandList: '灵山集团各党支部的党建品牌。',
      venues: '灵山集团党建阵地：地址、开放时间与服务内容。',
      committee: '灵山集团党委班子与基层党支部。',
    },
  },
  en: {
    lakeMap: 'Lanyu Lake and what lies round it: ridge, terraces, academy, pagoda, old town, lotus ponds',
    leads: {
      members: '{n} neighbours round the lake: where each one is and what it contributes.',
      brands:
        '{n} emblems, each for one thing the branch does well. The branches drew them and keep the count.',
    },
    pillars: {
      hotline: 'Reports are kept confidential and answered within fifteen working days.',
      educationList: 'Rules and limits, told through cases close to home.',
      brandList: 'Each branch has one thing it does well and visibly.',
      venues: 'Service points at piers, in old streets, on terraces.',
      committee: 'The committee and its Party branches.',
      allianceMembers: 'Villages, communities, a school and a clinic.',
    },
    descriptions: {
      allianceIntro:
        'The Landscape Alliance joins the Party branches of Lingshan Group and its neighbours to settle local matters.',
      allianceMembers:
        'The members of the Landscape Alliance: villages, communities, a school, a clinic and a bus depot.',
      activityList:
        'Activities of the Landscape Alliance: Themed Party Days, volunteering and quarterly meetings.',
      hotline:
        'The integrity hotline of Lingshan Group: telephone, email and address, and how reports are handled.',
      educationList:
        'Integrity education at Lingshan Group: rules and limits, told through cases close to home.',
      brandList: 'What the Party branches of Lingshan Group are known for.',
      venues: 'Party-building venues of Lingshan Group: addresses, opening hours and services.',
      committee: 'The Party committee of Lingshan Group and its Party branches.',
    },
  },
} satisfies Record<Language, unknown>
