import { pinyin } from 'pinyin-pro'
import { fold, textTokens } from './tokens.ts'

const han = /\p{Script=Han}+/gu
/** Between title, text and pinyin, so that no phrase matches across them. */
const gap = 'zz'

/** Titles only: joined syllables (`zp`) and initials (`zi`) from every start, six at most, found by their beginning. */
function pinyinTokens(title: string): string[] {
  return [...fold(title).matchAll(han)].flatMap(([run]) => {
    // v: true writes 绿 as lv, as it is typed.
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
