import type { Sample } from '../../../entry.ts'
import { at } from '../place.ts'

export const energy: Omit<Sample<'industry'>, 'kind'> = {
  id: 'energy',
  shared: {
    sort: 40,
    type: 'green',
    cover: 'deed-wind',
    images: ['deed-wind', 'detail-ferry2', 'interior-hut'],
    place: at(119.5985, 30.2228),
    tel: '0000-8800-304',
    figures: [
      {
        value: '58',
        unit: { zh: '艘', en: 'boats' },
        label: { zh: '电动游船，全部退出柴油', en: 'all electric, not one diesel' },
      },
      { value: '6.8', unit: { zh: '兆瓦', en: 'MW' }, label: { zh: '屋顶光伏装机', en: 'of solar roofs' } },
      {
        value: '9',
        unit: { zh: '处', en: 'piers' },
        label: { zh: '岸电与充电码头', en: 'with shore power' },
      },
    ],
    enterprises: [
      {
        name: { zh: '岚屿清洁能源公司', en: 'Lanyu Clean Energy' },
        text: {
          zh: '为景区、客舍与周边村镇建设和运维光伏、小型风机、储能与充电桩。',
          en: 'Solar roofs, small wind turbines, batteries and charging for our sites, our inns and the villages around them.',
        },
      },
      {
        name: { zh: '湖东船舶工坊', en: 'East Shore Boatyard' },
        text: {
          zh: '木船修造与电动化改装，保留船工掌舵的手感，只换掉船底的轰鸣。',
          en: 'Builds, repairs and converts boats. The tiller feels as it always did; only the roar below has gone.',
        },
      },
    ],
    products: [
      {
        name: { zh: '电动渡船', en: 'Electric ferries' },
        text: {
          zh: '二十四座与四十八座两型，木壳铝骨，续航六小时，靠岸噪声低于五十五分贝。',
          en: 'Twenty-four or forty-eight seats, wooden skin on an aluminium frame, six hours on one charge, under 55 decibels at the pier.',
        },
        cover: 'detail-ferry2',
      },
      {
        name: { zh: '老屋热工改造', en: 'Warmth for old houses' },
        text: {
          zh: '不动外墙、不换门窗，为传统民居加装内保温与热泵，冬季用能约减四成。',
          en: 'Inner insulation and a heat pump, walls and windows untouched; winter energy use falls by about two fifths.',
        },
        cover: 'interior-hut',
      },
    ],
  },
  zh: {
    title: '绿色能源',
    summary: '从一条不冒烟的船开始，让湖区用上自己屋顶的电。',
    address: '云山市岚屿区湖东路 40 号',
    body: `绿色能源的起点，是一位船工说的一句话。

2017 年冬天，他说，柴油机一响，鸟就全飞了。工坊用半年时间把他的船改成电动，第二年春天，他的船边第一次停了鸬鹚。到 2023 年，湖上五十八艘船全部用上电力，其中十七艘由旧船改装，四十一艘新造。我们给这支船队起名“零排”。

## 四件事

- **船**：自主改装与制造，船底电机舱三层密封，电池可整组吊换
- **屋顶**：光伏装在停车场、仓库与翻修的屋面上，不装在古镇的屋面上
- **风**：听雪岭设小型风机四台，供索道站与岭顶值班屋
- **老屋**：为传统民居做看不见的保温，已完成四百一十户

## 发电与让路

湖东光伏装机二点六兆瓦，每年发电约二百八十万度，够船队用电并略有余，余电供给沿湖村镇的路灯与水泵。有两处原已备案的山坡场地，因为挡了候鸟的低空通道，最后没有建。

> 省下来的，才是最干净的电。

## 开放的图纸

电动渡船的改装图纸与运行数据向其他湖区公开，至今已有七处湖库照图改船，共九十余艘。`,
  },
  en: {
    title: 'Green Energy',
    summary: 'It began with one boat that did not smoke. Now the lake runs on its own roofs.',
    address: '40 Hudong Road, Lanyu District, Yunshan',
    body: `This cluster began with something a boatman said.

In the winter of 2017 he remarked that as soon as his diesel started every bird on the lake took off. The yard spent six months converting his boat, and the next spring a cormorant came down beside it. By 2023 all fifty-eight boats ran on electricity, seventeen of them converted and forty-one built new. We call them the Silent Fleet.

## Four jobs

- **Boats**: built and converted here, with motors triple-sealed and batteries that lift out in one piece
- **Roofs**: panels on car parks, warehouses and renovated roofs, and none in the old town
- **Wind**: four small turbines on Snowsong Ridge, for the cableway stations and the watch hut at the top
- **Old houses**: insulation that does not show, in 410 homes so far

## Making power, making way

The 2.6 megawatts of panels on the east shore produce about 2.8 million kilowatt-hours a year. That is enough for the fleet with a little over, which lights village roads and drives village pumps. Two hillside arrays had been approved and were never built, because they stood in the low flyway of migrating birds.

> The cleanest power is what you do not use.

## Drawings for anyone

We publish the drawings of our ferry conversion and all its running data. Seven other lakes have used them, for more than ninety boats.`,
  },
}
