import { entriesOf } from '../../entry.ts'

/** The yearly responsibility reports. What a summary says is in the report, and its figures are in the report's table. */
export const report = () =>
  entriesOf('report', [
    {
      id: '2025',
      shared: { year: 2025, publishedAt: '2026-04-22', cover: 'report-1' },
      zh: {
        title: '水与人 · 2025 年度社会责任报告',
        file: 'report-2025-zh',
        summary: `这一年我们把报告写成两条线：一条是水，从雪岭的融水写到荷塘的莲根；一条是人，从排班表上的同事写到等一份热饭的邻居。

- 岚屿湖平均透明度 3.2 米，可再生电力占比升至百分之四十八。
- 员工 3,540 人，人均受训 52 小时，损失工时事故降至两起。
- 荷灯助学资助学子 308 名，志愿服务 19,300 小时。
- 采购公告 84 件全部公开，收到举报 6 件，均在期限内答复。`,
      },
      en: {
        title: 'Water and People: Responsibility Report 2025',
        file: 'report-2025-en',
        summary: `This year’s report follows two threads. One is water, from snowmelt on the ridge to the roots of the lotus; the other is people, from colleagues on the rota to neighbours waiting for a hot lunch.

- Average clarity of Lanyu Lake 3.2 metres; 48 per cent of electricity from renewable sources.
- 3,540 staff, 52 hours of training each, lost-time accidents down to two.
- 308 scholars supported by Lotus-Lamp; 19,300 hours volunteered.
- All 84 procurement notices published; six reports to the hotline, each answered in time.`,
      },
    },
    {
      id: '2024',
      shared: { year: 2024, publishedAt: '2025-04-22', cover: 'report-2' },
      zh: {
        title: '暮色里的灯 · 2024 年度社会责任报告',
        file: 'report-2024-zh',
        summary: `这一年讲灯。四十二里湖岸步道全线贯通，古镇在夜里调暗三成，山上的值班屋一盏灯亮到天明。

- 沿湖无障碍步道全长 42 里，全线无台阶。
- 古镇夜间照明用电较上年下降百分之二十二。
- 手艺学徒 45 人，其中 11 人出师。`,
      },
      en: {
        title: 'Lamps at Dusk: Responsibility Report 2024',
        file: 'report-2024-en',
        summary: `A year of lights. The step-free path around the lake was completed, the old town learned to be darker by three tenths, and one lamp on the ridge stayed lit until morning.

- Forty-two li (21 km) of shoreline path without a single step.
- Evening lighting in the old town used 22 per cent less electricity than the year before.
- Forty-five craft apprentices, eleven of whom completed their time.`,
      },
    },
    {
      id: '2023',
      shared: { year: 2023, publishedAt: '2024-04-22', cover: 'report-3' },
      zh: {
        title: '同心 · 2023 年度社会责任报告',
        file: 'report-2023-zh',
        summary: `最后一条柴油船在三月靠岸，从此湖上只有水声。这一年的事，没有一件是一个人做成的。

- 岚屿湖游船全部改为电力推进，透明度恢复到 3.2 米。
- 本地供应商采购占比达到百分之六十六。
- 员工代表参与评审的采购项目由 31 项增至 58 项。`,
      },
      en: {
        title: 'Of One Mind: Responsibility Report 2023',
        file: 'report-2023-en',
        summary: `The last diesel boat came in to the quay in March, and since then there has been only the sound of water. Nothing in this report was done by one person alone.

- Every boat on the lake electric; water clarity back to 3.2 metres.
- Sixty-six per cent of purchases from local suppliers.
- Staff representatives sat on 58 procurement panels, against 31 the year before.`,
      },
    },
    {
      id: '2022',
      shared: { year: 2022, publishedAt: '2023-04-21', cover: 'report-4' },
      zh: {
        title: '长夜行舟 · 2022 年度社会责任报告',
        file: 'report-2022-zh',
        summary: `客人少了，事没有少。我们没有裁减一名员工，把空下来的时间用来修船、修路、上课。

- 全年接待游客 268 万人次，比上年少 44 万人次；员工总数不减反增，达 3,120 人。
- 船队电动化完成百分之八十一。
- 人均受训 41 小时，新增内部讲师 36 名。`,
      },
      en: {
        title: 'Rowing Through the Night: Responsibility Report 2022',
        file: 'report-2022-en',
        summary: `There were fewer visitors, and no less to do. Nobody lost their job. The empty days went into mending boats, mending paths and teaching one another.

- 2.68 million visits, 440,000 fewer than the year before; staff rose to 3,120.
- Eighty-one per cent of the fleet converted to electricity.
- Forty-one hours of training each, and thirty-six new teachers from among our own staff.`,
      },
    },
    {
      id: '2021',
      shared: { year: 2021, publishedAt: '2022-04-22', cover: 'report-5' },
      zh: {
        title: '把路修稳 · 2021 年度社会责任报告',
        file: 'report-2021-zh',
        summary: `这是集团第一份完整披露年度数据的报告。我们从脚下的路讲起：哪一级石阶松了，哪一段步道轮椅过不去，都写在里面。

- 沿湖无障碍步道 26 里；八处景区列出待改造台阶 213 处。
- 岚屿湖平均透明度 2.6 米，船队电动化百分之五十三。
- 全年公开采购公告 61 件。`,
      },
      en: {
        title: 'Steady Underfoot: Responsibility Report 2021',
        file: 'report-2021-en',
        summary: `The first report in which the Group set out a full year of figures. It begins with the ground: which steps had worked loose, and where a wheelchair could not pass.

- Twenty-six li (13 km) of step-free path along the lake, and a list of 213 flights of steps at the eight destinations still to be dealt with.
- Average clarity of the lake 2.6 metres; 53 per cent of the fleet electric.
- Sixty-one procurement notices published.`,
      },
    },
  ])
