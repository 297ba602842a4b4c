import { type Day, entriesOf } from '../../entry.ts'

export const groupNews2 = (day: Day) =>
  entriesOf('news', [
    {
      id: 'one-pass-eight-places',
      shared: { channel: 'group', publishedAt: day(-76, '10:30'), cover: 'still-pass' },
      zh: {
        title: '八处景区“一码同行”上线，年票持有者不再换票',
        summary: '入园、乘船、接驳与借书共用一个凭证；不用智能手机的游客，凭身份证或纸质卡同样通行。',
        source: '集团宣传中心',
        author: '文旅运营部',
        body: `从今天起，在灵山集团经营的八处景区，入园、乘船、乘坐接驳车、在竹溪书院借书，用的是同一个凭证。

“一码同行”从立项到上线用了十四个月，其中五个月花在一件事上：让不用智能手机的人也一样方便。

## 三种方式，同样的权利

| 方式 | 适合谁 | 怎么办理 |
|---|---|---|
| 手机码 | 习惯用手机的游客 | 购票后自动生成 |
| 身份证 | 临时到访者、老年人 | 无需办理，刷证入园 |
| 纸质卡 | 团体、儿童、境外游客 | 任一游客服务窗口免费领取 |

所有闸机旁都保留一条人工通道，由工作人员核验。数据只用于核票与客流统计，保存期限为三十天。

年票持有者不必再换领纸票，原有年票在有效期内直接转入同一凭证。

上线首日，八处景区平均入园等候时间由四分十秒缩短到一分二十秒。`,
      },
      en: {
        title: 'One pass for eight places: no more changing tickets',
        summary:
          'Gates, boats, shuttles and library loans share one pass, and visitors without a smartphone lose nothing.',
        source: 'Group Communications',
        author: 'Destination Operations',
        body: `From today one pass opens the gates of all eight destinations, boards the boats and shuttles, and borrows a book at Bamboo Creek Academy.

It took fourteen months from plan to launch. Five of them went into one question: how to make it just as easy for people without a smartphone.

## Three ways, the same rights

| Pass | For whom | How |
|---|---|---|
| Phone code | Smartphone users | Issued when you buy |
| Identity card | Day visitors, older guests | Nothing to do |
| Paper card | Groups, children, overseas visitors | Free at any visitor service desk |

Beside every automatic gate there is a lane with a person in it. The data are used only to check tickets and count visitors, and are deleted after thirty days.

Holders of an annual pass no longer exchange it for paper tickets: it is carried over to the same pass until it expires.

On the first day the average wait at the gates fell from four minutes ten seconds to one minute twenty.`,
      },
    },
    {
      id: 'silent-fleet-three-years',
      shared: { channel: 'group', publishedAt: day(-118, '08:50'), cover: 'detail-ferry' },
      zh: {
        title: '零排船队满三年：湖水透明度稳定在三点二米',
        summary: '岚屿湖五十八艘游船全部电动化三周年，水质、鸟类与噪声监测数据同步公开。',
        source: '集团宣传中心',
        author: '安全环保部',
        body: `2023 年 3 月，岚屿湖最后一艘柴油船靠岸熄火。三年多过去，湖面上五十八艘电动船累计航行一百九十四万公里，没有一滴油落进水里。

今天公布的监测年报显示：

- 湖水透明度连续二十四个月稳定在三点二米上下
- 越冬候鸟由四十六种增加到五十九种
- 码头平均噪声下降十一分贝，靠岸时只听得见水声

## 旧船去了哪里

退役的四十一艘柴油船，有二十六艘拆解回收，九艘改造成驿站和书屋，六艘捐给了下游的渔政与救援队伍。第一艘渡轮“七号”留在[岚屿湖](/member/scenic/lanyu)西岸的旧船坞，孩子们可以上去转动那只磨亮了的舵。

下一步，船队夜间充电将改用岸上光伏的储电，计划两年内覆盖全部码头。`,
      },
      en: {
        title: 'Three years of silent boats: the lake stays clear to 3.2 metres',
        summary:
          'Fifty-eight electric boats, and three years of figures on water, birds and noise, published together.',
        source: 'Group Communications',
        author: 'Safety and Environment',
        body: `In March 2023 the last diesel boat on Lanyu Lake tied up and stopped its engine. Since then fifty-eight electric boats have sailed 1.94 million kilometres without a drop of oil in the water.

The monitoring report published today shows:

- Clarity of about 3.2 metres for twenty-four months running
- Fifty-nine species of wintering birds, up from forty-six
- Eleven decibels less noise at the piers: what you hear when a boat comes in is water

## Where the old boats went

Of the forty-one diesel boats, twenty-six were taken apart and recycled, nine became rest houses and reading rooms, and six went to fishery patrols and rescue crews downstream. Ferry No. 7, the first of all, stands in the old shed on the west shore of [Lanyu Lake](/member/scenic/lanyu), where children may turn its polished wheel.

Next, solar power stored ashore will charge the fleet at night. We mean to have it at every pier within two years.`,
      },
    },
    {
      id: 'wanta-old-trees',
      shared: { channel: 'group', publishedAt: day(-163, '11:10'), cover: 'deed-camphor' },
      zh: {
        title: '晚塔山为一百四十六棵古树建立“病历”',
        summary: '每棵树都有编号、主治与随访记录，最老的一株银杏已六百余岁。',
        source: '集团宣传中心',
        author: '晚塔山景区',
        body: `晚塔山的护林员最近多了一样工具：听诊器。它连着一支细探针，可以听见树干里水流的声音。

经过一年的普查，山上一百四十六棵百年以上古树全部建立了“病历”。病历记录树龄、树势、虫害与历次养护，扫一扫树牌就能看到；不愿扫码的游客，可以在山门索取一本手抄的《晚塔山树志》。

## 三棵特别的树

1. **塔前银杏**，六百余岁，雌株，每年落叶的那一周不清扫
2. **回音松**，树干中空，风过有声，支撑已由铁架换成活木
3. **迟樟**，每年比别的树晚二十天换叶，原因至今没有查明

“我们不急着查明，”护林队说，“它愿意晚，就让它晚。”`,
      },
      en: {
        title: 'Case notes for 146 old trees on Evening Pagoda Hill',
        summary:
          'Every tree has a number, a keeper and a record of visits. The oldest ginkgo is past six hundred.',
        source: 'Group Communications',
        author: 'Evening Pagoda Hill',
        body: `The rangers of Evening Pagoda Hill carry a new tool: a stethoscope, joined to a fine probe. With it they can hear water moving inside a trunk.

After a year’s survey all 146 trees over a century old have case notes: age, vigour, pests and every treatment. Scan the tag to read them. If you would rather not, ask at the gate for the handwritten Book of Trees.

## Three to look for

1. **The pagoda ginkgo**, over six hundred years old. In the week its leaves fall, nobody sweeps.
2. **The echo pine**, hollow and full of wind. Its iron prop has given way to a living one.
3. **The late camphor**, which changes its leaves twenty days after all the others. Nobody knows why.

“We are in no hurry to find out,” say the rangers. “If it wants to be late, let it be late.”`,
      },
    },
    {
      id: 'tingxue-quiet-slope',
      shared: { channel: 'group', publishedAt: day(-318, '15:00'), cover: 'detail-snow' },
      zh: {
        title: '听雪岭设立“静雪区”，冬季限客六百人',
        summary: '停用两条旧雪道，让出北坡的安静；滑雪者少了，来听雪的人多了。',
        source: '集团宣传中心',
        author: '听雪岭景区',
        body: `今年冬天，听雪岭做了一个减法：停用北坡两条旧雪道，设立面积一千二百亩的“静雪区”。区内不放音乐、不设灯光、不许喧哗，每日限客六百人。

决定做出之前，景区征求了一百三十七名老客人的意见，其中九十八人支持，二十一人反对，十八人希望票价不变。票价没有变。

## 静雪区里有什么

- 一条四公里的雪鞋步道，只在冬季开放，沿途七处避风的长凳
- 听雪屋里的热姜茶与毛毯
- 一本留言册，开放第一个月写满了三册

有人写道：“坐了四十分钟，听见三次雪从松枝上落下来。第一次以为是人。”`,
      },
      en: {
        title: 'Snowsong Ridge keeps a slope for silence',
        summary:
          'Two ski runs close, six hundred visitors a day, and the north slope is left to those who come to listen.',
        source: 'Group Communications',
        author: 'Snowsong Ridge',
        body: `This winter Snowsong Ridge has taken something away. Two old ski runs on the north slope are closed, and eighty hectares are now kept quiet: no music, no floodlights, no shouting, and no more than six hundred visitors a day.

Before deciding, we asked 137 regular guests. Ninety-eight were in favour, twenty-one against, and eighteen asked only that the price stay the same. It has.

## What is there

- Four kilometres of snowshoe trail, in winter only, with seven sheltered benches
- Ginger tea and blankets at the Listening Hut
- A visitors’ book; in the first month three were filled

“I sat for forty minutes,” someone wrote, “and heard snow fall from a branch three times. The first time I thought it was a person.”`,
      },
    },
  ])
