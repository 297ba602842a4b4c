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
