import { entriesOf } from '../../entry.ts'

/** The words of the first screen, and those between the lists of the home page. */
export const home = () =>
  entriesOf('home', [
    {
      id: 'home',
      shared: {
        shareImage: 'detail-lake',
        industryImage: 'detail-terrace',
        collegeImage: 'detail-academy',
        partyImage: 'detail-steps',
      },
      zh: {
        headline: '见山见水\n亦见人心',
        subtitle: '守一座山，待四方人',
        seal: '灵山',
        introTitle: '二十六年，守一座山，也走出一座山。',
        industryTitle: '山水之外，让产业有根，让善意有期',
        collegeTitle: '推窗见山处，皆是课堂',
        collegeText:
          '学院面向员工与同行开放，课程来自一线：一位船工如何读云，一位木匠如何听木，一位管家如何记住三百位客人的茶。',
        partyTitle: '党建引领，同心聚力',
        partyText: '九个党支部，一百二十六名党员，\n让党旗在山水一线高高飘扬。',
        verse: '山不来，我们便往山里去。\n路走久了，人也成了风景。',
      },
      en: {
        headline: 'First the mountain,\nthen the water,\nthen each other.',
        subtitle: 'Keeping one mountain, welcoming all who come',
        // A seal is a mark, not a word to be read: it is the same in both languages.
        seal: '灵山',
        introTitle: 'Twenty-six years beside one mountain, and a road that leads out from it.',
        industryTitle: 'Industries with roots, giving you can count on',
        collegeTitle: 'Wherever a window opens on the hills, there is a classroom',
        collegeText:
          'Open to our own people and to colleagues in the trade, with courses that come from the work itself: how a boatman reads cloud, how a carpenter listens to timber, how a housekeeper remembers the tea of three hundred guests.',
        partyTitle: 'One purpose, shared by many hands',
        partyText: 'Nine Party branches and 126 members,\nat work on the front line of hills and water.',
        verse:
          'If the mountain will not come to us, we go to the mountain.\nWalk the road long enough and you become part of the view.',
      },
    },
  ])
