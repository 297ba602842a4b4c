import type { Report } from './report.ts'

export const report2025: Report = {
  year: 2025,
  picture: 'report-1',
  title: { zh: '水与人', en: 'Water and People' },
  epigraph: {
    zh: '上游的每一个决定，都要问过下游。',
    en: 'Whatever is decided upstream must be put to those downstream.',
  },
  foreword: {
    zh: `今年的报告写成两条线。一条是水：雪从听雪岭下来，过云阶的分水石，进岚屿湖，穿鹤汀，最后停在含香的莲根边。一条是人：三千五百四十名员工，四百七十八万人次客人，还有并不在账上的邻居。

水的好坏，一年看不出来；人的好坏，一天就看得出来。所以我们把水的数字往回翻了五年，把人的事情只写今年。

二〇二四年透明度掉了零点一米，去年的报告里写了原因，也写了答应的事。今年它回到三点二米。我们没有把这当作成绩，只当作把欠的还上。

这本报告仍然有一页专写没有做到的事。每年写它的时候最慢，因为要一条一条去问：当初是谁答应的，现在怎么样了。`,
    en: `This year’s report follows two threads. One is water: snow from the ridge, past the dividing stones of Cloudstep, into Lanyu Lake, through Heting, to rest among the lotus roots at Hanxiang. The other is people: 3,540 staff, 4.78 million visits, and neighbours who appear in no ledger.

You cannot judge water in a year, or fail to judge people in a day. So the figures for water go back five years, and the stories about people are all from this one.

In 2024 the lake lost ten centimetres of clarity. Last year’s report gave the reason and made a promise. The lake is back at 3.2 metres. We do not count that as an achievement. It is a debt repaid.

There is once more a page about what we did not do. It is always the slowest to write, because each line means going to find whoever made the promise, and asking.`,
  },
  chapters: [
    {
      title: { zh: '水：一湖回到三点二米', en: 'Water: back to 3.2 metres' },
      lead: { zh: '先把漏的地方堵上，再谈清不清。', en: 'First stop the leak. Then talk about clarity.' },
      body: {
        zh: `上年七月查出的东湾旧管道，今年全线更换，共二点三公里。沿湖剩余的十一处老式检查井一并改造，雨季前完工。全年三十六个监测点中，三十三个优于上年，两个持平，一个略降，降的那一个在鹤汀下游，与清淤扰动有关。

农业、荷塘与水务在今年合成一个产业集群。做法很简单：田里出来的水清，收购价就高。云阶有一百八十六户签了水质加价的合同，平均每斤稻谷多收三角二分。

可再生电力升到百分之四十八。每人次用电二点七千瓦时，是有记录以来最低的一年。`,
        en: `The old pipe found in the east bay the summer before was replaced this year along all of its 2.3 kilometres. Eleven ageing manholes around the shore were rebuilt before the rains. Of thirty-six monitoring points thirty-three improved, two held and one fell slightly, below Heting, where dredging had stirred the bed.

Farming, lotus and water became a single cluster. The idea is simple: the cleaner the water that leaves a field, the more we pay for what grew in it. At Cloudstep 186 families have signed, and earned an average of RMB\u00a00.64 more on each kilo of rice.

Renewable sources now supply 48 per cent of our electricity. Each visit used 2.7 kilowatt-hours, the least on record.`,
      },
      facts: ['clarity', 'renewable', 'power'],
      chart: 'clarity',
    },
    {
      title: { zh: '人：把安全写在排班表上', en: 'People: safety in the rota' },
      lead: {
        zh: '全年两起损失工时事故，两起都可以不发生。',
        en: 'Two accidents cost somebody time at work. Neither need have happened.',
      },
      body: {
        zh: `员工三千五百四十人，比上年多一百二十人，新增岗位八成在船队、步道与客舍。百分之六十四的同事来自周边村镇，上班路上平均二十六分钟。

今年改了一件小事：排班表上多了一栏“昨晚几点下的班”。距上一班不足十一小时的，系统不让排。推行之初排班员抱怨最多，半年后他们自己提出，把十一小时改成十二小时。

两起事故，一起是栈道结霜滑倒，一起是搬运桌椅扭伤。两个地点都已改造，两位同事都已回到岗位。

人均受训五十二小时，其中九小时由一线同事自己开课。`,
        en: `We are 3,540, a hundred and twenty more than last year, and four in five of the new posts are on the boats, the paths and in the guest rooms. Sixty-four per cent of us come from villages and towns nearby; the way to work takes twenty-six minutes on average.

One small thing changed. The rota gained a column: when did you finish last night? Anyone with less than eleven hours between shifts cannot be entered. Those who draw up rotas complained loudest at first. Six months later they asked for twelve.

Of the two accidents one was a slip on a frosty boardwalk and the other a back strained in moving tables. Both places have been altered and both colleagues are at work again.

Each of us had fifty-two hours of training, nine of them in classes given by colleagues.`,
      },
      facts: ['staff', 'training', 'accidents'],
      chart: 'training',
    },
    {
      title: { zh: '手艺：五十二名学徒', en: 'Craft: fifty-two apprentices' },
      lead: {
        zh: '手艺不是表演，是有人靠它吃饭。',
        en: 'A craft is not a show. It is how somebody earns a living.',
      },
      body: {
        zh: `在学学徒五十二人，木作、竹编、雕版、造纸、制秤、船艺六门。学徒期工资由集团承担三分之二，店家承担三分之一，三年出师后去留自便。今年出师十二人，留在长街的七人。

榫卯建档一万二千三百处。档案向院校与同行免费开放，全年借阅四百余次，其中一次是邻省一座桥塌了一角，当地匠人照着图连夜做出了临时支撑。

在护古树一千二百六十八株，一年少了三株，两株毁于雷，一株毁于老。`,
        en: `Fifty-two apprentices are learning six crafts: joinery, bamboo, block-cutting, paper, scales and boats. The Group pays two thirds of their wage and the workshop one third. After three years they may go where they like. Twelve completed their time this year; seven stayed on Long Street.

The archive holds 12,300 timber joints. It is free to schools and to the trade and was consulted more than four hundred times, once when the corner of a bridge in the next province had fallen and its carpenters worked through the night from our drawings to prop it.

There are 1,268 old trees in our care. We lost three: two to lightning, one to age.`,
      },
      facts: ['apprentices', 'joints', 'trees'],
      chart: 'apprentices',
    },
    {
      title: { zh: '邻里：七十八公里没有台阶', en: 'Neighbours: 78 kilometres without a step' },
      lead: { zh: '轮椅过得去的地方，谁都过得去。', en: 'Where a wheelchair can pass, anyone can.' },
      body: {
        zh: `无台阶步道增至七十八公里，比上年多十五公里，新增部分在丹枫谷与含香。每年秋天请残疾人体验员来巡检，今年查出四十三处，年底前改了三十八处。

荷灯助学资助学子三百零八名，每一份助学金附一封员工手写的信。乡村书屋三十三间，每晚七点亮灯。湖畔助老餐每日二百七十份，送到门口，等到回答。

志愿服务一万九千三百小时，折合每名员工五个半小时。最多的一位是索道班的同事，一百一十二小时，都用在教村里的孩子认星星。`,
        en: `Step-free paths have grown by fifteen kilometres to seventy-eight; the new ones are in Maple Gorge and at Hanxiang. Every autumn we invite disabled visitors to find fault. This year they found forty-three, of which thirty-eight were put right before the year ended.

Lotus-Lamp supported 308 students, each with a letter in the handwriting of someone who works here. Thirty-three village libraries light their lamps at seven. Two hundred and seventy lunches a day are carried to the door, and whoever brings one waits for an answer.

We volunteered 19,300 hours, about five and a half each. The most came from a man on the cableway crew, who spent 112 of them teaching village children the names of the stars.`,
      },
      facts: ['paths', 'scholars', 'volunteers'],
      chart: 'paths',
    },
    {
      title: { zh: '治理：八十四件公告', en: 'Governance: eighty-four notices' },
      lead: { zh: '账目要见得了光。', en: 'Accounts should bear daylight.' },
      body: {
        zh: `全年公开采购公告八十四件，件件可查到结果。本地供应商采购占百分之七十一。因评审材料不全而重来的有两件，重来的原因写在公告后面。

受理举报六件，均在十五个工作日内答复，查实一件，涉及一名采购人员收受价值八百元的购物卡，已退还、调岗并处分。

监督与审计委员会今年叫停支出三笔，其中一笔事后证明叫停得不对，委员会自己写了说明。

集团每年把净利润的百分之三交给公益基金，账目由基金另行公布。`,
        en: `Eighty-four procurement notices were published and the result of every one can be looked up. Seventy-one per cent of what we spent went to local suppliers. Two purchases were run again because the papers of the panel were incomplete; the reason is printed beneath the notice.

Six reports reached the hotline and each was answered within fifteen working days. One was upheld. A buyer had taken a shopping card worth RMB\u00a0800; it was returned, and he was moved and disciplined.

The audit committee stopped three payments. One of the three turned out to be in order, and the committee itself wrote to say so.

Three per cent of net profit goes to the Lingshan Fund, which publishes its own accounts.`,
      },
      facts: ['notices', 'suppliers', 'reports'],
      chart: 'suppliers',
    },
  ],
  undone: [
    {
      zh: '残疾人体验员指出的五处台阶未能改造，其中两处涉及古树根系，须绕线三十米，定于 2026 年 10 月前完成。',
      en: 'Five of the faults found by disabled visitors remain. Two touch the roots of old trees and need a detour of thirty metres, by October 2026.',
    },
    {
      zh: '听雪岭员工宿舍的取暖改造推迟一年，原因是电力增容未批。已先行加装双层窗。',
      en: 'New heating for the staff quarters on Snowsong Ridge is a year late for want of a larger supply. Double windows have been fitted meanwhile.',
    },
    {
      zh: '承诺的英文公告同步率为百分之百，实际百分之八十六。',
      en: 'We said that every notice would appear in English too. Eighty-six per cent did.',
    },
  ],
}
