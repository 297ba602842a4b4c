import { syllablesOf } from './document-tokens.ts'
import { rightCharacters } from './right-words.ts'
import { pinyinOf } from './word-pinyin.ts'

/** Chinese words by their pinyin. Of words that sound the same it has the first. */
export type WordsBySound = ReadonlyMap<string, string>

export function bySound(words: readonly string[]): WordsBySound {
  const chinese = words.filter((word) => /^\p{Script=Han}{2,}$/u.test(word))
  return new Map(chinese.toReversed().map((word) => [pinyinOf(word).syllables, word]))
}

/** The shortest text in pinyin that is taken for a word: shorter ones are words of other languages too. */
const shortest = 4

/**
 * The words that a text is in pinyin, with or without spaces; undefined when any of it is none. The rest after each letter is
 * read once, from the end: read again for each way to get there, a text of a hundred letters takes minutes.
 */
export function wordsInPinyin(text: string, known: WordsBySound): string[] | undefined {
  const typed = text.replaceAll(/[\s']/g, '')
  const from = Array.from({ length: typed.length + 1 }, (): string[] | undefined => undefined)
  from[typed.length] = []
  for (let start = typed.length - shortest; start >= 0; start -= 1)
    for (let end = typed.length; end >= start + shortest && !from[start]; end -= 1) {
      const rest = from[end]
      const word = rest && known.get(typed.slice(start, end))
      if (word) from[start] = [word, ...rest]
    }
  return from[0]
}

/**
 * A run of Chinese with the words in it that are written by characters of the same sound: 停扯场 is 停车场. What only has words
 * that texts have, `written`, is right.
 */
export function withWordsThatSound(
  run: string,
  known: WordsBySound,
  written: readonly string[] = [],
): string {
  const characters = [...run]
  const syllables = syllablesOf(run)
  const isRight = rightCharacters(run, written)
  let corrected = ''
  for (let at = 0; at < characters.length; ) {
    const lengths = Array.from({ length: characters.length - at }, (_, less) => characters.length - at - less)
    const word = lengths
      .map((length) =>
        isRight.slice(at, at + length).every(Boolean)
          ? undefined
          : known.get(syllables.slice(at, at + length).join('')),
      )
      .find((each) => each !== undefined)
    const next = word ?? characters[at] ?? ''
    corrected += next
    at += [...next].length
  }
  return corrected
}
