import { pinyin } from 'pinyin-pro'
import { fold, textTokens } from './tokens.ts'
import { toSimplified } from './traditional.ts'

const han = /\p{Script=Han}+/gu
/**
 * Tokens that are no words begin with characters that have no meaning and cannot be searched for: zp, typed for 招聘, would find
 * all titles. `gap` is between title, text and pinyin, so that no phrase matches across them.
 */
export const gap = '\uE000'
export const pinyinMarks = { syllables: '\uE001', initials: '\uE002' }

/** Titles only: joined syllables and initials, found by their beginning: of the whole title, and six at most from every character on. */
function pinyinTokens(title: string): string[] {
  const runs = [...fold(title).matchAll(han)].map(([run]) => syllablesOf(run))
  const starts = runs.flatMap((syllables) => syllables.map((_, start) => syllables.slice(start, start + 6)))
  return [runs.flat(), ...starts]
    .filter((syllables) => syllables.length > 0)
    .flatMap((syllables) => [
      pinyinMarks.syllables + syllables.join(''),
      pinyinMarks.initials + initialsOf(syllables),
    ])
}

/** The pinyin of a run of characters; v: true writes 绿 as lv, as it is typed. */
export const syllablesOf = (run: string): string[] =>
  pinyin(run, { toneType: 'none', type: 'array', v: true })

export const initialsOf = (syllables: readonly string[]): string =>
  syllables.map((syllable) => syllable[0] ?? '').join('')

/** All tokens of a published entry, in order. The same go into both databases. */
export const documentTokens = (title: string, text: string): string[] => [
  ...textTokens(title),
  gap,
  ...textTokens(text),
  gap,
  ...pinyinTokens(title),
]

/** The tokens of a page of a PDF; of traditional characters the simplified ones follow, in which visitors search. */
export function pageTokens(text: string): string[] {
  const simplified = toSimplified(text)
  return simplified === text ? textTokens(text) : [...textTokens(text), gap, ...textTokens(simplified)]
}
