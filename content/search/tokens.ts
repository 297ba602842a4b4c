import { pinyin } from 'pinyin-pro'

const han = /\p{Script=Han}+/gu
const runs = /(\p{Script=Han}+)|([\p{L}\p{N}]+)/gu
const longestWord = 40
/** A text is searched up to here; an index row of PostgreSQL is limited to a megabyte. */
const longestText = 60_000
/** Phrases never reach over this: it stands between title, text and pinyin. */
const gap = 'zz'

export const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Runs of a text in order: Chinese characters apart from words of letters and digits. */
export function runsOf(text: string): { han: boolean; text: string }[] {
  return [...fold(text).matchAll(runs)].flatMap((match) => {
    const [, chinese, mixed = ''] = match
    if (chinese) return [{ han: true, text: chinese }]
    // Letters may hold Chinese ones that follow without a gap: A4纸.
    return mixed
      .split(/(\p{Script=Han}+)/u)
      .filter(Boolean)
      .map((part) => ({ han: /^\p{Script=Han}/u.test(part), text: part }))
  })
}

/** Chinese → pairs of neighbours and the last character alone; other scripts → words. */
export function textTokens(text: string): string[] {
  return runsOf(text.slice(0, longestText)).flatMap((run) => {
    if (!run.han) return [cut(run.text)]
    const characters = [...run.text]
    return characters.map((character, index) => character + (characters[index + 1] ?? ''))
  })
}

export const cut = (word: string): string => [...word].slice(0, longestWord).join('')

/** Titles only: joined syllables (`zp`) and initials (`zi`) from every start, six at most, found by their beginning. */
export function pinyinTokens(title: string): string[] {
  return [...fold(title).matchAll(han)].flatMap(([run]) => {
    // v: true writes 绿 as lv, the way it is typed.
    const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true })
    return syllables.flatMap((_, start) => {
      const six = syllables.slice(start, start + 6)
      return [`zp${six.join('')}`, `zi${six.map((syllable) => syllable[0] ?? '').join('')}`]
    })
  })
}

/** All tokens of a published entry, in order. The same go into both databases. */
export const documentTokens = (title: string, text: string): string[] => [
  ...textTokens(title),
  gap,
  ...textTokens(text),
  gap,
  ...pinyinTokens(title),
]
