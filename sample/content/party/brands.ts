import { entriesOf } from '../../entry.ts'

export const brand = () =>
  entriesOf('brand', [
    {
      id: 'dukou-xianfeng',
      shared: {
        sort: 10,
        publishedAt: '2024-06-28T09:00:00+08:00',
        emblem: 'emblem-ferry',
        counted: 9,
        cover: 'detail-ferry',
        images: ['interior-ferry', 'scenic-lanyu-4'],
      },
      zh: {
        title: '渡口先锋',
        subtitle: '等最后一个人上岸',
        unit: '岚屿湖船队党支部',
        deed: '座码头，最后一个人走了才锁门',
        summary: '二十一名党员守九座码头，早班比首船早到半小时，晚班比末客晚走一程路。',
        body: `岚屿湖船队党支部有党员二十一名，守湖上九座码头。支委会和党小组的工作，就在船头、跳板和候船室。

## 三个动作

- **扶一把。** 上船下船，岸上船上各站一人，手伸出来，客人扶不扶由客人。
- **等一程。** 末班船后留一条值守艇，直到东西两岸都回话“人齐”。
- **记一笔。** 每日一页《渡口记》，写风、写水、写人，不写自己。

## 四年里

《渡口记》写满了四十七本。共救助落水、走失、突发疾病者一百三十九人次，归还失物两千余件。柴油船改电动船时，二十一名党员先上电工课，全部考取证书，再带出六十名同事。`,
      },
      en: {
        title: 'First at the Ferry',
        subtitle: 'Until the last one is ashore',
        unit: 'Lanyu Lake Fleet Party Branch',
        deed: 'landings, closed once the last visitor has left',
        summary:
          'Twenty-one members at nine landings. They come half an hour before the first boat, and leave after the last visitor.',
        body: `The Fleet Party Branch has twenty-one members and looks after the nine landings of Lanyu Lake. Its work is done at the bow, on the gangplank and in the waiting room.

## Three habits

- **A hand.** One person stands ashore and one aboard, both with a hand held out. Whether to take it is for the visitor to say.
- **A wait.** A launch stays by after the last boat until both shores report that everyone is home.
- **A line.** Each day has its page in the Ferry Book: wind, water, people. Nobody writes about themselves.

## In four years

Forty-seven books have been filled. The branch has gone to the help of 139 people who had fallen in, lost their way or been taken ill, and returned more than two thousand lost things. When the boats were converted to electricity, all twenty-one qualified as electricians first, and then taught sixty others.`,
      },
    },
    {
      id: 'dengxia-shusheng',
      shared: {
        sort: 20,
        publishedAt: '2024-06-28T09:10:00+08:00',
        emblem: 'emblem-lamp',
        counted: 1460,
        cover: 'interior-library',
        images: ['detail-academy'],
      },
      zh: {
        title: '灯下书声',
        subtitle: '晚上七点，书屋亮灯',
        unit: '竹溪书院与含香荷塘联合党支部',
        deed: '个晚上，灯没有熄过',
        summary: '九间乡村书屋，每晚七点到九点，有一盏灯、一个人、一屋子书。',
        body: `联合党支部有党员十二名，与竹溪、含香等村合办乡村书屋九间。书屋大多是旧仓房、旧教室，白天锁着，晚上七点亮灯。

## 灯下做什么

放学的孩子写作业，老人听报，外出打工的人借此打一个视频电话。每间书屋排一名党员和一名村民值班，不讲课，只在场。

## 三条约定

- 书可以借回家，不押钱，弄丢了说一声。
- 天黑以后，孩子由值班的人送到家门口。
- 停电时点马灯，照常开门。

四年来借出图书二万零三百册次，丢失二百零九册，其中一百一十七册后来又回来了。`,
      },
      en: {
        title: 'Reading by Lamplight',
        subtitle: 'At seven the lamps are lit',
        unit: 'Academy and Lotus Ponds Party Branch',
        deed: 'nights, and the lamp never out',
        summary:
          'Nine village libraries, open from seven to nine each evening, with a lamp, a person and a room full of books.',
        body: `With the villages around them, the twelve members of this branch keep nine small libraries. Most were barns or old classrooms. They are locked by day and lit at seven.

## What happens there

Children do homework, old people have the newspaper read to them, and some come to telephone family working far away. One Party member and one villager are there each evening. They do not teach. They are simply present.

## Three understandings

- Books may go home. There is no deposit, and if you lose one, say so.
- After dark, children are walked to their own door.
- When the power fails the hurricane lamp is lit and the door stays open.

In four years 20,300 loans have been made and 209 books lost, of which 117 have since come back.`,
      },
    },
    {
      id: 'yunjie-beilou',
      shared: {
        sort: 30,
        publishedAt: '2026-01-12T09:00:00+08:00',
        emblem: 'emblem-basket',
        counted: 2300,
        cover: 'detail-terrace',
        images: ['interior-yard', 'detail-buffalo'],
      },
      zh: {
        title: '云阶背篓',
        subtitle: '上山不空手，下山不空篓',
        unit: '云阶梯田党支部',
        deed: '份药，一年里背上了山',
        summary: '十三只竹背篓，上山带药带信，下山带山货带垃圾。',
        body: `云阶梯田党支部有党员十三名，每人一只竹背篓，是村里篾匠编的，编号写在篓底。上山值班，背篓里装药、装信、装老人托买的针线；下山回来，装山货、装垃圾。

## 一只篓的账

2025 年，十三只背篓共上山四千一百余趟，带药二千三百份、信件包裹一千七百件，代卖笋干、蜂蜜、土豆两万六千斤，背下垃圾七点四吨。

## 规矩

带货不加价，找零当面点。药要看着老人收好，第二天路过再问一句吃了没有。`,
      },
      en: {
        title: 'The Cloudstep Baskets',
        subtitle: 'Never up empty, never down empty',
        unit: 'Cloudstep Terraces Party Branch',
        deed: 'parcels of medicine carried up in a year',
        summary:
          'Thirteen bamboo baskets: medicine and letters on the way up, produce and rubbish on the way down.',
        body: `Each of the thirteen members of this branch has a bamboo back-basket, made by the village weaver and numbered underneath. On the way up to work it holds medicine, post, needles and thread somebody has asked for. On the way down it holds mountain produce, and rubbish.

## What the baskets carried

In 2025 they went up more than 4,100 times, with 2,300 parcels of medicine and 1,700 letters and packages. They brought down thirteen tonnes of dried bamboo shoots, honey and potatoes to be sold for their growers, and 7.4 tonnes of rubbish.

## The rules

Nothing is added to the price, and change is counted out. Medicine is put away while you watch; pass by next day and ask whether it has been taken.`,
      },
    },
    {
      id: 'guzhen-zhangdeng',
      shared: {
        sort: 40,
        publishedAt: '2026-01-12T09:10:00+08:00',
        emblem: 'emblem-keeper',
        counted: 41,
        cover: 'detail-town',
        images: ['scenic-heting-4', 'detail-lanterns'],
      },
      zh: {
        title: '古镇掌灯人',
        subtitle: '把路照亮，把星星留下',
        unit: '鹤汀古镇党支部',
        deed: '家铺子，守一份公约',
        summary: '十八名党员巡长街、看水埠、陪晚归人，二十二时后只留路灯。',
        body: `鹤汀古镇党支部有党员十八名，半数是镇上长大的。每晚两人一组，从西栅水门走到东栅，八百米走一小时。

## 一路看什么

看灶火熄了没有，看水埠边有没有孩子，看石板松了没有，看哪一户老人家的灯比平时灭得早。发现的事写在灯笼里的小本上，当晚能办的当晚办。

## 与店家的约定

长街四十一家铺子与党支部签了一份诚信经营公约：不拉客，不欠学徒工钱，门口的石阶自己扫。公约贴在柜台里面，朝着自己。

2025 年，古镇投诉由上年的六十四件降到三十一件，其中二十件当晚了结。`,
      },
      en: {
        title: 'Lamp Keepers of Heting',
        subtitle: 'Light for the path, dark for the stars',
        unit: 'Heting Old Town Party Branch',
        deed: 'shops, one promise pinned up inside',
        summary: 'Eighteen members walk Long Street each night, watch the landings and see late-comers home.',
        body: `Half of the eighteen members of this branch grew up in the town. Every night two of them walk from the west water gate to the east, eight hundred metres in an hour.

## What they look for

A fire not put out. A child too near the water. A loose flagstone. A window in an old person’s house that has gone dark earlier than usual. They write it in a small book kept inside the lantern, and what can be done that night is done that night.

## An understanding with the shops

The forty-one shops of Long Street have signed a single sheet with the branch. They will not tout for custom, they will pay apprentices on time, and they will sweep their own steps. It is pinned up behind the counter, facing the shopkeeper.

In 2025 complaints fell from sixty-four to thirty-one. Twenty of those were settled the same evening.`,
      },
    },
    {
      id: 'xueling-shaosuo',
      shared: {
        sort: 50,
        publishedAt: '2025-12-01T09:00:00+08:00',
        emblem: 'emblem-snow',
        counted: 11,
        cover: 'detail-snow',
        images: ['interior-hut', 'scenic-tingxue-3'],
      },
      zh: {
        title: '雪岭哨所',
        subtitle: '海拔一千四百米的一盏灯',
        unit: '听雪岭党支部',
        deed: '天封山，天天有人应答',
        summary: '十四名党员轮守山顶值班屋，封山的日子也有人应答。',
        body: `听雪岭党支部有党员十四名，轮守山顶的值班屋。屋子十八平方米，一张床，一台电台，一口小锅，一扇朝北的窗。

大雪封山，索道停了，守的人下不来，也不必下来。他要做四件事：测雪深，报风速，听电台，二十时熄灯之前朝山下亮三下手电。岭下村的人看见三下，才放心去睡。

## 2025 年冬

封山十一天。守岭的是周砺与何远，除夕也在山上。十一天里他们接到求助两次，找回迷路的登山者三人，用掉半袋米和一整本日志。

日志最后一页写着：“今日雪深四十三厘米，风力四级，岭上岭下平安。”`,
      },
      en: {
        title: 'The Watch on the Ridge',
        subtitle: 'One lamp at fourteen hundred metres',
        unit: 'Snowsong Ridge Party Branch',
        deed: 'days cut off by snow, and always an answer',
        summary:
          'Fourteen members take turns in the watch hut at the top, so that someone answers even when the mountain is closed.',
        body: `The fourteen members of this branch take turns to keep the watch hut on Snowsong Ridge: eighteen square metres, a bed, a radio, a small pot and a window to the north.

When snow closes the mountain and the cableway stops, whoever is there cannot come down, and need not. There are four things to do: measure the snow, report the wind, listen to the radio and, before the lights go out at eight, flash a torch three times towards the valley. In Lingxia nobody goes to bed until they have counted three.

## Winter 2025

The mountain was closed for eleven days. Zhou Li and He Yuan kept the hut, New Year’s Eve included. They were called twice, found three lost walkers, and used half a sack of rice and the whole of a logbook.

Its last page reads: “Snow 43 cm, wind force 4. All well on the ridge and below.”`,
      },
    },
  ])
