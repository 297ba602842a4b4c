import { isStopWord } from './question-words.ts'
import { runsOf } from './tokens.ts'

/** A shorter part is seldom a word. */
const leastOfPart = 3

const isWord = (text = '') => /^[a-z]{3,}$/.test(text) && !isStopWord(text)

/** What a text may say when English words are written together or apart: board walk is boardwalk, lifejackets are life jackets. */
export function compoundsIn(text: string): { word: string; inText: string }[] {
  const words = runsOf(text).map((run) => run.text)
  const replaced = (at: number, count: number, word: string) => ({
    word,
    inText: words.toSpliced(at, count, word).join(' '),
  })
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    if (!isWord(word)) return []
    const together = isWord(next) ? [replaced(at, 2, word + next)] : []
    const places = Math.max(0, word.length - 2 * leastOfPart + 1)
    const apart = Array.from({ length: places }, (_, n) => {
      const place = leastOfPart + n
      return [word.slice(0, place), word.slice(place)]
    }).filter((parts) => parts.every(isWord))
    return [...together, ...apart.map((parts) => replaced(at, 1, parts.join(' ')))]
  })
}
