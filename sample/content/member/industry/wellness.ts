import type { Sample } from '../../../entry.ts'
import { at } from '../place.ts'

export const wellness: Omit<Sample<'industry'>, 'kind'> = {
  id: 'wellness',
  shared: {
    sort: 30,
    type: 'travel',
    cover: 'detail-pavilion',
    images: ['detail-pavilion', 'detail-snow2', 'detail-academy'],
    place: at(119.4934, 30.1592),
    tel: '0000-8800-303',
    figures: [
      {
        value: '24',
        unit: { zh: '门', en: 'courses' },
        label: { zh: '节气课程', en: 'one for each solar term' },
      },
      { value: '236', unit: { zh: '间', en: 'rooms' }, label: { zh: '客舍', en: 'in five small inns' } },
      {
        value: '420',
        unit: { zh: '人', en: 'people' },
        label: { zh: '管家、厨师与教习', en: 'stewards, cooks and teachers' },
      },
    ],
    enterprises: [
      {
        name: { zh: '灵山康养公司', en: 'Lingshan Wellness' },
        text: {
          zh: '节气课程、食养与慢行路线的研发，与云山市三家社区医院共建健康档案服务。',
          en: 'Courses, cooking and walking routes, with health records kept alongside three community clinics.',
        },
      },
      {
        name: { zh: '山水客舍公司', en: 'Hills and Water Inns' },
        text: {
          zh: '经营竹溪、湖东、鹤汀等五处小型客舍，最大的一处不过七十二间。',
          en: 'Five small inns at Bamboo Creek, the east shore, Heting and elsewhere; the largest has seventy-two rooms.',
        },
      },
    ],
    products: [
      {
        name: { zh: '节气三日', en: 'Three Days by the Almanac' },
        text: {
          zh: '每一节气一套作息：何时起，吃什么，往哪里走，几点熄灯。',
          en: 'A rhythm for each solar term: when to rise, what to eat, where to walk, when to put out the lamp.',
        },
        cover: 'detail-snow2',
      },
      {
        name: { zh: '照护者假期', en: 'Carers’ Leave' },
        text: {
          zh: '为长期照顾家人的人准备的两天两夜，期间由护理员上门代班。',
          en: 'Two days and nights for people who look after a relative, while a nurse takes their place at home.',
        },
        cover: 'detail-academy',
      },
    ],
  },
  zh: {
    title: '康养休闲',
    summary: '以节气为序的疗愈、饮食与运动课程，让身体重新跟上四季。',
    address: '云山市岚屿区竹溪路 9 号',
    body: `康养休闲做的都是平常事：天亮起床，天黑熄灯，走路，吃当季的菜，睡一个整觉。

## 以节气为序

一年二十四个节气，我们便有二十四门课。立春学伸懒腰，清明学认野菜，大暑学午睡，霜降学煮粥。课程由教习、厨师和社区医生共同编写，每门三日，每期不超过十六人。

| 时辰 | 安排 |
| --- | --- |
| 6:30 | 林间慢行，四十分钟 |
| 8:00 | 早饭，当季三菜一粥 |
| 10:00 | 一门手上的活：磨墨、编竹、揉茶 |
| 15:00 | 茶，或者什么也不做 |
| 21:30 | 熄灯 |

## 说清楚

我们不治病，不卖保健品，也不承诺“改变”。入住前有一次问询，需要就医的客人，我们会建议他先去看医生。

## 照护者假期

2023 年起，我们每年拿出四百个名额，给长期照顾失能家人的人。两天两夜，食宿免费，护理员上门代班。一位客人在留言簿上写：“十一年来，第一次听见自己打呼噜。”`,
  },
  en: {
    title: 'Wellness',
    summary: 'Rest, food and movement by the solar terms: letting the body fall back in step with the year.',
    address: '9 Zhuxi Road, Lanyu District, Yunshan',
    body: `What we do here is simple. Get up when it is light. Put the lamp out when it is dark. Walk, eat what is in season, sleep the night through.

## By the almanac

The Chinese year is divided into twenty-four solar terms, and so we have twenty-four courses. At Start of Spring we learn to stretch, at Clear and Bright to tell one wild herb from another, at Major Heat to nap, at First Frost to cook porridge. Teachers, cooks and community doctors write them together. Each lasts three days, for sixteen people at most.

| Time | What happens |
| --- | --- |
| 6:30 | Forty minutes’ slow walk in the woods |
| 8:00 | Breakfast: porridge and three dishes in season |
| 10:00 | Something for the hands: grinding ink, weaving bamboo, rolling tea |
| 15:00 | Tea, or nothing at all |
| 21:30 | Lights out |

## To be plain

We cure nothing, sell no supplements and promise no transformation. We talk with every guest beforehand, and those who need a doctor are told so.

## Carers’ leave

Since 2023 we have kept four hundred places a year for people who care for a disabled relative. Two days and nights cost them nothing, and a nurse takes over at home. One guest wrote in the book: “First time in eleven years I have heard myself snore.”`,
  },
}
