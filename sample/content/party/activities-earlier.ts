import { entriesOf } from '../../entry.ts'

export const earlierActivity = () =>
  entriesOf('activity', [
    {
      id: 'flood-watch',
      shared: { publishedAt: '2026-07-07T08:00:00+08:00', cover: 'detail-lake', activityKind: 'duty' },
      zh: {
        title: '六夜巡湖：汛期里的三十一名值守党员',
        summary: '七月一日至六日，岚屿湖水位三次越过警戒线，沿岸九处涵闸昼夜有人。',
        source: '集团党委办公室',
        body: `七月一日零时起，岚屿湖连续六天强降雨，水位三次越过警戒线。三十一名党员与各村护堤员编成九个组，守沿岸九处涵闸。

值守只做三件事：每半小时读一次水尺，每小时走一遍堤，每次交班当面说清。六天里共记录水位二千五百九十二条，处置渗漏点四处，转移低洼处居民十九户，无人受伤。

六日上午，水位退到警戒线以下零点四米。各值守点随即转入日常巡查。`,
      },
      en: {
        title: 'Six nights on the dykes',
        summary:
          'From 1 to 6 July the lake rose above its warning level three times. Nine sluices were never left alone.',
        source: 'Party Office, Lingshan Group',
        body: `Heavy rain fell on Lanyu Lake for six days from midnight on 1 July, and three times the water rose past its warning level. Thirty-one Party members joined the dyke-keepers of the villages in nine teams, one to each sluice.

They had three duties: read the gauge every half hour, walk the bank every hour, and hand over face to face. In six days they wrote down 2,592 readings, dealt with four seepages and helped nineteen families out of low ground. Nobody was hurt.

By the morning of the sixth the lake was forty centimetres below the line. The teams went back to their daily rounds.`,
      },
    },
    {
      id: 'wednesday-lessons',
      shared: { publishedAt: '2026-06-24T15:30:00+08:00', cover: 'detail-oldboat', activityKind: 'lesson' },
      zh: {
        title: '星期三的第四节课：船工走上讲台',
        summary: '岚屿中心小学与灵山学院党支部共建的“手艺课”，这学期上满了十六周。',
        source: '灵山学院党支部',
        body: `六月二十四日下午，船队的老舵工冯大年在五年级二班讲“怎么知道要下雨”。他带了三样东西：一截受潮的缆绳、一只晴雨计和一张画着云的旧日历。

这是“手艺课”本学期的最后一节。从三月起，十六位船工、木匠、护林员、厨师走进教室，每人讲一样自己靠着吃饭的本事。课程由灵山学院备课组帮忙整理成讲义，孩子们提的问题附在最后。

出现最多的问题有三个：会不会累，会不会怕，有没有想过不做了。三个问题，十六位老师都回答了。`,
      },
      en: {
        title: 'Wednesday afternoon: a boatman takes the class',
        summary:
          'Sixteen weeks of lessons by people who work with their hands, at Lanyu Central Primary School.',
        source: 'Lingshan College Party Branch',
        body: `On 24 June Feng Danian, an old steersman of the fleet, told a class of eleven-year-olds how to know that it is going to rain. He had brought three things: a length of damp rope, a barometer, and an old calendar with clouds drawn on it.

It was the last lesson of the term. Since March sixteen boatmen, joiners, rangers and cooks have each taught the thing they live by. The College helps to turn every lesson into a few printed pages, with the children’s questions at the end.

Three came up most often. Is it tiring? Are you ever afraid? Have you thought of stopping? All sixteen teachers answered all three.`,
      },
    },
    {
      id: 'lunch-table',
      shared: { publishedAt: '2026-04-16T11:40:00+08:00', cover: 'deed-meal', activityKind: 'service' },
      zh: {
        title: '湖西老人食堂满一年：三百六十五天没有停过火',
        summary: '日均九十四份，其中二十七份由游船员工顺路送到门口。',
        source: '湖西社区',
        body: `四月十六日，湖西社区老人食堂开张整一年。一年里共做了三万四千余份午饭，大年初一也没有停火。

食堂两荤一素一汤，六元。八十岁以上减半，送到门口不另收钱。米和菜来自云阶与含香，厨师由集团员工食堂轮派，刀工不够细的菜另切一遍，牙口不好的人有单独一锅。

二十七位不便出门的老人，由船队的早班员工下船后顺路送饭。送饭的人只需多做一件事：敲门以后，等到听见回答。`,
      },
      en: {
        title: 'A year of lunches at Huxi, and not a day missed',
        summary:
          'Ninety-four meals a day, twenty-seven of them carried to the door by boat crews on their way home.',
        source: 'Huxi Community',
        body: `The lunch room for older people at Huxi Community was a year old on 16 April. It has served more than 34,000 meals and did not close even at New Year.

Lunch is two dishes with meat, one of vegetables and a soup, for RMB\u00a06; half that for those over eighty; nothing extra to have it brought. Rice and vegetables come from Yunjie and Hanxiang. Cooks are lent by the Group’s canteens. There is a separate pot for those who find chewing hard.

Twenty-seven people cannot go out, and the early crews take their meals on the way home. They are asked to do one more thing: after knocking, to wait until somebody answers.`,
      },
    },
    {
      id: 'tree-day',
      shared: { publishedAt: '2026-03-12T14:00:00+08:00', cover: 'detail-maple', activityKind: 'volunteer' },
      zh: {
        title: '补种三百二十株枫香，一株一张身份卡',
        summary: '丹枫谷去年雪压折损的林地，由联盟九十名党员与家属补种。',
        source: '丹枫谷党支部',
        body: `去年一月的大雪压折了丹枫谷北坡一片枫林。三月十二日，联盟九十名党员和家属上山补种枫香三百二十株，苗木全部采自本谷母树的种子。

每株树挂一张身份卡：母树编号、种下的人、下次浇水的日子。护林员说，种下的头三年，来看树的人比种树的人要紧。于是卡片背面印了三年的日历，来一次，盖一个章。`,
      },
      en: {
        title: 'Three hundred and twenty maples, each with a card',
        summary: 'Ninety Party members and their families replanted the slope that snow had broken.',
        source: 'Maple Gorge Party Branch',
        body: `In January last year heavy snow broke a stand of sweet gum on the north side of Maple Gorge. On 12 March ninety Party members from the alliance, with their families, planted 320 new trees, every one grown from seed gathered in the same gorge.

Each has a card: the number of its parent, the name of whoever planted it, the date of its next watering. In the first three years, the rangers say, people who come to look matter more than people who come to plant. So on the back of the card is a calendar for three years. Every visit earns a stamp.`,
      },
    },
    {
      id: 'new-year-shift',
      shared: { publishedAt: '2026-02-17T09:00:00+08:00', cover: 'detail-lanterns', activityKind: 'duty' },
      zh: {
        title: '除夕的班：四十二个党员先锋岗上的一夜',
        summary: '渡口、索道、塔下、书院，当班的人把年夜饭吃成了三班。',
        source: '集团党委办公室',
        body: `除夕夜，四十二个党员先锋岗照常排班，家在外地的员工先休，党员后休。

十六时三十分，听雪岭索道做完周一例检，林朔检查完最后一个抱索器，给山下打了电话。十八时三十分，西岸末班船靠岸，船上只有一位客人，是从东岸赶回来的护士。二十一时，鹤汀熄了河灯，巡更的人走完八百米，没有遇见一扇忘了关的门。

年夜饭分三班吃。最后一班坐下时是零时十分。当夜各岗平安。`,
      },
    },
  ])
