import { entriesOf } from '../../entry.ts'

export const activity = () =>
  entriesOf('activity', [
    {
      id: 'stone-by-stone',
      shared: {
        publishedAt: '2026-11-14T16:30:00+08:00',
        cover: 'detail-steps',
        activityKind: 'theme',
        isTop: true,
      },
      zh: {
        title: '云阶古道上的主题党日：背一块石头上山',
        summary: '六十余名党员与村民一道，将修路石料背上第三段石阶。',
        source: '集团党委办公室',
        author: '温若溪',
        body: `十一月十四日清晨六点半，云阶村口的石坪上码着八十六块青石。最小的十一斤，最大的四十六斤。六十三名党员和二十三位村民排成一列，每人挑一块背得动的，往山上走。

古道[恢复开放](/newsAndInformation/group/yunjie-steps-reopen)在即，第三段石阶两侧的护边石还差最后一批。这段路骡子走不稳，机器上不来，只能用人背。

## 走慢一点

带队的是云阶梯田党支部的老党员彭守田，六十七岁，走在最后。他只交代了一句：“石头放下的时候，先看脚。”从村口到第三段七百二十级，队伍走了一小时四十分钟，中间歇了三次。没有人超过前面的人。

> 年轻的时候觉得背得多算本事，现在觉得背到了算本事。

## 石头放在哪里

十点二十分，最后一块石头落位。匠人用墨线弹过边，当场砌了十一米。每一块护边石的背面都刻了“丙午”两个字，将来谁来修，翻过来就知道是哪一年放下的。

下山时，大家各带了一袋路上捡的垃圾，共二十三公斤。`,
      },
      en: {
        title: 'One stone each: a Themed Party Day on the Cloudstep stairway',
        summary:
          'More than sixty Party members joined villagers to carry stone to the third flight of the old stairway.',
        source: 'Party Office, Lingshan Group',
        author: 'Wen Ruoxi',
        body: `At half past six on 14 November, eighty-six blocks of grey stone lay in rows at the entrance to Yunjie village. The lightest weighed five and a half kilos, the heaviest twenty-three. Sixty-three Party members from the Group and twenty-three villagers lined up, each chose one they could manage, and began to climb.

The old stairway was [about to reopen](/newsAndInformation/group/yunjie-steps-reopen), but the kerbs of its third flight were short of one last load. Mules are unsteady there and no machine can reach it. It has to be done by people.

## Slowly

The column was led from behind by Peng Shoutian, who is sixty-seven. He had one instruction: when you put the stone down, look at your feet first. The 720 steps took an hour and forty minutes, with three rests. Nobody overtook anybody.

> When I was young I thought it was clever to carry a lot. Now I think it is clever to arrive.

## Where the stones went

The last was set down at twenty past ten. The masons snapped a line and laid eleven metres while everyone watched. On the back of each kerb they cut the two characters for the year, so that whoever mends it next will know when it was placed.

On the way down everybody carried a bag of litter: twenty-three kilos in all.`,
      },
    },
    {
      id: 'bridge-evening',
      shared: { publishedAt: '2026-10-30T20:30:00+08:00', cover: 'deed-bridge', activityKind: 'lesson' },
      zh: {
        title: '廊桥夜话：青年党员讲述“我的岗位”',
        summary: '八位来自一线的年轻人，用十分钟讲一件小事。',
        source: '集团党委办公室',
        author: '温若溪',
        body: `十月三十日晚，鹤汀听水廊桥上摆了五十条长凳，没有主席台，也没有话筒。八位三十岁以下的青年党员，每人十分钟，只讲一件自己岗位上的小事。

索道班的林朔讲了一颗螺丝。例行点检时它比前一天多转了四分之一圈，他不放心，停了十二分钟，查出垫片裂了。那天早上有四十个孩子在下面等，他一个一个去解释。

票务员何晚讲了一张退票。一位老人买了两张，来了一个人。她没有问原因，把钱退了，又送老人到船上坐好。

书院管家周以宁讲了雨。下雨天客人多半不出门，她便把二十四间房门口的伞逐把撑开看一遍。

讲完之后没有评奖。桥下的船娘把灯往岸边靠了靠，说：“你们讲的都是我见过的。”

联盟各成员单位、街坊与游客共一百六十余人听到散场。`,
      },
      en: {
        title: 'Ten minutes on the covered bridge',
        summary: 'Eight young people, each with ten minutes, and one small thing that happened at work.',
        source: 'Party Office, Lingshan Group',
        author: 'Wen Ruoxi',
        body: `On the evening of 30 October fifty benches were set out on Listening Bridge in Heting. There was no platform and no microphone. Eight Party members under thirty had ten minutes each to tell of one small thing from their work.

Lin Shuo, of the cableway crew, spoke about a bolt. At inspection it turned a quarter further than it had the day before. He did not like that, stopped the line for twelve minutes, and found a cracked washer. Forty children were waiting below. He went down and explained it to each of them.

He Wan, who sells tickets, spoke about a refund. An old man had bought two and came alone. She did not ask why. She gave him the money back and saw him to his seat in the boat.

Zhou Yining, who keeps house at the academy, spoke about rain. Guests stay in when it rains, so that is when she opens the umbrellas outside all twenty-four doors, one by one, to see that they still work.

No prizes were given. From below the bridge a boatwoman held her lamp nearer and said, “I have seen everything you told us.”

Some 160 neighbours and visitors stayed to the end.`,
      },
    },
    {
      id: 'twelve-matters',
      shared: { publishedAt: '2026-10-22T17:00:00+08:00', cover: 'interior-table', activityKind: 'council' },
      zh: {
        title: '联盟季度会商：十二件民生实事逐项销号',
        summary: '会议通报前三季度进展，明确年底前的时间表与责任人。',
        source: '集团党委办公室',
        body: `十月二十二日，联盟第三季度会商会在湖西社区大礼堂召开，十家成员单位到会。年初商定的十二件实事，已办结九件，在办三件。

| 事项 | 牵头 | 进展 |
| --- | --- | --- |
| 谷口村秋季临时停车 | 丹枫谷党支部 | 办结 |
| 渡口夜间候船室 | 岚屿湖船队党支部 | 办结 |
| 独居老人午餐配送 | 湖西社区 | 办结 |
| 岭下村冬季储水 | 听雪岭党支部 | 十二月十日前 |
| 小学门前人行道 | 岚屿中心小学 | 十一月底前 |
| 末班车船衔接 | 湖区车队 | 试行中 |

会上宣读了两张没有办成的单子。含香村希望荷花期延长公厕开放到二十二时，因用水不足，今年只延到二十一时；原因与改造计划已写在单子背面，由提出人签收。

会议约定，余下三件的进展每两周在各村、社区公告栏更新一次。`,
      },
      en: {
        title: 'Nine of twelve settled: the autumn meeting of the alliance',
        summary: 'Progress over three quarters, with a name and a date against what remains.',
        source: 'Party Office, Lingshan Group',
        body: `The ten members of the alliance met in the hall of Huxi Community on 22 October. Of the twelve matters agreed at the start of the year nine are settled and three are in hand.

| Matter | In charge | Progress |
| --- | --- | --- |
| Autumn parking at Gukou | Maple Gorge Party Branch | Settled |
| A waiting room for the night ferry | Lanyu Lake Fleet Party Branch | Settled |
| Lunches for old people who live alone | Huxi Community | Settled |
| Winter water storage at Lingxia | Snowsong Ridge Party Branch | By 10 December |
| The pavement outside the school | Lanyu Central Primary | By the end of November |
| Last bus to meet last boat | Lake depot | On trial |

Two slips that could not be honoured were read out. Hanxiang had asked for toilets to stay open until ten during the lotus season; for want of water they stayed open until nine. The reason, and a plan, are written on the back of the slip, which the person who asked has signed.

Progress on the remaining three will be posted on village and community boards every fortnight.`,
      },
    },
    {
      id: 'harvest-hands',
      shared: {
        publishedAt: '2026-10-12T15:00:00+08:00',
        cover: 'detail-terrace',
        activityKind: 'volunteer',
      },
      zh: {
        title: '抢在雨前：联盟党员帮云阶七户收稻',
        summary: '气象台报十二日有雨，七户劳力不足的人家，四十亩稻谷一日归仓。',
        source: '云阶梯田党支部',
        body: `十月十日傍晚，云阶村委会接到气象提醒：十二日起连续三天中雨。村里还有七户没有收完，多是老人在家。

当晚八点，消息发到联盟的值班群。第二天清晨五点四十分，第一班车从湖西出发，车上有船队的水手、小学的老师、公交车队下夜班的驾驶员，共五十四人。

不会割的捆，不会捆的挑，挑不动的做饭。下午四点二十分，最后一担稻谷进仓，雨在夜里十一点落下来。

七户人家各送来一小袋新米，联盟收下，转给了[湖西社区的老人食堂](/partyBuilding/alliance/enterprise)。`,
      },
      en: {
        title: 'Ahead of the rain: bringing in seven families’ rice',
        summary: 'With three wet days forecast, fifty-four helpers brought in nearly three hectares in one.',
        source: 'Cloudstep Terraces Party Branch',
        body: `On the evening of 10 October the village committee at Yunjie was warned of three days of rain from the twelfth. Seven families had not finished harvesting. Most of them were old.

At eight the message went out to the members of the alliance. At twenty to six next morning the first bus left the west shore with fifty-four people aboard: deckhands, teachers, bus drivers just off the night shift.

Those who could not cut tied sheaves. Those who could not tie carried. Those who could not carry cooked. The last load was under cover at twenty past four. The rain came at eleven that night.

Each family sent a small bag of new rice. It went to [the lunch room at Huxi](/partyBuilding/alliance/enterprise).`,
      },
    },
    {
      id: 'ferry-waiting-room',
      shared: { publishedAt: '2026-09-18T10:00:00+08:00', cover: 'interior-ferry', activityKind: 'service' },
      zh: {
        title: '西岸渡口夜间候船室启用，末班船后留一盏灯',
        summary: '三十二平方米，一壶热水、十二张椅子，由党员先锋岗轮值。',
        source: '岚屿湖船队党支部',
        body: `末班船十八时三十分到西岸，接驳的公交却要等到十八时五十分。冬天的二十分钟，站在码头上很长。

这件事写在年初的第三张单子上，提出的人是湖西社区的余阿婆。九月十八日，原来堆缆绳的小屋改成了候船室：三十二平方米，十二张椅子，一壶热水，一块能看见湖的玻璃。轮椅可以直接推进来。

候船室不设管理员，由党员先锋岗的四名党员轮流锁门。锁门的时间不是十八时五十分，是最后一个人上车以后。`,
      },
      en: {
        title: 'A light left on after the last boat',
        summary:
          'The west shore has a waiting room: twelve chairs, hot water, and someone to lock up afterwards.',
        source: 'Lanyu Lake Fleet Party Branch',
        body: `The last boat reaches the west shore at half past six; the bus leaves at ten to seven. In winter, twenty minutes on a quay is a long time.

It was the third slip of the year, handed in by Granny Yu of Huxi Community. On 18 September the shed where the ropes used to be kept opened as a waiting room: thirty-two square metres, twelve chairs, an urn of hot water and a window on the lake. A wheelchair goes straight in.

There is no caretaker. Four Party members from the fleet take turns to lock the door. They do not do it at ten to seven. They do it when the last person is on the bus.`,
      },
    },
  ])
