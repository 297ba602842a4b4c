import type { Language } from '@shanmen/contract/languages.ts'

/** The words of the home page that name something of this group. */
export const homeBrand = {
  zh: {
    scroll: '八处山水，一卷相连',
    scrollNote: '从听雪岭的第一片雪，到含香荷塘的最后一朵花，跟着水往左走。',
    scrollName: '青绿长卷',
    scrollBegin: '顺水而行　八站一卷',
    scrollEnd: '水至此静',
    scrollRest: '余纸留给来人',
    hero: '长卷的左端：荷塘与水边的古镇',
    welfareNote: '荷灯助学、乡村书屋、古树守护',
    news: '新闻动态',
    careers: '来山里上班',
  },
  en: {
    scroll: 'Eight places, one painting',
    scrollNote:
      'A Chinese scroll opens from the right. Follow the water to the left, from the first snow on the ridge to the last lotus in the ponds.',
    scrollName: 'A long scroll',
    scrollBegin: 'Follow the water: eight stops, one scroll',
    scrollEnd: 'The water rests',
    scrollRest: 'the blank paper is yours',
    hero: 'The left end of the scroll: lotus ponds and the old town by the water',
    welfareNote: 'Scholarships, village libraries, old trees',
    news: 'Latest news',
    careers: 'Come and work in the hills',
  },
} satisfies Record<Language, Record<string, string>>

/** The small Latin captions above two sections, the same in both languages. */
export const brandEyebrows = { scroll: 'A blue-green scroll', college: 'Lingshan College' }
