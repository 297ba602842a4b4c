import { entriesOf } from '../../entry.ts'

const slide = (
  n: 1 | 2 | 3,
  title: { zh: string; en: string },
  subtitle: { zh: string; en: string },
  seal: string,
) => ({
  title,
  subtitle,
  // A seal is a mark, not a word to be read: it is the same in both languages.
  seal: { zh: seal, en: seal },
  wide: `hero-${n}`,
  tablet: `hero-${n}-tablet`,
  phone: `hero-${n}-phone`,
})

/** The paintings of the first screen and the words between the lists of the home page. */
export const home = () =>
  entriesOf('home', [
    {
      id: 'home',
      shared: {
        slides: [
          slide(
            1,
            { zh: '见山见水\n亦见人心', en: 'First the mountain,\nthen the water,\nthen each other.' },
            { zh: '守一座山，待四方人', en: 'Keeping one mountain, welcoming all who come' },
            '灵山',
          ),
          slide(
            2,
            { zh: '青山不语\n自有来人', en: 'The hills say nothing.\nStill the path\nis worn.' },
            { zh: '修路之前，先问水往哪里流', en: 'Before we lay a path we ask where the water runs' },
            '守静',
          ),
          slide(
            3,
            { zh: '一湖灯火\n万里归人', en: 'A lake of lamps,\na long road,\nand someone home.' },
            { zh: '把远道而来的人，当作回家的人', en: 'Every visitor, greeted as someone coming home' },
            '近人',
          ),
        ],
        industryImage: 'industry-1',
        collegeImage: 'college-window',
        partyImage: 'party-01',
      },
      zh: {
        introTitle: '二十六年，守一座山，也走出一座山。',
        industryTitle: '山水之外，让产业有根，让善意有期',
        collegeTitle: '推窗见山处，皆是课堂',
        collegeText:
          '学院面向员工与同行开放，课程来自一线：一位船工如何读云，一名木匠如何听木，一个客房管家如何记住三百位客人的茶。',
        partyTitle: '红色引领，同心聚力',
        partyText: '九个支部，一百二十六名党员，\n守在山水最前面的地方。',
        verse: '山不来，我们便往山里去。\n路走久了，人也成了风景。',
      },
      en: {
        introTitle: 'Twenty-six years beside one mountain, and a road that leads out from it.',
        industryTitle: 'Industries with roots, kindness with a calendar',
        collegeTitle: 'Wherever a window opens on the hills, there is a classroom',
        collegeText:
          'Open to our own people and to colleagues in the trade, with courses that come from the work itself: how a boatman reads cloud, how a carpenter listens to timber, how a housekeeper remembers the tea of three hundred guests.',
        partyTitle: 'One purpose, shared by many hands',
        partyText: 'Nine branches and 126 members,\nposted where the hills and the water need them first.',
        verse:
          'If the mountain will not come to us, we go to the mountain.\nWalk the road long enough and you become part of the view.',
      },
    },
  ])
