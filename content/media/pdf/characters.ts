// What looks like a character and is another one: radicals, compatibility characters, forms for vertical lines, ligatures,
// wide letters and digits, letters of formulas.
const lookalikes =
  /[\u2E80-\u2FDF\u3300-\u33FF\uF900-\uFAFF\uFB00-\uFB06\uFE10-\uFE19\uFE30-\uFE4F\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}\u{2F800}-\u{2FA1F}]/gu

const pairs = (written: string): [string, string][] =>
  [...written.matchAll(/(.)(.)/gu)].map(([, from = '', to = '']) => [from, to])

const own = new Map([
  // Some fonts call a simplified character by the radical that looks like it, which NFKC leaves, or of 户 makes the traditional 戶.
  ...pairs(
    '⼾户⺒巳⺓幺⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻬齐⻮齿⻰龙⻳龟',
  ),
  // NFKC would make narrow punctuation of these.
  ...pairs('︐，︓：︔；︕！︖？︵（︶）'),
])

/** Text of a PDF with the characters that people type; other punctuation stays as it is. Lines stay apart. */
export const normalizeCharacters = (text: string): string =>
  text
    .replace(lookalikes, (character) => own.get(character) ?? character.normalize('NFKC'))
    // Where a word was or could have been divided.
    .replace(/\u00AD(?: ?\n)?/g, '')
    // Controls; a database refuses NUL and half surrogates.
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
    .replace(/[^\S\n]+/g, ' ')
    // Letter-spaced Chinese words.
    .replace(/(?<=^|\s)\p{Script=Han}(?: \p{Script=Han}){2,}(?=\s|$)/gu, (word) => word.replaceAll(' ', ''))

const cjk = String.raw`[\p{Script=Han}、，。；：！？…（）《》「」]`
const quote = '[“”‘’]'
/** Where a line ends after the hyphen of a word or of a number. */
export const wrapAtHyphen = /(?<=[\p{Ll}\d][-‐]) ?\n ?(?=[\p{L}\d])/gu
/** Where a line ends inside a Chinese sentence. */
const chineseWrap = new RegExp(
  `(?<=${cjk}) ?\\n ?(?=${cjk}|${quote})|(?<=[，。；：、]|${quote}(?=.?\\n.?${cjk})) ?\\n ?`,
  'gu',
)

/** The lines of a paragraph as one: Chinese lines join without a space, and so does what follows the hyphen of a word or number. */
export const joinLines = (text: string): string =>
  text.replace(wrapAtHyphen, '').replace(chineseWrap, '').replace(/\s+/g, ' ').trim()
