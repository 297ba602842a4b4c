const chinese = '岚澄竹溪云霁墨荷松涧鹤汀杏坞琴台砚舟枫桥蓼渚梧庭芦湾麦垄桂棹苇泽樟坪柚谷藕塘'
const starts = ['bel', 'cor', 'dal', 'fen', 'gar', 'hal', 'jor', 'kel', 'lom', 'mar', 'nor', 'pel', 'quil']
const middles = ['a', 'e', 'i', 'o', 'u', 'an', 'en', 'in', 'or', 'ul', 'av', 'es']
const ends = ['bury', 'combe', 'dale', 'ford', 'garth', 'holm', 'mere', 'stead', 'thorpe', 'wick', 'worth']

/** A workshop's made-up name, the rare word of an entry: a few thousand different ones in either language. */
export const nameOf = (number: number) => ({ zh: chineseName(number), en: englishName(number) })

const all = [...chinese]
const at = (rows: readonly string[], number: number): string => rows[number % rows.length] ?? ''

const chineseName = (number: number): string =>
  at(all, number) + at(all, Math.floor(number / all.length) * 7 + number) + at(all, number * 3 + 11)

function englishName(number: number): string {
  const middle = Math.floor(number / starts.length)
  return at(starts, number) + at(middles, middle) + at(ends, Math.floor(middle / middles.length))
}
