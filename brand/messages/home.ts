import type { Language } from '@shanmen/contract/languages.ts'

/** The headlines of the home page that name something of this group. */
export const homeBrand = {
  zh: {
    destinations: '八处山水，各有其时',
    welfareNote: '荷灯助学 · 乡村书屋 · 古树守护',
    news: '山间的风，城里的事',
  },
  en: {
    destinations: 'Eight landscapes, each in its own season',
    welfareNote: 'Scholarships, village libraries, old trees',
    news: 'Wind in the hills, word from the city',
  },
} satisfies Record<Language, unknown>

/** The small Latin caption above the college's section, the same in both languages. */
export const collegeEyebrow = 'Lingshan College'
