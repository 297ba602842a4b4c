import { pageHero, type Rows, row } from './row.ts'

const still = { vary: false, fine: true }

/** Large pictures with text on them: their composition is frozen. */
export const heroes: Rows = {
  'page-member': row(pageHero, 'peaks', 'noon', 'pm', { ...still, flip: true, pavilion: true }),
  'page-college': row(pageHero, 'bamboo', 'spring', 'pc', { ...still, flip: true }),
  'college-window': row([1280, 960], 'moongate', 'spring', 'cg', {
    ...still,
    flip: false,
    sheet: [1200, 900],
  }),
}
