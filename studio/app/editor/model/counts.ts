import { type Language, languages } from '@shanmen/contract/languages.ts'

const words = new Intl.Segmenter('en', { granularity: 'word' })
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
const han = /\p{Script=Han}/gu

/** Characters as a person sees them, spaces not counted. */
export function countCharacters(text: string): number {
  return [...graphemes.segment(text.replace(/\s+/g, ''))].length
}

/** Words of a text. Chinese is counted as Chinese offices do: each character, and each Latin word or number once. */
export function countWords(text: string, language: Language): number {
  const chinese = languages[language].isCjk ? (text.match(han)?.length ?? 0) : 0
  const rest = languages[language].isCjk ? text.replace(han, ' ') : text
  return chinese + [...words.segment(rest)].filter(({ isWordLike }) => isWordLike).length
}
