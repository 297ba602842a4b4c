import { entriesOf, type Sample } from '../../entry.ts'

type Chapter = NonNullable<Sample<'history'>['shared']['chapters']>[number]

const chapter = (
  from: number,
  image: string,
  title: [zh: string, en: string],
  text: [zh: string, en: string],
): Chapter => ({
  from,
  image,
  title: { zh: title[0], en: title[1] },
  text: { zh: text[0], en: text[1] },
})

/** The words at the head of the river of years, and its six chapters. */
export const history = () =>
  entriesOf('history', [
    {
      id: 'history',
      shared: {
        chapters: [
          chapter(
            2000,
            'detail-oldboat',
            ['船坞起步', 'A boat shed'],
            ['三条木船，十一名船工', 'Three wooden boats, eleven boatmen'],
          ),
          chapter(
            2006,
            'detail-town',
            ['一镇重生', 'A town restored'],
            ['修旧如旧，原户原业', 'Repaired as found; every household stays'],
          ),
          chapter(
            2010,
            'detail-academy',
            ['成为集团', 'Becoming a group'],
            ['净利润的百分之三，写进章程', 'Three per cent of net profit, in the articles'],
          ),
          chapter(
            2015,
            'detail-terrace',
            ['塔与田', 'Tower and terrace'],
            ['田归农户，水归众人', 'Fields to the farmers, water to everyone'],
          ),
          chapter(
            2020,
            'detail-ferry',
            ['一脉水', 'One river system'],
            ['最后一台柴油机，陈列在渡口', 'The last diesel engine stands on show at the ferry'],
          ),
          chapter(
            2024,
            'detail-lotus',
            ['长卷新篇', 'A new scroll'],
            ['回到一湖水边，再起一笔', 'Back at the edge of one lake, the brush is dipped again'],
          ),
        ],
      },
      zh: {
        title: '二十六年，一步一步',
        intro:
          '我们从三条木船、十一名船工起步。二十六年来，大体只做了两件事：把一处地方照看好，再等下一处地方交到我们手里。',
      },
      en: {
        title: 'Twenty-six years, step by step',
        intro:
          'We began with three wooden boats and eleven boatmen. In the twenty-six years since, we have done two things: looked after one place well, and waited for the next to be entrusted to us.',
      },
    },
  ])
