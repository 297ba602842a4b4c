import { type Day, entriesOf } from '../../entry.ts'

export const mediaNews2 = (day: Day) =>
  entriesOf('news', [
    {
      id: 'bookrooms-in-villages',
      shared: { channel: 'media', publishedAt: day(-241, '09:10'), cover: 'interior-library' },
      zh: {
        title: '三十六间乡村书屋，为什么没有一间关门',
        summary: '不捐书、不挂牌、不拍照，书屋活下来的秘密是一张值日表。',
        source: '《云山乡村》',
        author: '记者 周亦田',
        body: `在乡村做书屋，开一间容易，开着难。灵山公益基金资助的三十六间书屋，最早的一间已经开了十二年，一间也没有关。

记者走访了其中七间，发现它们长得都不一样：有的在祠堂，有的在退役的柴油船里，有的就是小卖部的一面墙。钥匙由村里一位爱看书的人保管，开门、点灯、登记却另有一张值日表，名字全是孩子。

## 三条规矩

- 不收捐书；除书院轮换来的书，每间每年另有两千元，由孩子投票买
- 不挂捐赠牌，只挂今天谁值日
- 不摆拍，来访者先借一本书，还的时候再说话

“大人值日，书屋是大人的，”基金负责人说，“孩子值日，书屋才是他们的。”`,
      },
      en: {
        title: 'Thirty-six village libraries, and why not one has closed',
        summary: 'No donated books, no plaques, no photographs. The secret is a duty roster.',
        source: 'Yunshan Villages',
        author: 'Zhou Yitian',
        body: `It is easy to open a library in a village and hard to keep it open. The Lingshan Fund supports thirty-six. The oldest has been open for twelve years, and not one has closed.

I visited seven. No two look alike: one is in an ancestral hall, one in a retired diesel boat, one is simply a wall of the village shop. Somebody in the village who likes reading keeps the key. But who opens up, lights the lamp and writes down the loans is settled by a roster, and every name on it is a child’s.

## Three rules

- No donated books. Besides the volumes that come round from the academy each library has RMB\u00a02,000 a year, and the children vote on what to buy.
- No plaques. The only sign says who is on duty today.
- No posing. Visitors borrow a book first, and may talk when they bring it back.

“If grown-ups keep it, it belongs to grown-ups,” says the fund’s director. “If children keep it, it is theirs.”`,
      },
    },
    {
      id: 'lake-that-limits-itself',
      shared: { channel: 'media', publishedAt: day(-298, '08:20'), cover: 'detail-willow' },
      zh: {
        title: '每天只放六千人：一座湖的克制',
        summary: '限流十年，岚屿湖游客少了两成，收入却多了一成半，投诉几乎归零。',
        source: '《岚川文旅评论》',
        author: '评论员 江定',
        body: `旺季一天放多少人进湖区？十年前的答案是两万，现在的答案是六千，其中一千个名额留给没有预约的人。

限流第一年，收入掉了百分之二十二。第三年回到原位，第五年超过从前。账不难算：人少了，停得久了；停得久了，吃住都在湖边；投诉少了，修修补补的钱也省了。

难的是第一年和第二年。那两年，集团没有裁员，管理层降薪一成，把省下来的人手拿去修路。

评论员认为，克制不是姿态，是一种需要现金流支撑的能力。岚屿湖的经验未必能照搬，但它至少证明：湖可以不满。`,
      },
      en: {
        title: 'Six thousand a day: a lake that limits itself',
        summary:
          'Ten years of a daily cap: a fifth fewer visitors, fifteen per cent more income, almost no complaints.',
        source: 'Lanchuan Travel Review',
        author: 'Jiang Ding',
        body: `How many people may visit the lake on a busy day? Ten years ago the answer was twenty thousand. Today it is six thousand, and one of those six is kept for people who have not booked.

In the first year income fell by 22 per cent. In the third it was back; in the fifth it was higher than before. The sum is not difficult. Fewer people stay longer, and those who stay longer eat and sleep by the lake. Fewer complaints mean fewer repairs.

The hard part was the first two years. Nobody was dismissed. Management took a tenth less pay, and the hands that were free mended paths.

Restraint is not a pose but an ability, and it needs cash. Not every lake can do the same. But this one proves that a lake need not be full.`,
      },
    },
    {
      id: 'lantern-maker',
      shared: {
        channel: 'media',
        publishedAt: day(-324, '19:00'),
        cover: 'still-lanterns',
        externalUrl: 'https://media.example/craft/river-lamps',
      },
      zh: {
        title: '河灯是纸做的，也是会回来的',
        summary: '灯会结束后，制灯人和志愿者划船收回每一盏灯，纸浆再做成来年的灯。',
        source: '湖山电视《手上春秋》',
        author: '编导 何霁',
        body: `灯会散场，岸上的人走了，水上的人才开始忙。四十条小船，一百二十名志愿者，要在天亮前把一万盏河灯收回来。

收回的灯拆去竹骨，纸打成浆，晾成新纸，来年再做成灯。制灯人说，他今年手里的纸，最早的一层来自七年前的第一届灯会。

完整节目请观看原片。`,
      },
      en: {
        title: 'River lamps are made of paper, and they come back',
        summary:
          'When the festival is over volunteers row out and gather every lamp; the pulp becomes next year’s.',
        source: 'By Hand, Lake & Hill Television',
        author: 'He Ji',
        body: `When the crowd has gone home, the work on the water begins. Forty boats and 120 volunteers have until dawn to bring in ten thousand lamps.

The bamboo is taken out and the paper pulped, dried and made into lamps again. The oldest layer in the sheet he holds this year, the lamp-maker says, comes from the first festival, seven years ago.

Watch the whole film in the original.`,
      },
    },
    {
      id: 'tea-house-steward',
      shared: { channel: 'media', publishedAt: day(-402, '10:00'), cover: 'lesson-tea' },
      zh: {
        title: '她记得三百位客人的茶',
        summary: '竹溪书院的茶寮管家没有客户系统，只有一本蓝布面的册子和一个好记性。',
        source: '《湖山周刊》',
        author: '记者 闻溪',
        body: `客人刚坐下，茶已经端上来了：半发酵，七分烫，杯子朝左。他愣了一下，说自己两年没来了。

“您上回说，胃不好，改喝熟的。”管家答。

竹溪书院的茶寮没有客户管理系统，只有一本蓝布面的册子，写着三百一十位常客的茶：几分烫、放不放果子、喜欢坐哪一扇窗。册子不外借，客人可以要求划去自己那一行。

她在灵山学院开了一门课，讲的是记忆。第一讲只有一句：先忘掉自己想说的话。`,
      },
      en: {
        title: 'She remembers the tea of three hundred guests',
        summary:
          'The steward of the tea house at Bamboo Creek has no customer database, only a blue notebook.',
        source: 'Lake & Hill Weekly',
        author: 'Wen Xi',
        body: `The guest has hardly sat down when his tea arrives: half-fermented, not too hot, the cup turned to the left. He is startled. He has not been here for two years.

“Last time you said your stomach was bad,” says the steward, “so I made it the dark one.”

The tea house at Bamboo Creek Academy has no database. It has a notebook bound in blue cloth with the tea of 310 regular guests: how hot, with or without fruit, which window. The book is lent to nobody, and any guest may have his line struck out.

She teaches a course on memory at Lingshan College. The first lesson is a single sentence: forget what you were going to say.`,
      },
    },
    {
      id: 'masons-school',
      shared: { channel: 'media', publishedAt: day(-468, '09:30'), cover: 'interior-yard' },
      zh: {
        title: '石匠班招到了第一位女学员',
        summary: '体力不是门槛，耐心才是。她入学的第一个月只做了一件事：听石头。',
        source: '《岚川匠作》',
        author: '记者 石砚平',
        body: `云阶古道修复期间，工地旁办起了石匠班。报名表上没有性别一栏，直到开课才发现，九个人里有一位姑娘。

师父没有照顾她，也没有为难她，给每个人发了一柄小锤，让他们敲一个月石头，只听，不凿。实心的石头声短，有裂的声长，里头有水的发闷。

一个月后考试，她听错得最少。“力气可以借杠杆，”师父说，“耐心借不来。”

如今古道第一千三百零七级石阶的背面，刻着年份，也刻着她的姓。`,
      },
      en: {
        title: 'The masons’ class has its first woman',
        summary:
          'Strength is no condition; patience is. In her first month she did one thing: she listened to stone.',
        source: 'The Lanchuan Workshop',
        author: 'Shi Yanping',
        body: `While the Cloudstep stairway was being repaired a masons’ class was held beside the site. The form did not ask for men or women, and only on the first day did it turn out that one of the nine was a young woman.

The master neither spared her nor made it hard. He gave everyone a small hammer and told them to knock on stone for a month: only listen, do not cut. Sound stone rings short, cracked stone rings long, and stone with water in it is dull.

In the test she made the fewest mistakes. “Strength you can borrow from a lever,” said the master. “Patience you can’t.”

On the back of step 1,307 stands the year, and below it her name.`,
      },
    },
    {
      id: 'six-minutes-ferry',
      shared: { channel: 'media', publishedAt: day(-560, '07:00'), cover: 'detail-ferry2' },
      zh: {
        title: '六分钟的摆渡：一条不赚钱的航线为什么不停',
        summary: '南湾三个村只有八十七户，渡轮每天仍开十四班，票价一元，二十年没有涨。',
        source: '湖区广播“清晨七点”栏目',
        author: '编辑 沈知',
        body: `从南湾北岸的小渡口到对面的南浦村，水路六分钟，票价一元。沿线三个村只剩八十七户，渡轮每天仍开十四班，末班在晚上九点，等下夜班的人。

这条航线一年亏四十一万元。每到年底都有人问，要不要减几班。集团的答复年年一样：它比集团的年纪大。

清晨第一班船上，坐着去上学的三个孩子、卖菜的两位老人，还有一只自己会上下船的狗。`,
      },
    },
  ])
