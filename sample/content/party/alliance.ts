import { type Day, entriesOf } from '../../entry.ts'
import { calendar } from './calendar.ts'

export const alliance = (day: Day) =>
  entriesOf('alliance', [
    {
      id: 'alliance',
      shared: {
        image: 'detail-lake',
        figures: [
          { value: '9', unit: { zh: '个', en: '' }, label: { zh: '基层党支部', en: 'Party branches' } },
          { value: '126', unit: { zh: '名', en: '' }, label: { zh: '党员', en: 'Party members' } },
          { value: '10', unit: { zh: '家', en: '' }, label: { zh: '联盟成员单位', en: 'alliance members' } },
          { value: '42', unit: { zh: '个', en: '' }, label: { zh: '党员先锋岗', en: 'model service posts' } },
        ],
        calendar: calendar(day),
      },
      zh: {
        title: '山水同心 · 党建联盟',
        motto: '让党旗在山水一线高高飘扬',
        intro: `联盟由灵山集团党委发起，联合景区周边的村、社区、学校与卫生机构等十家单位组成，以“组织联建、资源联享、治理联动、发展联促”为工作方法，把党支部建在渡口、古街、梯田与书院。

## 联盟缘起

2019 年夏天，岚屿湖西岸连下九天雨，三个村一度断水。景区的送水车、社区的水桶、学校的操场，在同一个下午被同一群人用了起来。通水之后，各方商定把临时协作变为常态机制。同年十月，联盟成立。

## 工作机制

- **一季一会。** 每季度开一次会商会，只议身边事，议定的事写明谁办、何时办完。
- **一事一单。** 每件事一张单子，办结由提出的人签字，办不成的说明原因。
- **一岗一人。** 渡口、索道、古街设党员先锋岗四十二个，公示负责人姓名与电话。

联盟成立以来，共同解决饮水、停车、老人就餐等身边事二百一十六件。单子都收在湖畔党群服务中心，谁都可以翻看。`,
      },
      en: {
        title: 'The Landscape Alliance',
        motto: 'The Party flag on the front line of hills and water',
        intro: `In China it is usual for the Party members in a company to form branches, as they do in villages and neighbourhoods. The Landscape Alliance brings the branches of Lingshan Group together with those of ten neighbours: villages, urban communities, a school, a clinic and a bus depot. Its purpose is practical. Whatever one of them has, a bus, a hall, a doctor, a spare pair of hands, the others may ask for.

## How it began

In the summer of 2019 it rained for nine days on the west shore of Lanyu Lake, and three villages lost their drinking water. On a single afternoon the Group’s tankers, the community’s buckets and the school’s playground were all put to use by the same people. When the taps ran again they agreed that there was no need to wait for the next flood before sitting down together. The alliance was founded that October.

## How it works

- **A meeting each quarter.** Only local matters are discussed. Each decision names a person and a date.
- **A slip for each matter.** Whoever raised it signs it off. If it cannot be done, the slip says why.
- **A name at each post.** There are forty-two model service posts, at ferries, cableway stations and street corners; each has a person who answers for it, and a telephone number.

So far 216 matters have been resolved, from drinking water and parking to hot lunches for older people. The slips are kept at the Lakeside Service Centre, where anyone may read them.`,
      },
    },
  ])
