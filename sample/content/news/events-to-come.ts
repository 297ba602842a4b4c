import { type Day, entriesOf } from '../../entry.ts'

/** Events that go on or are to come, one of them cancelled. */
export const eventsToCome = (day: Day) =>
  entriesOf('event', [
    {
      id: 'lake-in-old-photographs',
      shared: {
        publishedAt: day(-26, '10:00'),
        startsAt: day(-12, '00:00'),
        endsAt: day(20, '23:59'),
        wholeDay: true,
        placePage: '/member/scenic/lanyu',
        cover: 'still-album',
      },
      zh: {
        title: '照片里的湖：家庭相册展',
        summary: '三百一十二张从各家相册里借来的照片，背景都是岚屿湖，主角都是普通人。',
        place: '岚屿湖美术馆',
        address: '云山市岚屿区湖西路 1 号，湖西游客中心旁',
        organizer: '岚屿湖美术馆',
        fee: '免费参观',
        body: `半年前我们向湖边的人家借照片，借来了三百一十二张。最早的一张摄于 1958 年，最近的一张摄于上个月，两张里是同一棵柳树。

展厅按“来的那天”排列，不按年代：游船、写生、相亲、赶集、下雨。每张照片旁边有一段录音，是照片里的人，或者他们的孩子讲的。

## 参观须知

- 周二至周日上午九点到下午五点开放
- 每个星期六下午三点，策展人带大家走一遍
- 认出照片里的人，请告诉服务台`,
      },
      en: {
        title: 'The lake in family albums: an exhibition',
        summary:
          'Three hundred and twelve borrowed photographs. The lake is the background, people are the subject.',
        place: 'Lanyu Lake Gallery',
        address: 'Beside the west shore visitor centre, 1 Huxi Road, Lanyu District, Yunshan',
        organizer: 'Lanyu Lake Gallery',
        fee: 'Free',
        body: `Six months ago we asked families round the lake to lend us photographs, and were lent three hundred and twelve. The oldest was taken in 1958, the newest last month. The same willow is in both.

They hang by what the day was for and not by year: an outing, a drawing lesson, a first meeting, market day, rain. Beside each is a recording by the person in it, or by their children.

## Before you come

- Open Tuesday to Sunday, nine to five
- Every Saturday at three a curator walks round with you
- If you recognise someone, please tell the desk`,
      },
    },
    {
      id: 'winter-mending-day',
      shared: {
        publishedAt: day(-9, '09:00'),
        startsAt: day(5, '09:30'),
        endsAt: day(5, '16:00'),
        placePage: '/member/scenic/heting',
        cover: 'deed-weaving',
      },
      zh: {
        title: '岁末修篮子：竹编专场',
        summary: '带来散了边的篮子、断了提梁的篓子，和匠人一起补好它。',
        place: '鹤汀古镇西街',
        address: '云山市鹤汀区西街 2 号',
        organizer: '鹤汀古镇匠人组',
        fee: '修理免费，竹料按实价',
        body: `岁末这一场只修竹编。四位师傅坐在西街的屋檐下，您把篮子带来，坐在旁边，他们教您补第一圈，剩下的自己来。

1. 领号，师傅先看能不能修
2. 选篾片，按尺寸付料钱
3. 修好以后，在篮底写上今天的日期

没有要修的东西，也可以来看。十六点收摊，收不完的留下，修好了寄给您。`,
      },
      en: {
        title: 'Baskets at the year’s end: a day of mending',
        summary: 'Bring one with a loose rim or a broken handle and mend it beside someone who knows how.',
        place: 'West Street, Heting Old Town',
        address: '2 West Street, Heting District, Yunshan',
        organizer: 'The craftspeople of Heting',
        fee: 'The work is free, bamboo at cost',
        body: `On this day it is baskets only. Four makers sit under the eaves in West Street. You sit down next to them; they show you the first round and you do the others.

1. Take a number; they see whether it can be mended
2. Choose your strips and pay for them by length
3. When it is done, write the date under the basket

If you have nothing to mend, come and watch. At four they pack up; what isn’t finished is posted to you.`,
      },
    },
    {
      id: 'winter-birds-at-dawn',
      shared: {
        publishedAt: day(-6, '15:00'),
        startsAt: day(10, '06:40'),
        endsAt: day(10, '09:00'),
        placePage: '/member/scenic/lanyu',
        signUpUrl: 'https://tickets.lingshan.example/lanyu-birds',
        signUpUntil: day(8, '17:00'),
        cover: 'detail-lake',
      },
      zh: {
        title: '清晨数鸟：与护湖员乘头班船',
        summary: '冬候鸟到了。二十四个座位，一本记录册，数到的数字进入正式的监测年报。',
        place: '岚屿湖西岸渡口',
        address: '云山市岚屿区湖西路 1 号',
        organizer: '岚屿湖护湖队',
        fee: '60 元，含船票与热姜茶',
        body: `头班船六点四十分开。护湖员在船头报种类，您在船舱里记数目，一小时后船停在观鸟屋，用望远镜再核一遍。

去年冬天的志愿者一共记下四十七种、六千二百零三只。其中一只白鹭的脚环，是三年前在六百公里外戴上的。

请穿深色衣服，手机调成静音。十二岁以下的孩子须由大人陪同。`,
      },
      en: {
        title: 'Counting birds at dawn: the first boat with a lake keeper',
        summary:
          'The winter visitors are here. Twenty-four seats and one notebook; your count goes into the yearly survey.',
        place: 'West Shore Ferry, Lanyu Lake',
        address: '1 Huxi Road, Lanyu District, Yunshan',
        organizer: 'The lake keepers',
        fee: 'RMB\u00a060 with boat and ginger tea',
        body: `The boat leaves at twenty to seven. In the bow a keeper calls the species, in the cabin you write down how many; after an hour we land at the hide and check with telescopes.

Last winter volunteers noted forty-seven species and 6,203 birds. One egret had a ring that was put on three years earlier, six hundred kilometres away.

Please wear dark clothes and silence your telephone. Children under twelve come with a grown-up. The figures go into the yearly survey.`,
      },
    },
    {
      id: 'snow-tea',
      shared: {
        publishedAt: day(-20, '11:00'),
        startsAt: day(15, '14:00'),
        endsAt: day(15, '16:00'),
        cancelled: true,
        placePage: '/member/scenic/tingxue',
        signUpPhone: '0000-8800-205',
        signUpUntil: day(13, '12:00'),
        cover: 'detail-snow',
      },
      zh: {
        title: '听雪岭雪茶会',
        summary: '因上山步道提前检修，本场取消。已报名的客人会收到电话，费用全额退回。',
        place: '听雪岭松下茶亭',
        address: '云山市北屏县听雪林场',
        organizer: '听雪岭景区',
        fee: '88 元',
        body: `巡护员在入冬检查中发现步道有一段石阶松动，检修须在落雪前完成，这场茶会因此取消。

已付的费用将在三个工作日内原路退回。春天步道开放以后，我们会再办一场，已报名的客人优先。`,
      },
      en: {
        title: 'Tea in the snow on Snowsong Ridge',
        summary:
          'Cancelled because the path up is closed for repairs. Everyone who signed up will be called and refunded in full.',
        place: 'The tea pavilion under the pines, Snowsong Ridge',
        address: 'Tingxue Forest, Beiping County, Yunshan',
        organizer: 'Snowsong Ridge',
        fee: 'RMB\u00a088',
        body: `At the inspection before winter a ranger found loose steps on the path. They have to be set before the snow, so the tea has been cancelled.

Your money is returned within three working days. When the path opens in spring there will be another one, with the first places for those who had signed up.`,
      },
    },
    {
      id: 'lantern-festival',
      shared: {
        publishedAt: day(-8, '12:30'),
        startsAt: day(24, '00:00'),
        endsAt: day(33, '23:59'),
        wholeDay: true,
        placePage: '/member/scenic/lanyu',
        signUpUrl: 'https://tickets.lingshan.example/lanyu-lanterns',
        signUpUntil: day(32, '18:00'),
        cover: 'detail-lanterns',
      },
      zh: {
        title: '灵山灯会：十个晚上，一万盏河灯',
        summary: '每晚六点半亮灯、九点收灯，预约五千人，现场一千人。',
        place: '岚屿湖西岸',
        address: '云山市岚屿区湖西路 1 号',
        organizer: '岚屿湖景区',
        fee: '50 元；儿童、六十岁以上老年人、残疾人免费',
        body: `十个晚上，一万盏河灯从鹤影桥放到望岚亭。灯由景区员工和六所小学的孩子扎成，收灯以后逐盏清点，一盏也不留在湖里。

- 景区日间照常开放、按时清园；灯会另行检票，不用景区门票
- 入口在湖西游客中心，六点开始入场
- 无障碍步道九百米，轮椅可直接到水边
- 手语讲解每晚两场，请在服务台登记
- 雨天照常，遇大风停办当晚，票款退回

每晚的节目见[活动资讯](/newsAndInformation/activity)。`,
      },
      en: {
        title: 'Lingshan Lantern Festival: ten evenings on the lake',
        summary:
          'Lamps are lit at half past six and brought in at nine. Five thousand places an evening by booking, a thousand at the gate.',
        place: 'West shore of Lanyu Lake',
        address: '1 Huxi Road, Lanyu District, Yunshan',
        organizer: 'Lanyu Lake',
        fee: 'RMB\u00a050; free for children, disabled visitors and people over 60',
        body: `On ten evenings ten thousand lamps float out from Crane Shadow Bridge to Mist-Gazing Pavilion. They were made by our staff and the children of six schools. Every one is counted back in, and none stays on the lake.

- By day the lake opens and closes as usual; the festival has a gate and tickets of its own
- Entrance at the west shore visitor centre, from six
- 900 metres of step-free path lead down to the water
- Signed tours twice an evening; ask at the desk
- It goes on in rain. In strong wind the evening is called off and your money returned

What is on each evening is listed under [Events](/newsAndInformation/activity).`,
      },
    },
    {
      id: 'seven-evenings-of-books',
      shared: {
        publishedAt: day(-11, '09:30'),
        startsAt: day(38, '19:00'),
        endsAt: day(44, '21:00'),
        daily: true,
        placePage: '/member/scenic/zhuxi',
        signUpPhone: '0000-8800-207',
        cover: 'interior-library',
      },
      zh: {
        title: '竹溪夜读：围炉听一本书',
        summary: '连续七晚，每晚一位普通读者。四十个座位，请电话预约。',
        place: '竹溪书院',
        address: '云山市岚屿区竹溪路 1 号',
        organizer: '竹溪书院',
        fee: '免费',
        body: `每晚七点围炉，讲四十分钟，聊四十分钟，九点熄灯。七位读者里有护林员、面点师、退休法官和一名初二学生。

座位不多，请打电话留座；来不了的时候也请打个电话，好让给别人。讲到的书，湖区三十六间乡村书屋都能借到。`,
      },
      en: {
        title: 'Books by the fire at Bamboo Creek',
        summary: 'Seven evenings, an ordinary reader on each. Forty seats; please call to reserve one.',
        place: 'Bamboo Creek Academy',
        address: '1 Zhuxi Road, Lanyu District, Yunshan',
        organizer: 'Bamboo Creek Academy',
        fee: 'Free',
        body: `The fire is lit at seven. Forty minutes for the book, forty for conversation, lights out at nine. The readers include a ranger, a pastry cook, a retired judge and a girl of fourteen.

There are few seats, so please telephone for one, and again if you cannot come, so that someone else may. Every book that is talked about can be borrowed from our thirty-six village libraries.`,
      },
    },
  ])
