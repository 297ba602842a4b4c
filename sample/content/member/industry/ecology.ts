import type { Sample } from '../../../entry.ts'
import { at } from '../place.ts'

export const ecology: Omit<Sample<'industry'>, 'kind'> = {
  id: 'ecology',
  shared: {
    sort: 50,
    type: 'green',
    cover: 'detail-terrace',
    images: ['detail-terrace', 'detail-buffalo', 'detail-lotus2'],
    place: at(119.6561, 30.1762),
    tel: '0000-8800-305',
    figures: [
      {
        value: '1,460',
        unit: { zh: '户', en: 'households' },
        label: { zh: '签约农户', en: 'of farmers under contract' },
      },
      {
        value: '3.2',
        unit: { zh: '米', en: 'm' },
        label: { zh: '岚屿湖水体透明度', en: 'clarity of Lanyu Lake' },
      },
      {
        value: '12',
        unit: { zh: '条', en: 'canals' },
        label: { zh: '全年清流的古镇河道', en: 'running clear all year in Heting' },
      },
    ],
    enterprises: [
      {
        name: { zh: '云阶农业公司', en: 'Cloudstep Farming' },
        text: {
          zh: '梯田稻作、茶园与种子保育，收购价春播前约定，歉年不降。',
          en: 'Terrace rice, tea and seed keeping. Prices are agreed before sowing and do not fall in a bad year.',
        },
      },
      {
        name: { zh: '含香莲业公司', en: 'Hanxiang Lotus' },
        text: {
          zh: '莲子、藕与荷叶的种植加工，由集团参股，其余股份归含香村合作社。',
          en: 'Lotus seed, root and leaf. The Group is a shareholder; a village co-operative holds the rest.',
        },
      },
      {
        name: { zh: '岚屿水生态公司', en: 'Lanyu Water' },
        text: {
          zh: '湖区水质监测、湿地养护与鹤汀水站运行。',
          en: 'Monitors the lake, tends its wetlands and runs the Heting water station.',
        },
      },
    ],
    products: [
      {
        name: { zh: '云阶米', en: 'Cloudstep rice' },
        text: {
          zh: '四百年老田，一年一季。袋上写有田块编号与种田人的名字。',
          en: 'One harvest a year from four-hundred-year-old fields; the plot and the farmer are named on the bag.',
        },
        cover: 'detail-buffalo',
      },
      {
        name: { zh: '生态沉淀水站', en: 'Settling-bed water stations' },
        text: {
          zh: '以砂、苇与时间净水，不投药剂。鹤汀新站日处理能力较原来提高四成。',
          en: 'Sand, reeds and time in place of chemicals. The new station at Heting handles two fifths more each day.',
        },
        cover: 'detail-lotus2',
      },
    ],
  },
  zh: {
    title: '生态农业',
    summary: '种田、种荷、养水，把土地的收成与湖水的清浊记在一本账上。',
    address: '云山市鹤汀区含香村 18 号',
    body: `湖水清不清，一半在湖里，一半在田里。2025 年，集团把农业、荷塘与水务合为一个产业集群，为的就是把两本账并成一本。

## 同一滴水

岭上的雪水经云阶入湖，再由鹤汀入塘。上游少用一斤化肥，下游就多一分清。我们按每块田的出水水质给农户加价：水清一级，每斤米多付六角。实行第一年，参加的农户一百八十六户；今年是一千四百六十户。

## 我们种什么

- **稻**：保存地方稻种三十一个，每年轮种九个
- **茶**：二百二十亩，只采春秋两季
- **荷**：六百亩，花、莲、藕、叶全株可用
- **苇**：湖岸三公里，割一半留一半

## 约定

> 价钱春天说好，秋天不改；歉年照付，丰年分红。

约定写在一张纸上，正面是数字，背面是水质记录。至今没有一户违约。`,
  },
  en: {
    title: 'Ecological Farming',
    summary: 'Rice, lotus and water: the harvest and the clarity of the lake, kept in one ledger.',
    address: '18 Hanxiang Village, Heting District, Yunshan',
    body: `Half of what makes a lake clear happens in the lake. The other half happens in the fields. In 2025 we put farming, lotus and water into one cluster so that the two accounts could become one.

## The same drop of water

Snow from the ridge runs through the terraces into the lake, and out again by Heting to the ponds. A kilo less fertiliser above is a shade more clarity below. So we pay farmers for the water that leaves their fields: one grade clearer earns them an extra RMB\u00a01.2 a kilo of rice. In the first year 186 households joined. This year there are 1,460.

## What we grow

- **Rice**: thirty-one local varieties in keeping, nine planted in turn each year
- **Tea**: fifteen hectares, picked in spring and autumn only
- **Lotus**: forty hectares, of which flower, seed, root and leaf are all used
- **Reeds**: three kilometres of lakeshore, half cut and half left standing

## The agreement

> The price is settled in spring and does not change in autumn. In a poor year it is paid in full; in a good one there is a dividend.

It fits on one sheet, with figures on the front and the record of the water on the back. So far nobody has broken it.`,
  },
}
