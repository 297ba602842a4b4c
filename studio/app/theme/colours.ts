/**
 * The design's colours, the same as in site/app/styles/tokens.css. Literal values, because the theme computes with them.
 */
export const colours = {
  paper: '#faf7f0',
  silk: '#f3eee3',
  chip: '#e8e0cf',
  card: '#fffdf8',
  line: '#ded5c3',
  line2: '#c8bb9f',
  ink: '#1c2422',
  ink2: '#3b4441',
  ink3: '#5a625e',
  cinnabar: '#a5352a',
  cinnabarDeep: '#84261d',
  cinnabarSoft: '#f6e6df',
  bronze: '#7d5e2d',
  celadon: '#2c665b',
  celadonDeep: '#235549',
  celadonSoft: '#e3ece6',
  indigo: '#2f4f6b',
  indigoSoft: '#e3e9ee',
  pine: '#13201e',
  onPine: '#f1ebde',
  onPine2: '#b9c0b6',
  gold: '#dcc08a',
} as const

export const serif = {
  zh: '"Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", "Noto Serif SC", STSong, SimSun, serif',
  en: '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", P052, Georgia, serif',
}
export const sans = {
  zh: '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, sans-serif',
  en: '"Avenir Next", "Segoe UI", "Helvetica Neue", "Noto Sans CJK SC", system-ui, sans-serif',
}

/** The height of the header in pixels; sticky elements below it are offset by it. */
export const headerHeight = 56
