import { type Day, entriesOf } from '../../entry.ts'
import { enDate, zhDate } from '../disclosure/dates.ts'

export const activityNews1 = (day: Day) =>
  entriesOf('news', [
    {
      id: '灯会2026',
      shared: { channel: 'activity', publishedAt: day(-8, '12:00'), cover: 'detail-lanterns' },
      zh: {
        title: '万盏河灯照岚屿，第九届灵山灯会下月启幕',
        summary: '今年灯会首次设置无障碍观灯步道，并为听障游客配备手语讲解员。',
        source: '岚屿湖景区',
        author: '活动组',
        body: `第九届灵山灯会将于 ${zhDate(day(24))}至 ${zhDate(day(33))}在岚屿湖西岸举行，每晚六点半亮灯，九点收灯。

今年的主题是“认得回家的路”。一万盏河灯由八处景区的员工与周边六所小学的孩子一起扎成，灯上画着每个人自己家门前的那条路。

## 怎么看

| 时间 | 内容 | 地点 |
|---|---|---|
| 18:30 | 点灯 | 西岸渡口 |
| 19:00 | 放河灯 | 鹤影桥至望岚亭 |
| 20:10 | 水上小戏《七号渡轮》 | 旧船坞 |
| 21:00 | 收灯，志愿者出船 | 全湖 |

## 请您留意

- 每晚限客六千人，须预约；一千个名额留给现场
- 无障碍观灯步道全长九百米，入口在湖西游客中心
- 手语讲解每晚两场，请在服务台登记
- 河灯全部回收，请不要自带明火与孔明灯`,
      },
      en: {
        title: 'Ten thousand river lamps: the ninth Lantern Festival opens next month',
        summary: 'For the first time with a step-free path along the water and guides who sign.',
        source: 'Lanyu Lake',
        author: 'Events Team',
        body: `The ninth Lingshan Lantern Festival takes place on the west shore of Lanyu Lake from ${enDate(day(24))} to ${enDate(day(33))}. Lamps are lit at half past six every evening and brought in at nine.

This year’s theme is “The way home”. Ten thousand lamps have been made by our staff and the children of six primary schools nearby. On each is drawn the road outside its maker’s own front door.

## The evening

| Time | What | Where |
|---|---|---|
| 18:30 | Lighting | West Shore Ferry |
| 19:00 | Lamps on the water | Crane Shadow Bridge to Mist-Gazing Pavilion |
| 20:10 | A short play, Ferry No. 7 | The old boat shed |
| 21:00 | Gathering in | The whole lake |

## Please note

- Six thousand visitors an evening, by booking; a thousand places are kept for those who simply come
- The step-free path is 900 metres long and begins at the visitor centre
- Signed tours twice an evening; ask at the desk
- Every lamp is collected. Please bring no candles and no sky lanterns.`,
      },
    },
    {
      id: 'harvest-at-cloudstep',
      shared: { channel: 'activity', publishedAt: day(-37, '10:00'), cover: 'scenic-yunjie' },
      zh: {
        title: '开镰节：到云阶梯田，收一束属于自己的稻子',
        summary: '活动设收割、打谷、染布三个体验点，亲子家庭可提前预约住宿。',
        source: '云阶梯田景区',
        author: '活动组',
        body: `稻子黄了。今年的开镰节把三十亩梯田留给来访的家庭：镰刀由村里的铁匠新打，刃口磨圆，六岁以上的孩子可以在大人陪同下下田。

1. **收割**：每家三分田，割下的稻子现场称重登记
2. **打谷**：老式禾桶与脚踏打谷机，轮流来
3. **染布**：用稻草灰媒染，一小时可得一条方巾

新米脱壳后按登记的重量寄到家里，邮费由景区承担。田里的泥鳅请放回水里。`,
      },
      en: {
        title: 'Harvest days at Cloudstep: cut a sheaf of your own',
        summary: 'Reaping, threshing and dyeing with straw ash. Families may book a night in the village.',
        source: 'Cloudstep Terraces',
        author: 'Events Team',
        body: `The rice has turned. This year two hectares of terrace are kept for visiting families. The village smith has forged new sickles with rounded points, and children over six may go into the field with a grown-up.

1. **Reaping**: a strip for each family; what you cut is weighed and written down
2. **Threshing**: an old rice tub and a treadle machine, in turn
3. **Dyeing**: cloth and straw ash; in an hour you have a scarf

When it is husked, we post your rice home, at our expense. Please put the loaches back in the water.`,
      },
    },
    {
      id: 'winter-reading-week',
      shared: { channel: 'activity', publishedAt: day(-11, '09:00'), cover: 'scenic-zhuxi' },
      zh: {
        title: '竹溪冬读周：七个晚上，七位读者，一炉火',
        summary: '不请名家，不卖书。每晚一位普通读者，讲一本改变过自己的书。',
        source: '竹溪书院',
        author: '书院管家组',
        body: `冬读周自 ${zhDate(day(38))}起连续七晚在竹溪书院举行。讲书的人里有护林员、面点师、退休法官和一名初二学生。

每晚七点围炉，讲四十分钟，聊四十分钟，九点熄灯。书院不卖书，讲到的书在湖区三十六间乡村书屋都能借到。

参加免费，每晚限四十人。想讲书的读者可以在前台留下书名和一句话的理由。`,
      },
      en: {
        title: 'Winter reading at Bamboo Creek: seven evenings, seven readers, one fire',
        summary:
          'No famous names and no books for sale. Every evening someone tells of a book that changed them.',
        source: 'Bamboo Creek Academy',
        author: 'The Stewards',
        body: `From ${enDate(day(38))}, on seven evenings running, readers meet at Bamboo Creek Academy. Among those who will talk about a book are a ranger, a pastry cook, a retired judge and a girl of fourteen.

The fire is lit at seven. Forty minutes for the book, forty for conversation; lights out at nine. The academy sells no books, but every one can be borrowed in our thirty-six village libraries.

Admission is free, forty seats an evening. To speak yourself, leave the title and one sentence at the desk.`,
      },
    },
    {
      id: 'maple-morning-walks',
      shared: { channel: 'activity', publishedAt: day(-21, '08:30'), cover: 'detail-maple' },
      zh: {
        title: '丹枫谷晨走：跟护林员看红叶，也看红叶下面',
        summary: '每周六、日清晨各一队，每队十二人，不插旗，不用扩音器。',
        source: '丹枫谷景区',
        author: '护林队',
        body: `红叶季的丹枫谷，最好的时间是开门前的一个半小时。这段时间留给晨走的人。

护林员带队，每队十二人，六点半从谷口出发，走到照影潭折返。一路看三样东西：枝头的红，水里的红，和落叶下面正在醒着的苔藓、蚯蚓与种子。

请穿防滑鞋，带一只空瓶子。队伍不插旗、不用扩音器，护林员说话的声音，站近一点就听得见。`,
      },
      en: {
        title: 'Morning walks in Maple Gorge: the red leaves, and what is under them',
        summary: 'Saturdays and Sundays before the gates open, twelve people at a time, no loudspeakers.',
        source: 'Maple Gorge',
        author: 'The Rangers',
        body: `In leaf season the best of Maple Gorge is the hour and a half before it opens. That time is kept for walkers.

A ranger takes twelve people from the gate at half past six to Mirror Pool and back. There are three things to see: the red in the trees, the red in the water, and what is awake under the fallen leaves.

Wear shoes that grip and bring an empty bottle. There are no flags and no loudspeakers. If you want to hear the ranger, stand a little closer.`,
      },
    },
    {
      id: 'open-day-college',
      shared: { channel: 'activity', publishedAt: day(-62, '15:00'), cover: 'detail-academy' },
      zh: {
        title: '灵山学院开放日：十二门课，随便推一扇门',
        summary: '没有报名表，也没有签到。哪扇门开着，哪间课就在上。',
        source: '灵山学院',
        author: '教务处',
        body: `学院一年一度的开放日，十二门课同时开讲。来访者不用报名，推门进去，坐下就听，听不懂可以举手，不喜欢可以离开。

去年最受欢迎的是《茶寮管家》，最冷清的是《古建修缮档案如何写》，只来了三个人，其中一个后来成了档案员。

午饭在学院食堂，一荤两素一汤，十五元，讲师与学员同桌。下午三点有[招聘](/college/recruitment)问答。`,
      },
      en: {
        title: 'Open day at the College: twelve classes, push any door',
        summary: 'No registration. If a door is open, a class is on.',
        source: 'Lingshan College',
        author: 'Academic Affairs',
        body: `Once a year all twelve classes are taught at the same time and the doors stay open. There is no need to register. Walk in, sit down, put up your hand if you don’t understand, leave if you don’t care for it.

Last year the fullest room was The Tea-house Steward. The emptiest was Writing the Record of a Repair. Three people came, and one of them is our archivist now.

Lunch is in the canteen for RMB\u00a015, teachers and visitors at one table. At three there is an hour for questions about [jobs](/college/recruitment).`,
      },
    },
    {
      id: 'lotus-boats',
      shared: { channel: 'activity', publishedAt: day(-128, '09:20'), cover: 'detail-lotus' },
      zh: {
        title: '含香荷塘采莲日：穿好救生衣，坐着木盆去采莲',
        summary: '六百亩荷花进入盛期，清晨开放采莲体验，每日二百只木盆。',
        source: '含香荷塘景区',
        author: '活动组',
        body: `荷花开到第三周，莲蓬也饱了。含香荷塘每日清晨五点半到八点开放采莲，备有二百只木盆，每盆限两名六至十二岁儿童，或一名体重不超过七十公斤的成人。

- 全程穿救生衣，每盆由一名持救生证的护塘员陪护，儿童须有家长在岸边看护
- 每人可采莲蓬五支，荷花不采
- 八点以后请上岸，那是花合拢之前蜜蜂的时间

岸上的早饭是荷叶粥和咸鸭蛋。穿白衣服的客人请三思。`,
      },
      en: {
        title: 'Lotus days: life jackets on, and off in a wooden tub',
        summary:
          'Forty hectares in flower. Two hundred wooden tubs go out every morning from half past five.',
        source: 'Fragrant Lotus Ponds',
        author: 'Events Team',
        body: `In the third week of flower the seed heads are full. Every morning from half past five until eight visitors may go out to gather them, in two hundred wooden tubs. A tub takes two children aged six to twelve, or one adult of up to seventy kilos.

- Life jackets are worn throughout; a trained lifesaver stays with each tub, and children need a parent on the bank
- Five seed heads a person; please leave the flowers
- At eight please come ashore. Until the flowers close, the time belongs to the bees.

Breakfast on the bank is lotus-leaf porridge and salted duck egg. Guests in white may wish to think again.`,
      },
    },
  ])
