const words = new Intl.Segmenter('zh', { granularity: 'word' })

/** The Chinese words of two characters or more in a text. */
export const chineseWordsIn = (text: string): string[] => [
  ...new Set(
    Array.from(words.segment(text), ({ segment }) => segment).filter((word) =>
      /^\p{Script=Han}{2,}$/u.test(word),
    ),
  ),
]

/** Of each character of a text, whether it is in a word that texts have as it is: then it is no slip. */
export const rightCharacters = (text: string, written: readonly string[]): boolean[] =>
  Array.from(words.segment(text)).flatMap(({ segment }) =>
    Array.from(segment, () => written.includes(segment)),
  )
