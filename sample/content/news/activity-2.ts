import { type Day, entriesOf } from '../../entry.ts'

export const activityNews2 = (day: Day) =>
  entriesOf('news', [
    {
      id: 'old-photos-call',
      shared: { channel: 'activity', publishedAt: day(-176, '10:00'), cover: 'still-album' },
      zh: {
        title: '征集：您家相册里的岚屿湖',
        summary: '面向所有到过湖边的人征集老照片，翻拍后原件当天归还。',
        source: '岚屿湖美术馆',
        author: '策展组',
        body: `如果您家的相册里有一张照片，背景是岚屿湖，请借给我们看一看。

我们想知道的不是湖，是照片里的人：那天为什么来，后来去了哪里。征集到的照片将在展览中展出，署您希望的名字，或者不署名。

1. 带照片到任一游客中心，工作人员当场翻拍
2. 原件当天归还，装在我们准备的防潮袋里
3. 您说的话，我们录下来，给您一份

没有照片、只有故事的人，也欢迎来。`,
      },
      en: {
        title: 'Wanted: Lanyu Lake in your family album',
        summary: 'We are looking for old photographs. They are copied while you wait and go home with you.',
        source: 'Lanyu Lake Gallery',
        author: 'The Curators',
        body: `If there is a photograph in your album with Lanyu Lake in the background, please let us see it.

It is not the lake we want to know about but the people: why they came that day, and where they went afterwards. The pictures will be shown in our exhibition under the name you choose, or none.

1. Bring them to any visitor centre; we copy them on the spot
2. You take the originals home the same day, in a dry sleeve
3. What you tell us we record, and you receive a copy

If you have no photograph and only a story, come too.`,
      },
    },
    {
      id: 'star-night-solstice',
      shared: { channel: 'activity', publishedAt: day(-352, '17:00'), cover: 'detail-snow2' },
      zh: {
        title: '冬至熄灯一小时，请您看星',
        summary: '八处景区同时关闭景观照明，天文爱好者在听雪岭架起二十台望远镜。',
        source: '集团宣传中心',
        author: '文旅运营部',
        body: `冬至夜八点到九点，八处景区将关闭全部景观照明，只留安全灯。一年里最长的夜，我们想把它还给星星。

听雪岭观景台架起二十台望远镜，由高校天文社的志愿者值守。看不见星也不要紧：去年阴天，大家坐着听了一小时雪。

上山请乘接驳车，末班下山车九点四十分。请关掉手机屏幕，它比月亮还亮。`,
      },
      en: {
        title: 'One dark hour at the winter solstice',
        summary:
          'All eight destinations switch off their lights, and twenty telescopes wait on Snowsong Ridge.',
        source: 'Group Communications',
        author: 'Destination Operations',
        body: `On the night of the solstice, from eight to nine, all eight destinations switch off everything but the safety lamps. It is the longest night of the year, and we should like to give it back to the stars.

On Snowsong Ridge there are twenty telescopes, looked after by student volunteers. Should it be cloudy, never mind. Last year it was. We sat and listened to the snow for an hour.

Please take the shuttle; the last one down leaves at twenty to ten. And turn off your screen. It is brighter than the moon.`,
      },
    },
    {
      id: 'repair-cafe',
      shared: { channel: 'activity', publishedAt: day(-277, '09:00'), cover: 'deed-weaving' },
      zh: {
        title: '修物日：把家里坏了的老东西带来',
        summary: '木作、竹编、金缮、钟表四组匠人坐堂，修不好的也告诉您为什么。',
        source: '鹤汀古镇',
        author: '匠人组',
        body: `每月第二个星期日是鹤汀的修物日。木作、竹编、金缮、钟表四组匠人在西街坐堂，从早上九点修到下午四点。

修理免费，材料按实价。开办以来共收物件一千四百六十三件，修好一千一百零八件，修不好的也会告诉您为什么。

最难忘的一件是一把断了腿的小竹椅。主人今年七十一岁，坐着它吃过百日酒。`,
      },
      en: {
        title: 'Mending Sunday: bring what is broken',
        summary:
          'Carpenters, basket makers, menders of china and of clocks. If it can’t be done, they tell you why.',
        source: 'Heting Old Town',
        author: 'The Craftspeople',
        body: `The second Sunday of every month is mending day in Heting. From nine to four carpenters, basket makers, china menders and clockmakers sit in West Street and repair what people bring.

The work is free; material is charged at cost. So far 1,463 things have come in and 1,108 have gone home mended. For the rest, you are told why not.

The one they remember is a small bamboo chair with a broken leg. Its owner is seventy-one. It was the chair of her hundredth day.`,
      },
    },
    {
      id: 'spring-water-planting',
      shared: { channel: 'activity', publishedAt: day(-250, '14:00'), cover: 'detail-islands' },
      zh: {
        title: '东岸湿地春植：种三千丛芦苇，等第一窝水鸟',
        summary: '面向公众招募志愿者二百名，提供雨靴、手套与午饭。',
        source: '安全环保部',
        author: '水生态组',
        body: `岚屿湖东岸新退出的三百亩鱼塘，将在这个春天变回湿地。我们需要二百双手，种下三千丛芦苇和香蒲。

活动提供雨靴、手套、热水澡和一顿午饭。湿地泥软，请带一套换洗衣服。

种下以后，我们会每月寄一封信，告诉您那丛芦苇长到多高，来过什么鸟。`,
      },
      en: {
        title: 'Spring planting on the east shore: three thousand clumps of reed',
        summary: 'Two hundred volunteers wanted. Boots, gloves and lunch provided.',
        source: 'Safety and Environment',
        author: 'Water Ecology',
        body: `This spring twenty hectares of former fish ponds on the east shore turn back into wetland. We need two hundred pairs of hands to plant three thousand clumps of reed and bulrush.

There will be boots, gloves, hot showers and lunch. The ground is soft, so bring a change of clothes.

Afterwards we write to you once a month: how tall your reeds are, and which birds have come.`,
      },
    },
    {
      id: 'childrens-theatre',
      shared: { channel: 'activity', publishedAt: day(-500, '10:40'), cover: 'lesson-stage' },
      zh: {
        title: '古街小剧场暑期档：孩子写戏，大人演',
        summary: '十个剧本从三百二十七份来稿中选出，作者平均年龄九岁半。',
        source: '湖畔演艺公司',
        author: '剧场组',
        body: `暑期的鹤汀小剧场只演一种戏：孩子写的。三百二十七份来稿里选出十个，作者平均年龄九岁半，演员全是大人。

规矩只有一条：一个字不改。于是有一场戏里，一座桥在第三分钟突然决定去上学；另一场戏里，爸爸的台词只有“等一下”三个字，出现了四十一次。

每晚七点半，票价十元，作者免费，并有权在谢幕时提意见。`,
      },
      en: {
        title: 'Summer at the little theatre: written by children, played by grown-ups',
        summary:
          'Ten plays out of 327. The authors are nine and a half on average, and not a word is changed.',
        source: 'Lakeside Stage',
        author: 'Theatre Group',
        body: `This summer the little theatre in Heting plays only what children have written. Ten scripts were chosen from 327; the authors are nine and a half on average, and all the actors are grown up.

There is one rule: not a word is changed. So it happens that in the third minute a bridge decides to go to school, and that in another play the father has only two words, “Just coming”, and says them forty-one times.

Every evening at half past seven, RMB\u00a010. Authors go free and may criticise the actors at the curtain.`,
      },
    },
    {
      id: 'lake-circle-walk',
      shared: { channel: 'activity', publishedAt: day(-615, '08:00'), cover: 'scenic-lanyu-3' },
      zh: {
        title: '环湖夜走四十二里：不计时，不排名，到了有粥',
        summary: '每年春分夜举行的环湖徒步，终点是一碗热粥和一个日出。',
        source: '岚屿湖景区',
        author: '活动组',
        body: `春分夜十点，从西岸渡口出发，沿湖走四十二里，天亮前后回到原处。不计时，不排名，不发奖牌，到了有粥。

沿途九处驿站彻夜亮灯，备热水、姜茶与创可贴。走不动的人随时可以上船，船工不会劝您坚持。

去年走完全程的有六百零三人，年纪最大的七十八岁，最小的在爸爸背上睡了三十里。`,
      },
    },
  ])
