import type { Sample } from '../../../entry.ts'
import { at } from '../place.ts'

export const operations: Omit<Sample<'industry'>, 'kind'> = {
  id: 'operations',
  shared: {
    sort: 10,
    type: 'travel',
    cover: 'detail-ferry',
    images: ['detail-ferry', 'detail-steps', 'interior-library'],
    place: at(119.5098, 30.2301),
    tel: '0000-8800-301',
    figures: [
      {
        value: '8',
        unit: { zh: '处', en: '' },
        label: { zh: '文旅景区', en: 'destinations' },
      },
      { value: '2,150', unit: { zh: '人', en: 'people' }, label: { zh: '在岗员工', en: 'at work on site' } },
      { value: '96', unit: { zh: '公里', en: 'km' }, label: { zh: '无台阶步道', en: 'of step-free paths' } },
    ],
    enterprises: [
      {
        name: { zh: '岚屿湖景区公司', en: 'Lanyu Lake Company' },
        text: {
          zh: '经营湖区航线、步道与驿站。前身即 2000 年的渡轮船坞，至今仍有三位首航船工在岗带徒。',
          en: 'Boats, paths and rest houses around the lake. It grew out of the boat shed of 2000, and three of its first boatmen still train the crews.',
        },
      },
      {
        name: { zh: '鹤汀古镇保护发展公司', en: 'Heting Town Conservation' },
        text: {
          zh: '负责古镇修缮、商铺管理与居民服务，与一千二百户居民共用一份《古镇公约》。',
          en: 'Repairs, shops and services for the twelve hundred households, all under one town charter.',
        },
      },
      {
        name: { zh: '北屏山地旅游公司', en: 'Beiping Mountain Travel' },
        text: {
          zh: '运营云阶梯田、丹枫谷与听雪岭，统一调度三处山地的客流、救援与森林防火。',
          en: 'Runs the terraces, the gorge and the ridge, with one desk for visitors, rescue and fire watch.',
        },
      },
      {
        name: { zh: '湖畔演艺公司', en: 'Lakeside Stage' },
        text: {
          zh: '驻演岚屿湖水上剧场与鹤汀小戏台，演员七成来自本地戏班与学校。',
          en: 'Plays the floating theatre and the small stage in Heting; seven performers in ten are local.',
        },
      },
    ],
    products: [
      {
        name: { zh: '灵山一码', en: 'The Lingshan Pass' },
        text: {
          zh: '八处景区一码同行，七日有效；迟到、改期不另收费。',
          en: 'One code for all eight destinations, valid for a week. Coming late or changing the day costs nothing.',
        },
        cover: 'still-pass',
      },
      {
        name: { zh: '夜航与夜读', en: 'Night boats and evening reading' },
        text: {
          zh: '夜里只做三件事：坐船，看戏，读书。二十一时以后不放音乐。',
          en: 'Three things to do after dark: a boat, a play, a book. No music after nine.',
        },
        cover: 'interior-library',
      },
    ],
  },
  zh: {
    title: '文旅运营',
    summary: '景区规划、演艺、住宿与商业一体运营，把好山好水照看好。',
    address: '云山市岚屿区湖西路 26 号灵山大厦 3–6 层',
    body: `文旅运营是集团的起点，也是人数最多的产业。四家企业照看八处山水，从售出第一张船票算起，已有二十六年。

## 我们怎样经营一处景区

1. **先住下来。** 规划团队须在当地住满一个四季，方可动笔。
2. **先修看不见的。** 管网、截污、边坡在前，门头与灯光在后。
3. **先问原来的人。** 原住民的营生优先安排，景区岗位六成以上面向周边村镇。
4. **先定上限。** 每处景区都有每日限客数，旺季不加。

## 不赶路

我们不以“一日八景”为荣。客服接到最多的任务，是替客人把行程删去一半：少去一处，多坐一刻。2025 年，游客平均停留时间由十年前的四个半小时延长到二十七小时，也就是说，多数人住了下来。

> 好的旅途不必热闹。`,
  },
  en: {
    title: 'Destination Operations',
    summary:
      'Planning, performance, lodging and retail under one roof, so that good country is well looked after.',
    address: 'Floors 3–6, Lingshan House, 26 Huxi Road, Lanyu District, Yunshan',
    body: `This is where the Group began and where most of us still work. Four companies look after eight landscapes, twenty-six years after the first boat ticket was sold.

## How we run a place

1. **Live there first.** Planners stay for four seasons before they draw anything.
2. **Mend what cannot be seen.** Drains, sewers and slopes come before gateways and lights.
3. **Ask the people already there.** Their livelihoods have first call, and more than six jobs in ten go to neighbouring villages.
4. **Set the limit.** Every destination has a daily limit on visitors, and high season does not raise it.

## No hurry

We take no pride in eight sights in a day. What our visitor desk does most often is cut an itinerary in half: one place fewer, an hour longer. Ten years ago the average visit lasted four and a half hours. In 2025 it lasted twenty-seven, which is to say that most people stayed the night.

> A good journey need not be loud.`,
  },
}
