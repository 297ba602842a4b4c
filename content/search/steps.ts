import type { SearchStep } from '@shanmen/contract/schemas/search.ts'
import { syllablesOf } from './document-tokens.ts'
import type { Wanted } from './find.ts'
import { chinesePhrase, type Phrase, parseQuery, phraseOf, type Query, type Synonyms } from './query.ts'
import { withoutQuestion } from './question-words.ts'
import { similarWords } from './similar-words.ts'
import { runsOf } from './tokens.ts'
import { toSimplified } from './traditional.ts'

export type Attempt = Pick<Wanted, 'queries' | 'inOtherLanguage'> & {
  step: SearchStep
  /** What is searched for. */
  used: string
}

const isLatin = (text: string) => /[a-z]{2}/i.test(text) && !/\p{Script=Han}/u.test(text)

/**
 * What a text can mean, the next only when the one before finds nothing. None for a text without letters and digits.
 * `readWords` reads the words that are spelled like one.
 */
export async function* attempts(
  typed: string,
  synonyms: Synonyms,
  readWords: (word: string) => Promise<readonly string[]>,
): AsyncGenerator<Attempt> {
  const words = (text: string) => alsoApart(parseQuery(text, { pinyin: false, synonyms }))
  if (words(typed)[0]?.length === 0) return
  yield { step: 'words', used: typed, queries: words(typed) }
  if (isLatin(typed)) yield { step: 'pinyin', used: typed, queries: [parseQuery(typed)] }
  const text = toSimplified(typed)
  if (text !== typed) yield { step: 'simplified', used: text, queries: words(text) }
  yield* similar(text, readWords)
  yield {
    step: 'otherLanguage',
    used: text,
    queries: [parseQuery(text, { pinyin: false })],
    inOtherLanguage: true,
  }
  const rest = withoutQuestion(text)
  if (rest === text || words(rest)[0]?.length === 0) return
  const question = { step: 'question', used: rest } as const
  yield { ...question, queries: words(rest) }
  yield { ...question, queries: [parseQuery(rest, { pinyin: false })], inOtherLanguage: true }
  yield { ...question, queries: mostOf(words(rest)[0] ?? []) }
}

/** How many runs may be in two parts: each has a query for every place between two characters. */
const mostApart = 2
/**
 * Longer runs are searched for as they are: the queries for their parts and slips have the square of their characters, which
 * took half a second for the longest text.
 */
const longestRun = 30

/**
 * A query, and the same with each run of four characters or more in two parts: Chinese has no spaces, 水质监测 is also
 * 水质 with 监测 elsewhere.
 */
function alsoApart(query: Query): Query[] {
  const long = query.filter((term) => [...hanOf(term)].length >= 4)
  if (long.length === 0 || long.length > mostApart) return [query]
  if (long.some((term) => [...hanOf(term)].length > longestRun)) return [query]
  const apart = long.flatMap((term) => {
    const characters = [...hanOf(term)]
    const others = query.filter((other) => other !== term)
    return Array.from({ length: characters.length - 3 }, (_, at) => [
      ...others,
      ...[characters.slice(0, at + 2), characters.slice(at + 2)].map((part) => [
        chinesePhrase(part.join('')),
      ]),
    ])
  })
  return [query, ...apart]
}

const hanOf = ([phrase]: Query[number]): string =>
  /^\p{Script=Han}+$/u.test(phrase?.text ?? '') ? (phrase?.text ?? '') : ''

/** Slips: wrong letters, characters that sound the same, and at last most of what was typed. */
async function* similar(
  text: string,
  readWords: (word: string) => Promise<readonly string[]>,
): AsyncGenerator<Attempt> {
  const terms = parseQuery(text, { pinyin: false })
  const isSpelled = terms.some(([phrase]) => phrase && /^[a-z]{4,}$/.test(phrase.text))
  if (isSpelled) {
    const spelled: string[][] = []
    for (const [phrase] of terms)
      spelled.push(similarWords(phrase?.text ?? '', await readWords(phrase?.text ?? '')))
    const corrected = terms.map((term, at) => {
      const others = (spelled[at] ?? []).map((word) => phraseOf({ han: false, text: word }))
      return others.length > 0 ? others : term
    })
    if (spelled.some((others) => others.length > 0))
      yield { step: 'similar', used: corrected.map(([first]) => first?.text).join(' '), queries: [corrected] }
  }
  if (!/\p{Script=Han}{2}/u.test(text)) return
  yield {
    step: 'similar',
    used: text,
    queries: [terms.map(([phrase]) => (phrase ? homophones(phrase) : []))],
  }
  yield { step: 'similar', used: text, queries: mostOf(terms) }
}

/** A phrase of characters, or a title that sounds the same: the usual slip of who types pinyin. */
function homophones(phrase: Phrase): Phrase[] {
  const [run] = runsOf(phrase.text)
  if (!run?.han || [...run.text].length < 2) return [phrase]
  // The index has six syllables from each character on.
  const syllables = syllablesOf(run.text).slice(0, 6)
  return [phrase, { tokens: [`zp${syllables.join('')}`], prefix: true, text: '' }]
}

/** Of so many pairs of characters some may be wrong, next to each other: 60 % must be there. */
const wrongPart = 0.4

/** The terms without each stretch of pairs of characters; numbers and other words stay. */
function mostOf(terms: Query): Query[] {
  const pairs = terms.flatMap((term, at) =>
    term.length === 1 && /^\p{Script=Han}{2,}$/u.test(term[0]?.text ?? '')
      ? (term[0]?.tokens ?? []).map((token) => ({ at, token }))
      : [],
  )
  const wrong = Math.floor(pairs.length * wrongPart)
  if (wrong === 0 || pairs.length > longestRun) return []
  return Array.from({ length: pairs.length - wrong + 1 }, (_, from) => {
    const left = pairs.map((pair, index) => (index >= from && index < from + wrong ? undefined : pair))
    const phrases: Phrase[] = []
    for (const [index, pair] of left.entries()) {
      if (!pair) continue
      const before = left[index - 1]
      const last = phrases.at(-1)
      if (before?.at === pair.at && last) {
        last.tokens.push(pair.token)
        last.text += pair.token.slice(-1)
      } else phrases.push({ tokens: [pair.token], prefix: false, text: pair.token })
    }
    const others = terms.filter((_, at) => !pairs.some((pair) => pair.at === at))
    return [...others, ...phrases.map((phrase) => [phrase])]
  })
}
