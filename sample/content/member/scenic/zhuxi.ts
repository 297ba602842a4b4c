import type { Sample } from '../../../entry.ts'
import { at, everyDay, pictures } from '../place.ts'

export const zhuxi: Omit<Sample<'scenic'>, 'kind'> = {
  id: 'zhuxi',
  shared: {
    sort: 70,
    type: 'culture',
    ...pictures('zhuxi', 'academy'),
    place: at(119.496, 30.158),
    tel: '0000-8800-207',
    website: 'https://zhuxi.lingshan.example',
    hours: [
      {
        times: [
          { days: everyDay, opens: '09:00', closes: '17:00' },
          { days: everyDay, opens: '19:00', closes: '21:30' },
        ],
      },
    ],
    tickets: [
      {
        name: { zh: '园林与藏书楼', en: 'Garden and library' },
        price: { zh: '30 元/人，含一盏茶', en: 'RMB\u00a030 per person, with tea' },
        url: 'https://tickets.lingshan.example/zhuxi',
      },
      {
        name: { zh: '夜读（19:00–21:30）', en: 'Evening reading, 19:00–21:30' },
        price: { zh: '免费，限 40 席', en: 'Free, forty seats' },
        url: 'https://tickets.lingshan.example/zhuxi-night',
      },
      {
        name: { zh: '客舍', en: 'Guest room' },
        price: {
          zh: '880 元/晚起，含早课与早餐',
          en: 'From RMB\u00a0880 a night, morning class and breakfast included',
        },
        url: 'https://tickets.lingshan.example/zhuxi-stay',
      },
    ],
    stops: [
      {
        name: { zh: '竹径口', en: 'Bamboo path' },
        text: { zh: '下车处，此后只闻溪声', en: 'Leave the road here' },
        place: at(119.496, 30.158),
      },
      {
        name: { zh: '洗砚池', en: 'Inkstone Pool' },
        text: { zh: '0.5 公里 · 池水终年微黑', en: '0.5 km · the water is faintly black all year' },
        place: at(119.4921, 30.1561),
      },
      {
        name: { zh: '藏书楼', en: 'Library' },
        text: { zh: '0.3 公里 · 三万余册，可借阅', en: '0.3 km · thirty thousand books to read' },
        place: at(119.4899, 30.1547),
      },
      {
        name: { zh: '溪上茶寮', en: 'Tea house over the creek' },
        text: { zh: '0.6 公里 · 坐到日光移开', en: '0.6 km · stay until the sun moves off' },
        place: at(119.4858, 30.1519),
      },
    ],
  },
  zh: {
    title: '竹溪书院',
    summary: '在竹影里读书，在溪声里入睡。二十四间客舍，不设电视。',
    level: '省级精品书院（岚川省文旅厅）',
    address: '云山市岚屿区竹溪路 1 号',
    openHours: '晚间为夜读',
    duration: '半日，或住一晚',
    routeTitle: '从竹径到茶寮',
    routeDistance: '1.4 公里',
    body: `竹溪书院原是一所乡塾，停课四十余年后，2010 年由集团接手修复。修复时先修的不是讲堂，是溪：清出九百方淤泥，重新听得见水声，才动第一块瓦。

书院现有讲堂一座、藏书楼一座、茶寮三间、客舍二十四间。客舍不设电视，以二十四节气为名，每间窗外的竹子都不同种，案上放一本与节气相关的书，离店时可以带走。

![](scenic-zhuxi-2 "书院的窗都开得低，是按坐下来的视线高度做的。")

## 一日安排

1. **七时**　早课，诵读或习字，住客自愿
2. **十时**　讲堂，集团学院的公开课，旁听免费
3. **十五时**　茶寮，管家会记住您上次喝的茶
4. **十九时**　夜读，藏书楼开灯，四十席，先到先坐

## 藏书楼

藏书三万余册，以地方志、营造、农桑、茶事与儿童读物为主。另有六千册来自“乡村书屋”项目的轮换书，读者可在书后写一段话，随书寄往山里的学校。

## 带孩子来

讲堂前的石阶可以坐，树可以抱，书可以在地上看。只请在藏书楼里小声一些，因为那里有人正读到要紧处。

书院也是[集团学院](/college/talent/LSCollege)的校址之一，隔周的周末有学员上课，部分讲堂不对外开放。`,
    notices: `### 游客须知

- 60 岁以上、6 岁以下和残疾人凭证件免票，学生凭证免票
- 讲堂和藏书楼内请轻声，不使用闪光灯
- 笔、纸和墨可借用，自带颜料请在院中使用
- 每周三上午为本地学校课堂，讲堂不对外开放
- **设施**：门厅旁有卫生间和无障碍卫生间；客舍与讲堂有免费无线网（Wi-Fi），藏书楼没有
- **停车**：竹径口停车场 60 个车位，免费；满位后请改乘 33 路公交`,
    traffic: `- **公交**：33 路自湖西站至竹径口，约 25 分钟，末班 21:50 等夜读散场
- **自驾**：竹径口停车场 60 个车位，住客可预约接驳
- **步行**：竹径口至书院 500 米，碎石路
- **无障碍**：电动车接送行动不便的客人；一层客舍四间为无障碍房`,
  },
  en: {
    title: 'Bamboo Creek Academy',
    summary:
      'Read in the shade of bamboo and fall asleep to running water. Twenty-four rooms, no television.',
    level: 'Boutique academy (Lanchuan Province)',
    address: '1 Zhuxi Road, Lanyu District, Yunshan',
    openHours: 'The evening hours are for reading',
    duration: 'Half a day, or overnight',
    routeTitle: 'From the bamboo path to the tea house',
    routeDistance: '1.4 km',
    body: `Bamboo Creek, Zhuxi in Chinese, was a village school. It had been silent for more than forty years when we took it on in 2010, and the first thing we repaired was not the hall but the creek. Nine hundred cubic metres of silt came out. Only when we could hear the water again did anyone touch a tile.

There is one hall now, one library, three tea rooms and twenty-four guest rooms. Each room is named after one of the solar terms that divide the Chinese year, and no two look out on the same kind of bamboo. On every desk lies a book that suits the season, yours to take home.

![](scenic-zhuxi-2 "Windows at the academy are set low, for someone sitting down.")

## The day’s lessons

1. **Seven**: reading aloud or brushwork, for guests who wish to
2. **Ten**: an open lecture of the Group College; sit in for nothing
3. **Three**: tea; the steward will remember what you drank last time
4. **Seven in the evening**: lamps on in the library, forty seats, first come first served

## The library

Thirty thousand volumes, strong on local history, building, farming, tea and children’s books. Six thousand more belong to the Village Libraries project: write a few lines in the back of one and they will travel with it to a school in the hills.

## If you bring children

They may sit on the steps, hug the trees and read on the floor. In the library we ask only for lowered voices, since someone there has just reached the good part.

The academy is also a campus of the [Group College](/college/talent/LSCollege); on alternate weekends some halls are kept for its students.`,
    notices: `### Before you come

- Free with proof for visitors over 60 or under 6, disabled people and students
- Quiet in the lecture hall and the library, and no flash
- Brushes, paper and ink are lent; use your own paints in the courtyard
- On Wednesday mornings local schools have the hall to themselves
- **Facilities**: toilets, one of them accessible, beside the entrance hall; free Wi-Fi in the rooms and the hall, none in the library
- **Parking**: 60 spaces at the bamboo path, free; when full, please take bus 33`,
    traffic: `- **Bus**: route 33 from Huxi station to the bamboo path, about 25 minutes; the last one, at 21:50, waits for the readers
- **By car**: 60 spaces at the bamboo path; guests may book a transfer
- **On foot**: 500 metres of gravel from the bamboo path to the academy
- **Access**: an electric cart for those who need it, and four step-free rooms on the ground floor`,
  },
}
