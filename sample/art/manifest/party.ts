import { cover, type Rows, series } from './row.ts'

/** Party building: red only for activities, brands and the alliance; the education pictures are one set in ink. */
export const party: Rows = {
  ...series('party', 2, cover, [
    ['silk', 'red'],
    ['temple', 'red'],
    ['steps', 'red'],
    ['bridge', 'red'],
    ['peaks', 'red'],
    ['lake', 'red'],
    ['silk', 'red'],
    ['terrace', 'red'],
    ['city', 'red'],
    ['temple', 'red'],
  ]),
  ...series('education', 1, cover, [
    ['moongate', 'ink'],
    ['lake', 'ink'],
    ['study', 'ink'],
    ['town', 'ink'],
    ['bamboo', 'ink'],
    ['lotus', 'ink'],
    ['temple', 'ink'],
    ['lanterns', 'ink'],
  ]),
  ...series('brand', 1, cover, [
    ['peaks', 'red'],
    ['bridge', 'red'],
    ['silk', 'red'],
    ['town', 'red'],
    ['steps', 'red'],
  ]),
  ...series('alliance', 1, cover, [['temple', 'red']]),
}
