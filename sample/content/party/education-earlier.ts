import { entriesOf } from '../../entry.ts'

export const earlierEducation = () =>
  entriesOf('education', [
    {
      id: 'lotus-exhibition',
      shared: { publishedAt: '2025-07-18T09:00:00+08:00', cover: 'integrity-exhibition' },
      zh: {
        title: '以荷为题：清风书画展在含香开幕',
        summary: '八十六件作品，作者是船工、保洁员、厨师和他们的孩子。',
        source: '竹溪书院与含香荷塘联合党支部',
        body: `七月十八日，“以荷为题”清风书画展在含香荷塘的水榭开幕，展出员工与家属作品八十六件。评选时遮去姓名与部门，由五位村民投票。

最受喜欢的一幅没有画花，画的是一节藕：断面上九个孔，旁边一行小字，“看得见的空，才是真的空”。作者是荷塘保洁员邹小满，第一次拿毛笔。

展览持续至八月底。`,
      },
      en: {
        title: 'On the lotus: an exhibition among the ponds',
        summary:
          'Eighty-six works by boatmen, cleaners, cooks and their children, on a flower that stands for honesty.',
        source: 'Academy and Lotus Ponds Party Branch',
        body: `In China the lotus, which rises clean out of the mud, has long stood for honest conduct. An exhibition on that theme opened in the waterside pavilion at Fragrant Lotus Ponds on 18 July, with eighty-six paintings and pieces of calligraphy by staff and their families. Names and departments were covered, and five villagers chose.

The favourite had no flower in it. It showed a lotus root, cut across, with its nine holes, and beside them a line in a small hand: *the emptiness you can see is the real kind*. It is by Zou Xiaoman, who keeps the ponds tidy and had not held a brush before.

The exhibition runs until the end of August.`,
      },
    },
    {
      id: 'accepting-work',
      shared: { publishedAt: '2025-04-11T09:00:00+08:00', cover: 'integrity-brick' },
      zh: {
        title: '一块砖的验收：修缮工程里的小事',
        summary: '监理敲了敲墙，说有一块砖是空的。拆开一看，果然。',
        source: '工程建设部',
        body: `去年冬天，晚塔山山门围墙验收。监理老郑沿墙走了一遍，用小锤敲，敲到第三十七步停住：“这一块是空的。”施工方说不可能。拆开看，里面少了半块砖，灌的是碎渣。

半块砖值四角钱。老郑没有签字。施工方返工十一天，重砌二十六米，费用自负。完工那天，工头把那半块砖刷干净，送给了工程部，现在摆在部门门口的架子上，下面压着一张卡片：四角钱。

我们把它讲给每一个新来的施工员听。`,
      },
      en: {
        title: 'Forty fen: the matter of half a brick',
        summary: 'The inspector tapped the wall and said one brick was hollow. They opened it, and it was.',
        source: 'Works and Conservation',
        body: `Last winter the wall beside the gate of Evening Pagoda Hill came up for acceptance. Mr Zheng, the inspector, walked along it with a small hammer. At the thirty-seventh step he stopped. “This one is hollow.” Impossible, said the contractor. They opened the wall. Half a brick was missing, and the gap had been filled with rubble.

Half a brick costs forty fen, less than half a yuan. Mr Zheng did not sign. The contractor took down and rebuilt twenty-six metres in eleven days, at his own expense. When it was done the foreman washed the half-brick and presented it to the department. It stands on a shelf by the door, with a card under it: *forty fen*.

Every new site engineer is told the story.`,
      },
    },
    {
      id: 'festival-reminder',
      shared: { publishedAt: '2026-09-11T09:00:00+08:00', cover: 'integrity-mooncakes' },
      zh: {
        title: '中秋国庆廉洁提醒：节日要过好，红线不能碰',
        summary: '节前六条，张贴于各单位公告栏。',
        source: '集团纪委',
        body: `中秋、国庆将至，请全体员工遵守以下六条：

1. 不收供应商、商户、承租人的礼品礼金、购物卡与电子红包。推辞不掉的，三日内登记上交。
2. 不用公款购买月饼、烟酒与消费卡。各单位节日慰问统一由工会按标准发放。
3. 不借节日走访安排宴请、游玩。
4. 公务用车节日封存，值班用车登记里程。
5. 不向管理和服务对象推销任何商品。
6. 值班期间不饮酒。

村民自发送来、确实无法退回的自家瓜果，一律登记，由工会统一处理。

监督举报热线 [0000-8800-110](tel:0000-8800-110)，节日期间照常有人接听。`,
      },
    },
  ])
