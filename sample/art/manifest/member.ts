import { cover, photo, type Rows, series } from './row.ts'

/** Member enterprises other than the scenic spots: industry clusters with two further pictures each, and welfare. */
export const member: Rows = {
  ...series('industry', 1, cover, [
    ['industry', 'noon'],
    ['terrace', 'dawn'],
    ['city', 'night'],
    ['lotus', 'autumn'],
    ['bridge', 'dawn'],
  ]),
  ...series(
    'industry-1',
    1,
    cover,
    [
      ['industry', 'dawn'],
      ['lake', 'spring'],
    ],
    2,
  ),
  ...series(
    'industry-2',
    1,
    cover,
    [
      ['terrace', 'noon'],
      ['bamboo', 'spring'],
    ],
    2,
  ),
  ...series(
    'industry-3',
    1,
    cover,
    [
      ['industry', 'dusk'],
      ['city', 'noon'],
    ],
    2,
  ),
  ...series(
    'industry-4',
    1,
    cover,
    [
      ['town', 'noon'],
      ['study', 'autumn'],
    ],
    2,
  ),
  ...series(
    'industry-5',
    1,
    cover,
    [
      ['city', 'dawn'],
      ['town', 'night'],
    ],
    2,
  ),
  ...series('welfare', 1, photo, [
    ['lotus', 'dusk'],
    ['steps', 'dawn'],
    ['study', 'spring'],
    ['lake', 'autumn'],
    ['bamboo', 'noon'],
    ['lanterns', 'dusk'],
  ]),
}
