import { cover, type Rows, series } from './row.ts'

/** The group itself: profile, culture, premises to rent and the covers of the yearly reports. */
export const group: Rows = {
  ...series('profile', 1, cover, [
    ['lake', 'dawn'],
    ['temple', 'noon'],
    ['town', 'dusk'],
    ['industry', 'spring'],
  ]),
  ...series('culture', 1, cover, [
    ['peaks', 'ink'],
    ['moongate', 'spring'],
    ['steps', 'autumn'],
    ['lotus', 'noon'],
  ]),
  ...series('rent', 1, cover, [
    ['town', 'dawn'],
    ['town', 'noon'],
    ['industry', 'dusk'],
    ['lotus', 'spring'],
    ['city', 'qinglv'],
    ['terrace', 'spring'],
    ['moongate', 'ink'],
    ['industry', 'autumn'],
  ]),
  ...series(
    'report',
    1,
    [720, 960],
    [
      ['contour', 'noon'],
      ['contour', 'dusk'],
      ['contour', 'red'],
      ['contour', 'night'],
      ['contour', 'qinglv'],
    ],
  ),
}
