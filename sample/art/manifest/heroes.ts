import { pageHero, type Rows, row } from './row.ts'

const wide = [1920, 1080] as const
const phone = [780, 1560] as const
const tablet = [1200, 1440] as const
const share = [1200, 630] as const

const still = { vary: false, fine: true }
const lakeAtDawn = { ...still, flip: false, sunX: 0.345, sunY: 0.25 }

/** Large pictures with text on them: their composition is frozen. */
export const heroes: Rows = {
  'hero-1': row(wide, 'lake', 'dawn', 'h5', lakeAtDawn),
  'hero-1-phone': row(phone, 'lake', 'dawn', 'hm2', {
    ...still,
    flip: false,
    horizon: 0.74,
    sunX: 0.66,
    sunY: 0.19,
  }),
  'hero-1-tablet': row(tablet, 'lake', 'dawn', 'ht1', {
    ...still,
    flip: false,
    horizon: 0.78,
    sunX: 0.56,
    sunY: 0.2,
  }),
  'hero-2': row(wide, 'peaks', 'qinglv', 'h2', { ...still, flip: true }),
  'hero-2-phone': row(phone, 'peaks', 'qinglv', 'h2', { ...still, flip: true }),
  'hero-2-tablet': row(tablet, 'peaks', 'qinglv', 'h2', { ...still, flip: true }),
  'hero-3': row(wide, 'lanterns', 'night', 'h3', { ...still, flip: true }),
  'hero-3-phone': row(phone, 'lanterns', 'night', 'h3', { ...still, flip: true }),
  'hero-3-tablet': row(tablet, 'lanterns', 'night', 'h3', { ...still, flip: true }),
  'page-member': row(pageHero, 'peaks', 'noon', 'pm', { ...still, flip: true, pavilion: true }),
  'page-college': row(pageHero, 'bamboo', 'spring', 'pc', { ...still, flip: true }),
  'page-group': row(pageHero, 'lake', 'ink', 'pa', { ...still, flip: false }),
  'page-disclosure': row(pageHero, 'city', 'noon', 'pi', { ...still, flip: false, clear: true }),
  'page-party': row(pageHero, 'silk', 'red', 'pp', { ...still, flip: false }),
  'page-news': row(pageHero, 'bridge', 'dawn', 'pn', { ...still, flip: false, clear: true }),
  'page-scenic': row([1920, 900], 'lake', 'noon', 'hs4', { fine: true, flip: false }),
  'not-found': row([1600, 1000], 'peaks', 'ink', 'e4', { fine: true, flip: true, pavilion: false }),
  footer: row([1920, 420], 'contour', 'night', 'foot', { ...still, flip: false, solid: '#13201e' }),
  'college-window': row([1280, 960], 'moongate', 'spring', 'cg', {
    ...still,
    flip: false,
    sheet: [1200, 900],
  }),
  'og-zh': row(share, 'lake', 'dawn', 'h5', { ...lakeAtDawn, sheet: [1920, 1080] }),
  'og-en': row(share, 'lake', 'dawn', 'h5', { ...lakeAtDawn, sheet: [1920, 1080] }),
}
