import { type Day, entriesOf } from '../../entry.ts'

export const mediaNews1 = (day: Day) =>
  entriesOf('news', [
    {
      id: 'covered-bridge-ten-years',
      shared: { channel: 'media', publishedAt: day(-18, '08:00'), cover: 'lesson-bracket' },
      zh: {
        title: '一座廊桥的十年：手艺人如何让老木头再活一百年',
        summary: '木作团队把榫卯数据录入档案，年轻学徒第一次独立完成了整座桥亭的大修。',
        source: '《湖山周刊》',
        author: '记者 闻溪',
        body: `鹤汀古镇的北市廊桥建于何年，没有人说得准。可以确定的是，十年前它被判定为危桥，而现在，早市的担子又从桥上过了。

记者在桥亭里见到木作组时，他们正在换一根额枋。拆下来的旧木没有扔，锯成薄片，量含水、数年轮、记虫眼，再编号入库。十年里，这样的木片攒了四千多片。

## 量出来的手艺

“老师傅的手，就是尺。可手会老，尺不会。”组长说。从第三年起，他们给每一个榫卯拍照、测绘、入档，单这座桥就有二千三百一十七个。

> 数字不是为了代替手，是为了让下一双手少走弯路。

今年春天，平均年龄二十六岁的五名学徒独立完成了桥亭大修。验收那天，退休的老师傅来敲了敲柱子，说了两个字：“能用。”`,
      },
      en: {
        title: 'Ten years of one covered bridge, and the carpenters who keep it',
        summary:
          'Every joint measured and filed, and five apprentices who have now repaired a whole pavilion on their own.',
        source: 'Lake & Hill Weekly',
        author: 'Wen Xi',
        body: `Nobody can say when North Market Bridge in Heting was built. What is certain is that ten years ago it was declared unsafe, and that this morning the market baskets crossed it again.

I find the carpenters in the pavilion, changing a beam. They do not throw the old one away. They slice it, measure its moisture, count its rings, note the worm holes and put the slices on a shelf. In ten years they have kept more than four thousand.

## Craft, measured

“An old master’s hand is a rule,” says the foreman. “But hands grow old.” From the third year on they have photographed, drawn and filed every joint: 2,317 on this bridge alone.

> The figures are not there to replace the hand. They are there so that the next hand takes fewer wrong turns.

This spring five apprentices, twenty-six years old on average, repaired the whole pavilion by themselves. On the day of the inspection the old master came, knocked on a post and said: “It’ll do.”`,
      },
    },
    {
      id: 'night-economy-slow',
      shared: {
        channel: 'media',
        publishedAt: day(-31, '07:30'),
        cover: 'detail-lanterns',
        externalUrl: 'https://media.example/city/slow-night',
      },
      zh: {
        title: '山水之城的夜经济样本：慢下来，反而留住了人',
        summary: '记者走访夜间开放的书院、茶寮与剧场，记录一座湖边小城的夜晚。',
        source: '《云山都市观察》',
        author: '特约记者 林一舟',
        body: `晚上九点，岚屿湖边没有霓虹。书院的灯是暖的，茶寮只剩三张桌子，剧场里演的是四十分钟的小戏。

可数据不慢：过夜游客比例三年间由三成升至五成二。经营者的解释只有一句：让人早点睡，他才会多住一晚。

完整报道请阅读原文。`,
      },
      en: {
        title: 'A slower night economy, told by the people who stayed',
        summary:
          'Three evenings among reading rooms, tea houses and a forty-minute play, in a town without neon.',
        source: 'Yunshan City Observer',
        author: 'Lin Yizhou',
        body: `At nine in the evening there is no neon on Lanyu Lake. The academy’s lamps are warm, the tea house has three tables left, and the theatre is giving a play of forty minutes.

The figures are less sleepy. In three years the share of visitors who stay overnight has risen from three in ten to more than half. The explanation offered is simple: let people go to bed early, and they stay another day.

Read the full story in the original.`,
      },
    },
    {
      id: 'pagoda-keeper-day',
      shared: { channel: 'media', publishedAt: day(-52, '09:00'), cover: 'detail-pagoda' },
      zh: {
        title: '晚塔晨钟：一位守塔人的一天',
        summary: '五点起床，扫落叶，开塔门，记录温湿度。四十年，他记满了四十本册子。',
        source: '湖区广播“清晨七点”栏目',
        author: '编辑 沈知',
        body: `清晨五点，晚塔山还是黑的。守塔人不打手电，他说这条路的石头认得他。

五点二十，扫塔前的落叶，只扫台阶，不扫草地。六点，开塔门，先开西面，让夜里的潮气走。六点半，记温湿度，一笔一画写在本子上，再输进电脑。一年一册。

这条路他走了四十年。成家那年，他把新房安在山脚；女儿出生那天，本子上多了一行字：檐铃齐响。

有人问他，守着一座塔，看一样的山，不闷吗？他想了想说：“山没有一天是一样的。再说，不是我守塔，是塔在给我值班。”`,
      },
      en: {
        title: 'Morning bell: a day with the keeper of the pagoda',
        summary:
          'Up at five, sweep, open the doors, write down the damp. In forty years he has filled forty notebooks.',
        source: 'Seven in the Morning, Lake Radio',
        author: 'Shen Zhi',
        body: `At five in the morning Evening Pagoda Hill is dark. The keeper carries no torch. The stones know him, he says.

At twenty past he sweeps the steps, and leaves the grass alone. At six he opens the doors, the west one first, to let the night’s damp out. At half past he writes the temperature and humidity in a notebook and then types them into a computer. One lasts him a year.

He has walked this path for forty years. When he married, he took a house at the foot of the hill. On the day his daughter was born the notebook has one line more: all the eave bells rang.

Isn’t it dull, people ask: one tower and the same hills? He thinks about it. “The hills have never been the same two days running. And I don’t keep the tower. It keeps me.”`,
      },
    },
    {
      id: 'terrace-rice-label',
      shared: { channel: 'media', publishedAt: day(-97, '10:20'), cover: 'detail-buffalo' },
      zh: {
        title: '一袋梯田米的账本：多卖出的两块钱去了哪里',
        summary: '云阶梯田把每一袋米的成本印在包装背面，农户、合作社与景区各得多少一目了然。',
        source: '《岚川田野》',
        author: '记者 高禾',
        body: `云阶梯田的米，背面不印广告词，印账。

一袋两公斤，售价三十八元：农户得二十一元六角，合作社得五元，景区得四元四角，包装运输五元，剩下两元进入“石坎基金”，用来修田坎。

| 去处 | 金额 |
|---|---|
| 农户 | 21.6 元 |
| 合作社 | 5.0 元 |
| 景区 | 4.4 元 |
| 包装与运输 | 5.0 元 |
| 石坎基金 | 2.0 元 |

三年里，“石坎基金”修了十一公里田坎，一百零六户人家回来种田。记者问为什么要印账本，合作社的会计答得很快：“省得你们来问。”`,
      },
      en: {
        title: 'The account on a bag of rice: where the extra RMB\u00a02 goes',
        summary:
          'The terraces print the cost of every bag on its back: what the farmer gets, the co-operative, the destination.',
        source: 'Lanchuan Fields',
        author: 'Gao He',
        body: `The rice from Cloudstep Terraces carries no slogan on its back. It carries an account.

A two-kilo bag costs RMB\u00a038.

| Goes to | Amount |
|---|---|
| The farmer | RMB\u00a021.60 |
| The co-operative | RMB\u00a05.00 |
| The destination | RMB\u00a04.40 |
| Packing and transport | RMB\u00a05.00 |
| The Stone Bank Fund | RMB\u00a02.00 |

The last RMB\u00a02 mends the stone banks that hold the fields. In three years it has paid for eleven kilometres, and 106 families have come back to farm.

Why print it? The co-operative’s bookkeeper answers at once: “So that you people needn’t ask.”`,
      },
    },
    {
      id: 'college-without-campus',
      shared: { channel: 'media', publishedAt: day(-140, '08:40'), cover: 'detail-academy' },
      zh: {
        title: '没有围墙的学院：船工讲气象，管家讲记忆',
        summary: '灵山学院的讲台设在渡口、茶寮和木作坊，讲师全部来自一线岗位。',
        source: '《岚川职教》',
        author: '记者 叶闻初',
        body: `灵山学院没有校门。它的教室是一间面湖的圆窗屋子，更多时候，是渡口、茶寮、木作坊和凌晨四点的后厨。

记者旁听了一堂《读云》。讲课的船工五十三岁，不用课件，把二十名学员带到船头，让他们闭眼听风。“云是给眼睛看的，变天是给耳朵听的。”

学院开课八年，一百二十七名讲师没有一位是全职。要当讲师有两个条件：在岗位上做满十年，并且至少带出过一个比自己强的徒弟。

“第二条最难，”教务处说，“很多人卡在‘比自己强’。”`,
      },
      en: {
        title: 'A college without walls: boatmen teach weather, stewards teach memory',
        summary:
          'Lingshan College lectures on the ferry, in the tea house and at the bench. None of its teachers is full-time.',
        source: 'Lanchuan Vocational Education',
        author: 'Ye Wenchu',
        body: `Lingshan College has no gate. It has one room with a round window on the lake; most of the time it is a ferry pier, a tea house, a carpenter’s bench or a kitchen at four in the morning.

I sat in on a class called Reading Cloud. The teacher is a boatman of fifty-three. He uses no slides. He takes his twenty students to the bow and tells them to shut their eyes. “Clouds are for looking at,” he says. “A change in the weather you hear.”

The College is eight years old and has 127 teachers, not one of them full-time. There are two conditions: ten years in the job, and at least one apprentice who is better than you.

“The second is the hard one,” says the head of Academic Affairs. “Many stop at ‘better than you’.”`,
      },
    },
    {
      id: 'birds-of-thirty-six-islands',
      shared: {
        channel: 'media',
        publishedAt: day(-205, '11:30'),
        cover: 'scenic-lanyu',
        externalUrl: 'https://media.example/nature/thirty-six-islands',
      },
      zh: {
        title: '三十六座岛，五十九种鸟：一份民间观鸟记录的十二年',
        summary: '由船工、中学生与退休教师接力完成的观鸟日志，成为湖区管理的依据。',
        source: '《湖山自然笔记》',
        author: '撰稿 苏见',
        body: `日志的第一页写于十二年前的立冬，执笔人是一名船工，全文七个字：“今天来了很多鸟。”

如今它已有四百余万字，由船工、中学生与退休教师接力完成。三座岛因为它改了航线，一处码头因为它推迟了两年开工。

完整报道与鸟类名录请阅读原文。`,
      },
      en: {
        title: 'Thirty-six islands, fifty-nine birds: twelve years of a people’s logbook',
        summary:
          'Kept in turn by boatmen, schoolchildren and retired teachers, it now decides where boats may go.',
        source: 'Lake & Hill Nature Notes',
        author: 'Su Jian',
        body: `The first entry was made twelve years ago at the beginning of winter, by a boatman, and reads in full: “Many birds came today.”

Since then boatmen, schoolchildren and retired teachers have taken turns, and the logbook has grown to four million characters. Because of it, boats keep away from three islands and one pier was built two years late.

The full story and the list of species are in the original.`,
      },
    },
  ])
