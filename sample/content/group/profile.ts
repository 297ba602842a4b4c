import { entriesOf } from '../../entry.ts'

/** Who the Group is: for the profile page and, in short, for the home page. */
export const profile = () =>
  entriesOf('profile', [
    {
      id: 'profile',
      shared: {
        images: ['scenic-lanyu-wide', 'detail-pagoda', 'detail-town', 'detail-terrace'],
        figures: [
          {
            value: '8',
            unit: { zh: '处', en: '' },
            label: { zh: '文旅景区', en: 'destinations' },
          },
          {
            value: '26',
            unit: { zh: '年', en: 'years' },
            label: { zh: '山水经营与守护', en: 'of care for land and water' },
          },
          {
            value: '3,600',
            unit: { zh: '人', en: 'people' },
            label: { zh: '在岗员工', en: 'employed across the Group' },
          },
          {
            value: '312',
            unit: { zh: '名', en: 'students' },
            label: { zh: '本年度受助学子', en: 'supported this year' },
          },
          { value: '5', unit: { zh: '个', en: '' }, label: { zh: '产业集群', en: 'industry clusters' } },
          {
            value: '3.2',
            unit: { zh: '米', en: 'm' },
            label: { zh: '岚屿湖水体透明度', en: 'clarity of Lanyu Lake' },
          },
        ],
      },
      zh: {
        title: '集团简介',
        headline: '我们经营的不是风景，是人与风景相处的方式。',
        summary:
          '灵山集团从岚屿湖畔的一间船坞起步，如今经营八处文旅景区、五个产业集群与一所企业学院。我们相信，好的旅途不必热闹：把水养清，把路修稳，把手艺留住，把远道而来的人，当作回家的人。',
        body: `灵山集团成立于 2012 年，前身是 2000 年在岚屿湖畔创立的渡轮船坞。集团以文化旅游与职业教育为主业，经营景区、古镇、书院、剧场与住宿，并以此为依托发展文创、康养、绿色能源与生态农业。

我们把每一处山水都当作一份托付。修路之前先问水往哪里流，建房之前先问树在哪里站。集团章程写明：每年净利润的百分之三用于生态修复与乡村助学。

## 一湖，八景

八处景区都在云山市境内，最远的两处相距三十一公里。它们共饮一脉水：雪从[听雪岭](/member/scenic/tingxue)来，经[云阶梯田](/member/scenic/yunjie)入[岚屿湖](/member/scenic/lanyu)，再穿过[鹤汀古镇](/member/scenic/heting)，流进[含香荷塘](/member/scenic/hanxiang)。所以我们的第一条规矩写的是水，不是人：上游的每一个决定，都要问过下游。

## 三千六百名员工

集团在岗员工三千六百名，六成以上来自周边村镇。最年长的是晚塔的守塔人，最年轻的是鹤汀木作的学徒。集团学院的讲师全部来自一线，船工、木匠、管家与厨师都登台授课。

## 经营准则

- 每处景区设每日限客数，旺季不加
- 老铺原户同等条件下优先续租，租金经评估确定并公示
- 采购、招租、捐赠与环境数据，在[信息公开](/information/purchase)栏目逐项公布
- 未达成的事项写进年度报告，并说明整改情况

> 二十六年，守一座山，也走出一座山。`,
      },
      en: {
        title: 'Group Profile',
        headline: 'We do not manage scenery. We look after the way people live with it.',
        summary:
          'Lingshan Group began as a boat shed on Lanyu Lake. Today we look after eight destinations, five industry clusters and a college of our own. We believe a good journey need not be loud: keep the water clear, the paths sound, the crafts alive, and greet each visitor as someone coming home.',
        body: `Lingshan Group was formed in 2012 from a ferry company founded on Lanyu Lake in 2000. Cultural tourism and vocational education are our two main businesses; design, wellness, clean energy and farming have grown out of them.

We hold every landscape in trust. Before we lay a path we ask where the water runs; before we raise a roof we ask where the trees stand. By our articles, three per cent of net profit goes back each year to the land and to village schools.

## One lake, eight landscapes

All eight lie within Yunshan, the two furthest apart only thirty-one kilometres from each other, and they drink the same water. Snow from [Snowsong Ridge](/member/scenic/tingxue) runs through the [Cloudstep (Yunjie) Terraces](/member/scenic/yunjie) into [Lanyu Lake](/member/scenic/lanyu), then on through [Heting Old Town](/member/scenic/heting) to the [Fragrant Lotus (Hanxiang) Ponds](/member/scenic/hanxiang). So our first rule is about water. Whatever is decided upstream must be put to those downstream.

## A staff of 3,600

More than six in ten of us come from the villages and towns nearby. The eldest keeps the Evening Pagoda; the youngest is learning joinery in Heting. At the College only those who do a job may teach it, and so our lecturers are boatmen, carpenters, stewards and cooks.

## Our business principles

- Each destination has a daily limit, and high season does not raise it
- On equal terms sitting tenants of old shops come first, at rents that are set by valuation and published
- Procurement, leases, donations and environmental data are published in full under [Information Disclosure](/information/purchase)
- What we fail to achieve goes into the yearly report, together with what we have done about it

> Twenty-six years beside one mountain, and a road that leads out from it.`,
      },
    },
  ])
