import { entriesOf } from '../../entry.ts'

export const education = () =>
  entriesOf('education', [
    {
      id: 'glass-door',
      shared: { publishedAt: '2026-11-05T09:00:00+08:00', cover: 'integrity-door', isTop: true },
      zh: {
        title: '采购室的玻璃门',
        summary: '采购室把木门换成玻璃门，接待、评审与开启报价的规矩随之公开。',
        source: '集团纪委',
        author: '梁素之',
        body: `灵山大厦三层的采购室，原来是一扇实木门。2023 年换成了玻璃，通透到底，连门把手都是透明的。

换门的起因是一句话。一位供应商来问进度，关上门坐下，说：“这里方便说话吗？”当时的采购员想了想，起身把门打开，说：“方便，您讲。”那天之后，他写了一张条子，建议换门。

## 门之外的三条

- 供应商来访，两人以上接待，当天登记，登记本每季公开。
- 评审小组当日抽签组成，员工代表不少于两人。
- 报价在截止之前不拆封，拆封时全程录像，任何一家都可以要求回看。

## 数字

2023 年至今，采购室共接待供应商一千一百余次，收到并登记上交的礼品二十七件，最贵的一盒茶叶价值六百元，已退回。收到举报四件，查实一件，当事人调离岗位并作出处理。

玻璃门并不能让人变好，只能让好人少一点为难。`,
      },
      en: {
        title: 'The glass door of the procurement office',
        summary: 'Why the office exchanged its wooden door for glass, and the rules that came with it.',
        source: 'Discipline Inspection Commission, Lingshan Group',
        author: 'Liang Suzhi',
        body: `The procurement office on the third floor of Lingshan House used to have a door of solid wood. In 2023 it was replaced with glass, clear to the floor. Even the handle can be seen through.

It began with a remark. A supplier who had come to ask about progress shut the door, sat down and said, “Is this a good place to talk?” The buyer thought for a moment, got up and opened the door. “Yes,” he said. “Do go on.” Later he wrote a note proposing that the door be changed.

## Beyond the door

- Visitors are met by at least two people and entered in a book the same day. The book is published every quarter.
- Panels are drawn by lot on the day, with no fewer than two staff representatives.
- No price is opened before closing time. The opening is recorded on video, and any supplier may ask to see the recording.

## Some figures

Since 2023 the office has received suppliers more than 1,100 times. Twenty-seven gifts were declared and handed over; the most expensive, a box of tea worth RMB\u00a0600, went back. Four reports of misconduct were received. One was upheld, and the person concerned was disciplined and moved.

A glass door does not make anybody better. It makes things a little easier for those who already are.`,
      },
    },
    {
      id: 'one-ticket',
      shared: { publishedAt: '2026-09-25T09:00:00+08:00', cover: 'integrity-ticket' },
      zh: {
        title: '一张船票的规矩',
        summary: '员工家属上船要不要买票？船队讨论了两个晚上。',
        source: '岚屿湖船队党支部',
        body: `船队有一条旧习惯：员工家属上船不买票。没有人觉得不对，直到今年五月的一天，当日名额已满，第六千零一位客人被拦在门外，而船上坐着四位没有票的亲戚。

党支部为此开了两个晚上的会。有人说，风里雨里干了二十年，让母亲坐一回船不过分。也有人说，不过分，但要让她拿着票上。

最后定下来的规矩写在渡口墙上：员工每年有十二张亲属票，可送父母、配偶与子女，凭票占名额，用完为止。票面上印着“家属”两个字，也印着同样的价格。

第一个用票的是舵工冯大年。他的母亲八十一岁，第一次坐儿子的船，手里紧紧捏着那张票。`,
      },
      en: {
        title: 'The rule of the boat ticket',
        summary: 'Should a boatman’s mother need a ticket? The fleet talked about it for two evenings.',
        source: 'Lanyu Lake Fleet Party Branch',
        body: `It was an old habit that the families of the crew travelled free. Nobody minded, until one day in May, when the daily limit had been reached. The six-thousand-and-first visitor was turned away, while on board sat four relations without a ticket.

The branch met twice about it. Some said that after twenty years in all weathers it was not too much to give your mother a boat ride. Others said no, it was not too much, but let her hold a ticket.

The rule is now on the wall of the ferry. Each member of staff has twelve family tickets a year, for parents, partner and children. They count towards the daily limit, and when they are gone they are gone. They carry the word *family*, and the same price as everyone else’s.

Feng Danian, a steersman, used the first. His mother is eighty-one. She had never been on her son’s boat, and held the ticket tightly all the way.`,
      },
    },
    {
      id: 'letters-home',
      shared: { publishedAt: '2026-08-14T09:00:00+08:00', cover: 'integrity-letters' },
      zh: {
        title: '三封家书',
        summary: '廉洁家书征集收到来信二百零四封，选登三封，均经本人同意。',
        source: '集团纪委',
        body: `## 一位父亲写给在财务部的女儿

你小时候数压岁钱，多数了一张要退回去，我笑你傻。现在你天天数别人的钱，我反倒盼你一直傻下去。家里不缺什么。

## 一位妻子写给在工程部的丈夫

上个月有人送来两箱橙子，说是你同事。我问名字，他说放下就走。我没有让他放。橙子挺好看的，孩子闻见了。你回来带几个吧，自己买的。

## 一位员工写给十年后的自己

如果你读到这里已经当了主管，请记得今天这件事：你因为一张迟交的单子被批评，心里不服。批评你的人第二天帮你把流程改短了。做那样的人。`,
      },
      en: {
        title: 'Three letters home',
        summary:
          'We asked staff and families for letters about honesty. Of 204 that came, three are printed here with permission.',
        source: 'Discipline Inspection Commission, Lingshan Group',
        body: `## From a father to his daughter in Finance

When you were small you counted your New Year money, found a note too many and wanted to give it back. I called you silly. Now you count other people’s money all day, and I find I hope you stay silly. We want for nothing.

## From a wife to her husband in Works and Conservation

Last month a man came with two crates of oranges. He said he was a colleague of yours. I asked his name; he said he would just put them down. I did not let him. They were fine oranges, and the child could smell them. Bring a few home, will you? Ones you have paid for.

## From a member of staff to himself in ten years

If you are in charge of something by the time you read this, remember today. You were told off for a late form and thought it unjust. The next day the man who told you off made the form shorter. Be like him.`,
      },
    },
    {
      id: 'fair-scale',
      shared: { publishedAt: '2026-06-26T09:00:00+08:00', cover: 'integrity-steelyard' },
      zh: {
        title: '长街上的公平秤',
        summary: '鹤汀做秤人家的第五代，给食堂的收货口送来一杆秤。',
        source: '鹤汀古镇党支部',
        body: `鹤汀长街还有一家做杆秤的铺子，传到第五代。老秤十六两，每一两是一颗星，末尾三颗叫福、禄、寿：缺一两折福，缺二两损禄，缺三两短寿。

六月，秤匠陶老给员工食堂收货口送来一杆秤，只收了工钱。收货员早用电子秤了，为什么还要一杆？陶老说，不是给你们称菜的，是给送菜的人看的。

现在收货的流程是：电子秤称重，送货人看读数，杆秤复核抽取的一筐，三方签字。从挂上那天算起，差错由每月七八起降到两起，都是读数看串了行。`,
      },
      en: {
        title: 'The steelyard at the kitchen door',
        summary:
          'The fifth generation of a family of scale-makers gave the staff canteen something to weigh with.',
        source: 'Heting Old Town Party Branch',
        body: `One shop on Long Street in Heting still makes steelyards, as it has for five generations. The old pound had sixteen ounces, each marked by a brass star. The last three stars are Fortune, Rank and Long Life, and whoever gives an ounce short is said to lose the first, two ounces the second, three the third.

In June old Mr Tao brought a steelyard to the delivery door of the staff canteen and charged only for his labour. The canteen has electronic scales. What did it want with another? It is not for you to weigh vegetables with, he said. It is for the man who brings them to look at.

Now the electronic scale is read aloud, the driver sees the figure, one basket is checked on the steelyard, and three people sign. There used to be seven or eight mistakes a month. There are two, and in both somebody had read the wrong line.`,
      },
    },
    {
      id: 'before-you-sign',
      shared: { publishedAt: '2026-05-15T09:00:00+08:00', cover: 'integrity-sheet' },
      zh: {
        title: '签字之前：给新任主管的一课',
        summary: '四十七名新任主管在竹溪书院上了半天课，作业是一张白纸。',
        source: '灵山学院',
        body: `五月十五日，四十七名新任主管在竹溪书院上岗前廉洁课。老师不讲道理，先发一张白纸，请每人写下：“从今天起，哪些事情会因为我的一个签字而改变？”

写得最多的是请假、排班、领料、验收。授课的集团纪委委员梁素之把纸收上来，念了其中十二条，又问：“这些事里，哪一件没有人会送你礼？”教室里安静了一会儿。

课后留三条：

1. 签之前问一句，这件事如果贴在公告栏上，我愿不愿意署名。
2. 亲友的事，先报告，再回避。
3. 拿不准的，当天问，不过夜。`,
      },
      en: {
        title: 'Before you sign: a lesson for new managers',
        summary:
          'Forty-seven people newly in charge spent half a day at the academy. The exercise was a blank sheet of paper.',
        source: 'Lingshan College',
        body: `On 15 May forty-seven new managers came to Bamboo Creek Academy for a lesson before they took up their posts. It began with a blank sheet. On it each was to write an answer: from today, what will change because I have signed?

Most wrote leave, rotas, stores and acceptance of work. Liang Suzhi, of the Group’s discipline inspection commission, collected the sheets, read out twelve lines and asked, “For which of these will nobody ever bring you a present?” The room was quiet for a while.

They took three rules away with them:

1. Ask whether you would put your name to it on the notice board.
2. If it touches family or friends, report it first, then stand aside.
3. If in doubt, ask the same day. Do not sleep on it.`,
      },
    },
  ])
