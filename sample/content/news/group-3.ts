import { type Day, entriesOf } from '../../entry.ts'

export const groupNews3 = (day: Day) =>
  entriesOf('news', [
    {
      id: 'annual-meeting-water-first',
      shared: { channel: 'group', publishedAt: day(-311, '17:30'), cover: 'detail-islands' },
      zh: {
        title: '集团召开年度工作会：把“水、路、人”三件事排在前面',
        summary: '会议明确新一年十二项重点工作，年度生态与公益投入不低于净利润的百分之三。',
        source: '集团宣传中心',
        author: '综合管理部',
        body: `集团年度工作会在湖西总部召开。八处景区、五个产业集群与九个部门的负责人，同四十二名一线员工代表一同参会。

会议回顾了上一年的工作：接待游客四百七十八万人次，客诉率下降百分之二十八；八处景区全部通过无障碍复核；生态修复与公益支出占净利润的百分之三点四。

## 新一年的三件事

1. **水**：完成鹤汀水站建设，岚屿湖东岸湿地扩展三百亩
2. **路**：云阶古道全线开放，景区间接驳线路由六条增至九条
3. **人**：学院新开一线课程两门，宿舍改造四百套，基层岗位平均加薪百分之六

会议请四十二名一线代表依次说一件“做得不够好的事”，逐项登记，限期答复。`,
      },
      en: {
        title: 'At the annual meeting, three things come first: water, paths, people',
        summary:
          'Twelve tasks for the year, and at least three per cent of net profit for land and community.',
        source: 'Group Communications',
        author: 'Administration',
        body: `The Group held its annual meeting at head office on the west shore. The heads of eight destinations, five industry clusters and nine departments sat down with forty-two colleagues from the front line.

They looked back on a year of 4.78 million visits, 28 per cent fewer complaints, and a second check of step-free access passed by all eight destinations. Restoration and welfare took 3.4 per cent of net profit.

## What comes first

1. **Water**: finish the Heting station; add twenty hectares of wetland on the east shore
2. **Paths**: open the whole Cloudstep stairway; nine shuttle lines instead of six
3. **People**: two new courses taught from the front line, four hundred staff rooms refurbished, six per cent more pay for front-line staff

Each of the forty-two was asked to name one thing that had not gone well enough. Every answer was written down, with a date by which it must be put right.`,
      },
    },
    {
      id: 'green-power-roofs',
      shared: { channel: 'group', publishedAt: day(-365, '09:40'), cover: 'deed-solar' },
      zh: {
        title: '屋顶光伏并网，八处景区过半用电来自阳光',
        summary: '光伏瓦只装在新建与翻修的屋面上，古建与临水立面一处不动。',
        source: '集团宣传中心',
        author: '岚屿清洁能源公司',
        body: `随着湖东客舍最后一片光伏瓦接入电网，集团屋顶光伏一期工程全部并网，总装机六点八兆瓦，年发电约七百二十万度，相当于八处景区用电量的五成半。

工程立了一条规矩：古建不装，临水的一面不装，游客抬头看得见的地方不装。因此最终可用的屋面只剩下原计划的四成，工程队改用更高效的组件，补足了发电量。

## 电用在哪里

- 白天供游船充电与餐厅厨房
- 余电存入三处储能站，夜间点亮步道
- 每年冬至停电一小时，邀请客人看星

收益的一成进入灵山公益基金，用于乡村书屋的照明。`,
      },
      en: {
        title: 'More than half of our power now comes from the roof',
        summary:
          'Solar tiles on new and renovated roofs only. No old building and no waterfront has been touched.',
        source: 'Group Communications',
        author: 'Lanyu Clean Energy',
        body: `With the last solar tile on the east-shore inn connected, the first phase of our roof project is complete: 6.8 megawatts, some 7.2 million kilowatt-hours a year, about 55 per cent of what the eight destinations use.

The project had one rule: nothing on old buildings, nothing facing the water, nothing a visitor can see by looking up. That left two fifths of the roofs in the plan. More efficient panels made up the difference.

## Where it goes

- By day, into the boats and the kitchens
- What is left over into three battery stations, which light the paths at night
- For one hour at the winter solstice, nowhere: we switch off and invite guests to look at the stars

A tenth of the income goes to the Lingshan Fund, to light village libraries.`,
      },
    },
    {
      id: 'step-free-review',
      shared: { channel: 'group', publishedAt: day(-447, '10:15'), cover: 'lesson-ramp' },
      zh: {
        title: '坐着轮椅走完四十二里：岚屿湖步道通过无障碍复核',
        summary: '复核由十九名轮椅使用者、视障者与推婴儿车的家长完成，提出的六十三处问题已改六十一处。',
        source: '集团宣传中心',
        author: '文旅运营部',
        body: `这次复核由使用者来做。走完岚屿湖四十二里步道的，是十一位轮椅使用者、四位视障者和四位推婴儿车的家长。

他们用了两天，记下六十三处问题：坡道长了八米没有歇处，扶手在转角断了三十厘米，卫生间的门要用三公斤的力气才能拉开。

三个月后，六十一处改完。剩下的两处，一处要等古桥年检，一处等候鸟北归。

## 现在您可以

1. 在任一游客中心免费借用电动轮椅，押金零元
2. 在九处驿站找到有人协助的卫生间
3. 提前一天预约，由熟悉路线的同事同行

我们在每处驿站留了一本“难走的地方”，谁都可以写。`,
      },
      en: {
        title: 'Twenty-one kilometres in a wheelchair: the lake path passes its second review',
        summary:
          'The reviewers use wheelchairs, have impaired sight or come with pushchairs. Of the sixty-three faults they found, sixty-one are mended.',
        source: 'Group Communications',
        author: 'Destination Operations',
        body: `This time the users were the inspectors. The twenty-one kilometres around Lanyu Lake were tested by eleven wheelchair users, four people with impaired sight and four parents with pushchairs.

It took them two days. They wrote down sixty-three faults: a ramp eight metres too long without a place to rest, a handrail that stops thirty centimetres short of the corner, a toilet door that takes three kilos of pull.

Three months later sixty-one were mended. The other two must wait, one for the yearly inspection of an old bridge, the other for the birds to fly north.

## What you can do now

1. Borrow a powered wheelchair at any visitor centre, without a deposit
2. Find an assisted toilet at nine rest houses
3. Book, a day ahead, a colleague who knows the way

In every rest house lies a book called “Hard Going”. Anyone may write in it.`,
      },
    },
    {
      id: 'staff-homes-by-the-lake',
      shared: { channel: 'group', publishedAt: day(-521, '16:00'), cover: 'detail-shore' },
      zh: {
        title: '湖西员工新居交付，首批二百四十户入住',
        summary: '房间不大，每户有一扇朝山或朝水的窗。',
        source: '集团宣传中心',
        author: '人力资源部',
        body: `湖西员工新居今天交钥匙。首批入住的二百四十户，有在湖上干了二十年的船工，也有刚毕业三个月的课程设计师。

新居由旧仓库改建，最高四层，没有超过湖边的树。房间从三十六平方米到七十二平方米不等，设计上只守一条：每户都有一扇朝山或朝水的窗。

一层留作公共空间：食堂、洗衣房、一间二十四小时的自习室，以及孩子们放学后的“四点半课堂”。租金为市价的四成，住满八年可继续承租。

第二批一百六十户将于明年交付。`,
      },
    },
  ])
