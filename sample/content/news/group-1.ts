import { type Day, entriesOf } from '../../entry.ts'

export const groupNews1 = (day: Day) =>
  entriesOf('news', [
    {
      id: 'qinglv-scroll',
      shared: { channel: 'group', publishedAt: day(-4, '09:30'), cover: 'detail-lake', isTop: true },
      zh: {
        title: '青绿长卷开展：灵山集团以一湖山水回望二十六年',
        summary: '展览以岚屿湖四季为线索，展出手稿、模型与老照片三百余件，向公众免费开放至明年二月。',
        source: '集团宣传中心',
        author: '综合管理部',
        body: `一个清晨，岚屿湖美术馆推开面湖的十二扇木门。一幅长二十六米的青绿山水，从门厅一直铺到水边。

展览题为“青绿长卷”，以岚屿湖四季为线索，展出手稿、模型、旧船票与老照片三百余件，回望灵山集团二十六年间与一片湖水相处的经过。展览向公众免费开放，至明年二月止。

![](detail-terrace "长卷第三段“云阶”，以传统石青、石绿绘制。图：集团宣传中心")

## 一张旧船票

展厅入口处的玻璃柜里，放着一张手写的船票，编号为“七”。那是 2000 年春天的第一班渡轮，十一名船工轮流掌舵，船上坐着六位赶集的村民和一位写生的学生。策展团队花了四个月寻访当年的乘客，最后找到了五位。

“我们想让大家看到的，不是一家企业怎么变大，”策展人在导览时说，“而是一片水，怎么把一群人留了下来。”

> 修路之前先问水往哪里流，建房之前先问树在哪里站。

## 把修缮写进石头里

第二展厅讲述云阶古道的修复。工匠们在补换的每一块石阶背面刻下年份，总计四百零三块。观众可以在触摸屏上点开任意一块石头，听当年的石匠讲它的来处。

## 观展提示

| 场次 | 时间 | 讲解 |
|---|---|---|
| 晨场 | 9:00–11:30 | 船工导览 |
| 午场 | 13:00–15:00 | 匠人导览、手语讲解 |
| 暮场 | 15:30–17:00 | 自由观展 |

周二至周日 9:00–17:00 开放，场次之间也可自由参观。交通见[岚屿湖景区页面](/member/scenic/lanyu)，无障碍接驳请致电服务热线。`,
      },
      en: {
        title: 'A long scroll in blue and green: twenty-six years beside one lake',
        summary:
          'More than three hundred sketches, models and photographs follow Lanyu Lake through its four seasons. Free entry until the end of February.',
        source: 'Group Communications',
        author: 'Administration',
        body: `Early one morning the Lanyu Lake Gallery opened the twelve wooden doors that face the water. Behind them a landscape in mineral blue and green, twenty-six metres long, runs from the entrance hall to the shore.

The exhibition follows the lake through its seasons and looks back on the years the Group has spent beside it. More than three hundred sketches, models, ferry tickets and photographs are on show. Entry is free until the end of February.

![](detail-terrace "The third section of the scroll, Cloudstep, in azurite and malachite. Picture: Group Communications")

## A ticket numbered seven

In the first case lies a handwritten ticket from the first ferry in the spring of 2000. Eleven boatmen took turns at the tiller; six villagers bound for market and one student with a sketchbook were on board. It took the curators four months to look for the passengers. They found five.

“We did not want to show how a company grew,” one of them says on a tour. “We wanted to show how a stretch of water made people stay.”

> Before we lay a path we ask where the water runs; before we raise a roof we ask where the trees stand.

## Years cut in stone

The second room tells how the Cloudstep stairway was repaired. On the back of every new step the masons cut the year: 403 stones in all. Touch one on the screen and you hear who laid it.

## Before you come

| Session | Time | Tour |
|---|---|---|
| Morning | 9:00–11:30 | with a boatman |
| Midday | 13:00–15:00 | with a craftsperson, sign language |
| Dusk | 15:30–17:00 | on your own |

Open Tuesday to Sunday, 9:00–17:00, between the sessions too. How to get there is on the [Lanyu Lake page](/member/scenic/lanyu); our hotline arranges step-free transport.`,
      },
    },
    {
      id: 'yunjie-steps-reopen',
      shared: { channel: 'group', publishedAt: day(-13, '10:00'), cover: 'interior-yard' },
      zh: {
        title: '云阶古道修复完工，两千一百级石阶重新连起山上山下',
        summary: '修复沿用旧石旧法，补石处刻有年份，让后来人读得懂每一次修缮。',
        source: '集团宣传中心',
        author: '工程建设部',
        body: `中段断了近三十年、封闭修复三年零两个月的云阶古道，今天重新有了脚步声。

古道自梯田脚下的云阶村起，上至云顶茶亭，全长三点六公里，共两千一百级石阶。修复前的勘察显示，其中四百零三级碎裂或缺失，其余大多松动下沉，十七处排水沟堵塞，每逢大雨，石阶就成了河道。

## 旧石旧法

1. 能正的不换：一千六百九十七级原石经抬平、垫实后归位
2. 能拼的不弃：断为两截的石阶以糯米灰浆接合，裂缝朝里
3. 不得不换的四百零三级，取同一座山的石头，背面刻上年份

施工不设便道，材料由十二匹骡子和三十一名村民背上山。最重的一块石头走了两天。

## 水先走，人后走

设计团队把修复经费的三分之一用在看不见的地方：重开十七处明沟，埋设暗沟四百二十米。完工后的第一场雨下了一夜，清晨上山的人发现，石阶是干的。

古道即日起开放，含在云阶梯田门票内，建议由下往上行走，约需两个半小时。沿途设饮水处四个、歇脚亭三座。`,
      },
      en: {
        title: 'The Cloudstep stairway reopens: 2,100 steps, repaired by hand',
        summary:
          'Old stone, old methods, and a year cut into every new step so that those who follow can read the repair.',
        source: 'Group Communications',
        author: 'Works and Conservation',
        body: `For almost thirty years its middle section was lost, and for three years and two months it was closed for repair. Today there are footsteps on the Cloudstep stairway again.

It climbs 3.6 kilometres from Yunjie Village at the foot of the terraces to a tea pavilion on the ridge: 2,100 steps in all. Before work began, 403 of them were shattered or missing, most of the rest had sunk, and seventeen drains were blocked. In heavy rain the stairway was a stream bed.

## Three rules

1. What can be straightened is not replaced: 1,697 stones were lifted, bedded and put back
2. What can be joined is not thrown away: broken steps were mended with lime and sticky-rice mortar, the crack turned inwards
3. What must be new, 403 steps, comes from the same hill, with the year on its back

No service road was built. Twelve mules and thirty-one villagers carried everything up; the heaviest stone took two days.

## Water first

A third of the money went where nobody will see it, into seventeen open drains and 420 metres of buried ones. The first rain after completion lasted all night. In the morning the steps were dry.

The stairway is open and included in admission to the terraces. Walk it upwards and allow two and a half hours. There are four drinking fountains and three shelters on the way.`,
      },
    },
    {
      id: 'heting-clear-water',
      shared: { channel: 'group', publishedAt: day(-24, '14:20'), cover: 'scenic-heting-3' },
      zh: {
        title: '鹤汀古镇启用新水站，十二条河道全年清水长流',
        summary: '新水站采用生态沉淀工艺，日处理能力较原来提高四成，枯水期也能保证每条河道的流速。',
        source: '集团宣传中心',
        author: '安全环保部',
        body: `鹤汀古镇东南角，一座白墙小院悄悄亮起了灯。院里没有烟囱，也听不见机器声，只有三级水池和一片齐腰的菖蒲。这是古镇新启用的水站。

新水站采用“沉淀、湿地、回流”三步工艺，日处理能力一万四千立方米，较原来提高四成。过去每到冬季枯水，镇内十二条河道有五条几近停流，如今由水站统一调度，最窄的染坊河也能保持每秒八厘米的流速。

## 看得见的变化

- 河道平均透明度由零点六米提高到一点一米
- 沿河九十六户人家的生活污水全部接管
- 河埠头恢复了十一处，可以重新淘米、洗菜

“我小时候在这儿摸过河蚌，”住在北栅的居民说，“上个月孙子也摸到了一只，我让他放回去了。”

水站每周六上午开放参观，由值班工程师讲解，需提前预约。`,
      },
      en: {
        title: 'Clear water all year: Heting’s twelve canals get a new station',
        summary:
          'Ponds and reed beds in place of machinery, two fifths more capacity, and a steady flow even in the dry months.',
        source: 'Group Communications',
        author: 'Safety and Environment',
        body: `In the south-east corner of Heting a small white-walled yard has come to life. There is no chimney and no noise: three basins, and a waist-high bed of sweet flag. This is the old town’s new water station.

Water settles, passes through the reed bed and is sent back to the head of the canals. The station handles 14,000 cubic metres a day, two fifths more than before. In winter five of the twelve canals used to come almost to a standstill. Now even Dyers’ Canal, the narrowest, keeps moving at eight centimetres a second.

## What people notice

- The water is clear to 1.1 metres; it used to be 0.6
- All ninety-six households on the canals are connected to the sewer
- Eleven landing steps are back in use for washing rice and vegetables

“I used to find mussels here as a boy,” says a man who lives by the north gate. “Last month my grandson found one. I told him to put it back.”

The station can be visited on Saturday mornings, by appointment.`,
      },
    },
    {
      id: 'lotus-lamp-letters',
      shared: { channel: 'group', publishedAt: day(-43, '09:00'), cover: 'still-lanterns' },
      zh: {
        title: '荷灯助学计划第七年，三百一十二名学子收到来信',
        summary: '每一份助学金都附有一封手写信，写信的人是景区里的一名普通员工。',
        source: '集团宣传中心',
        author: '公益事务部',
        body: `九月的最后一个星期，三百一十二个信封从岚屿湖畔寄出。信封里是荷灯助学计划第七年的助学金通知，以及一封手写的信。

写信的人，有检票员、船工、厨师、木匠、客房管家。他们不写大道理，只写自己：怎么学会看云，怎么记住三百位客人的茶，怎么在冬天的夜里把一扇老门修好。

## 一封信里的话

> 你问我每天做一样的事会不会厌。我修了十九年门，没有两扇是一样的。读书大概也是这样。
>
> ——鹤汀古镇木作组

计划自启动以来累计资助学子两千零六十人次，先后有二百三十七人假期回到景区实习，四十一人毕业后成了同事。

今年的信里第一次写明：可以回，也可以不回。公益事务部说，助学不是为了被感谢，信也不是为了被回复。`,
      },
      en: {
        title: 'Seven years of Lotus-Lamp: 312 students receive a letter',
        summary:
          'Every grant comes with a letter written by hand, from someone who works at one of our destinations.',
        source: 'Group Communications',
        author: 'Public Welfare',
        body: `In the last week of September 312 envelopes left Lanyu Lake. Each held a notice of a grant from the Lotus-Lamp scholarship, now in its seventh year, and a letter written by hand.

The writers are ticket inspectors, boatmen, cooks, carpenters and housekeepers. They give no advice. They write about themselves: how they learned to read cloud, how they remember the tea of three hundred guests, how they mended an old door on a winter night.

## From one of the letters

> You ask whether I tire of doing the same thing every day. I have repaired doors for nineteen years and no two were alike. Perhaps books are the same.
>
> — The carpenters of Heting

So far the scheme has paid 2,060 yearly grants. Of those who received them, 237 have come back for a summer’s work and forty-one are colleagues now.

This year the letters say so for the first time: you may answer, or not. “A grant is not given to be thanked for,” says the welfare office, “and a letter is not written to be answered.”`,
      },
    },
  ])
