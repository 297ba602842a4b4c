import { codePhrases, splitAtCodes } from './codes.ts'
import { pinyinMarks } from './document-tokens.ts'
import { isStopWord } from './question-words.ts'
import { cut, fold, runsOf } from './tokens.ts'

/** Tokens that are adjacent. `text` is what they say in a title; a phrase of pinyin says nothing. */
export type Phrase = { tokens: string[]; prefix: boolean; text: string }
/** Every term must be found; each by any of its phrases. */
export type Query = Phrase[][]

/** Words that mean the same, each of which finds the others, folded. */
export type Synonyms = readonly (readonly string[])[]

/**
 * A visitor's keyword as a query. Only letters and digits survive, so nothing in it can be an operator. Empty when it
 * holds none: then the title is matched literally instead. `pinyin` also finds titles by syllables and initials.
 */
export function parseQuery(
  keyword: string,
  { pinyin = true, synonyms = [] }: { pinyin?: boolean; synonyms?: Synonyms } = {},
): Query {
  const terms = splitAtSynonyms(keyword, synonyms).flatMap((part) =>
    typeof part === 'string' ? termsOf(part) : [part.flatMap(phrasesOf)],
  )
  // A repeated word has no effect.
  const distinct = new Map(terms.map((term) => [term[0]?.text, term]))
  const query = [...distinct.values()].filter((term) => term.length > 0)
  return pinyin ? query.map(withPinyin) : query
}

const termsOf = (text: string): Query =>
  splitAtCodes(text).flatMap((piece, at) => {
    if (at % 2 === 1) return [codePhrases(piece)]
    return runsOf(piece).map((run, at, runs) => {
      const phrase = phraseOf(run)
      // "the", or a letter before another word, is whole: what begins with it would be most of the index, and to look through it for
      // each of 25 letters took half a second.
      const isWhole = !run.han && (isStopWord(run.text) || (at < runs.length - 1 && run.text.length === 1))
      return [isWhole ? { ...phrase, prefix: false } : phrase]
    })
  })

/** The text around the words that have synonyms, and each such word with the others. */
export function splitAtSynonyms(text: string, synonyms: Synonyms): (string | readonly string[])[] {
  const folded = fold(text)
  const letters = joinedUp(folded)
  const [found] = synonyms
    .flatMap((words) =>
      words.flatMap((word) => {
        const place = placeOf(word, folded, letters)
        return place ? [{ words, word, ...place }] : []
      }),
    )
    // Of a word and its plural the one that was typed.
    .sort((a, b) => b.end - b.start - (a.end - a.start) || b.word.length - a.word.length)
  if (!found) return [text]
  const { words, word, start, end } = found
  return [
    ...splitAtSynonyms(folded.slice(0, start), synonyms),
    [word, ...words.filter((other) => other !== word)],
    ...splitAtSynonyms(folded.slice(end), synonyms),
  ]
}

/**
 * Where a text has a word. Latin words count as a whole, "bus" is not in "business", though in "buses"; step-free is step free, and a
 * chairlift a chair lift.
 */
function placeOf(
  word: string,
  text: string,
  lettersOfText: string,
): { start: number; end: number } | undefined {
  if (!/^[a-z]/.test(word)) {
    const start = word === '' ? -1 : text.indexOf(word)
    return start < 0 ? undefined : { start, end: start + word.length }
  }
  const letters = joinedUp(word)
  if (!lettersOfText.includes(letters)) return undefined
  // Two letters are an abbreviation, and its plural another word: hr, hrs.
  const plural = letters.length > 2 ? '(?:s|(?<=s|x|z|ch|sh|o)es)?' : ''
  const found = new RegExp(`(?<![a-z0-9])${[...letters].join('[^a-z0-9]*')}${plural}(?![a-z0-9])`).exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}

/** The Latin letters and digits of a text, one after the other. */
export const joinedUp = (text: string): string => text.replaceAll(/[^a-z0-9]+/g, '')

/** A synonym of several words is one phrase. */
function phrasesOf(text: string): Phrase[] {
  const phrases = runsOf(text).map(phraseOf)
  const tokens = phrases.flatMap((phrase) => phrase.tokens)
  return tokens.length > 0 ? [{ tokens, prefix: phrases.at(-1)?.prefix ?? false, text: fold(text) }] : []
}

/** A word also finds longer ones that begin with it; a number is exact. */
export const phraseOf = ({ han, text }: { han: boolean; text: string }): Phrase =>
  han ? chinesePhrase(text) : { tokens: [cut(text)], prefix: !/\d/.test(text), text }

export function chinesePhrase(text: string): Phrase {
  const characters = [...text]
  // A single character is the beginning of every pair it starts.
  if (characters.length === 1) return { tokens: characters, prefix: true, text }
  return {
    tokens: characters.slice(0, -1).map((character, index) => character + (characters[index + 1] ?? '')),
    prefix: false,
    text,
  }
}

/** What finds a term, or a title that is written like it in pinyin. */
export const withPinyin = (term: Query[number]): Phrase[] => [
  ...term,
  ...term.flatMap((phrase) => pinyinPhrases(phrase)),
]

/** Titles whose pinyin, or whose initials, begin with this word anywhere. */
export function pinyinPhrases({ text, tokens }: Phrase, marks = Object.values(pinyinMarks)): Phrase[] {
  if (!/^[a-z]{2,}$/.test(text) || tokens.length > 1) return []
  return marks.map((mark) => ({ tokens: [mark + text], prefix: true, text: '' }))
}

/** A text that has more words than this is hardly ever about longer ones: to ask would take as long as the search. */
const mostWhole = 4

/**
 * The same query for whole words: "tea" is not in "teaching", though in "teas". Undefined where that makes no difference, as in
 * Chinese.
 */
export function wholeWords(query: Query): Query | undefined {
  if (query.length > mostWhole) return undefined
  return query.some((term) => term.some(isBeginning)) ? query.map(inWholeWords) : undefined
}

/** The same query, of a long text for whole words: to put together all that begins with "old" takes half the time of its search. */
export const wholeWordsIfLong = (query: Query): Query =>
  query.length > mostWhole ? query.map(inWholeWords) : query

/** Whether a phrase finds longer words too. */
const isBeginning = ({ prefix, text }: Phrase) => prefix && /^[a-z]{2,}$/.test(text.split(' ').at(-1) ?? '')

/** What finds the same words, but no longer ones than their plurals. */
export const inWholeWords = (term: readonly Phrase[]): Phrase[] =>
  term.flatMap((phrase) => {
    if (!isBeginning(phrase)) return phrase
    const { tokens, text } = phrase
    return ['', 's', 'es'].map((ending) => ({
      tokens: [...tokens.slice(0, -1), tokens.at(-1) + ending],
      prefix: false,
      text: text + ending,
    }))
  })

/** A word and its synonym can have the same form: each is looked for once. */
const join = (terms: Query, or: string, and: string, phrase: (phrase: Phrase) => string): string =>
  terms.map((phrases) => `(${[...new Set(phrases.map(phrase))].join(or)})`).join(and)

/** For SQLite's FTS5. */
export const toFts5 = (query: Query): string =>
  join(query, ' OR ', ' AND ', ({ tokens, prefix }) => `"${tokens.join(' ')}"${prefix ? '*' : ''}`)

/** For PostgreSQL's tsquery. */
export const toTsquery = (query: Query): string =>
  join(query, ' | ', ' & ', ({ tokens, prefix }) => {
    const last = tokens.length - 1
    return `(${tokens.map((token, index) => `'${token}'${prefix && index === last ? ':*' : ''}`).join(' <-> ')})`
  })

// Positions of PostgreSQL end here.
const lastPosition = 16_383

/**
 * Tokens as a tsvector literal: PostgreSQL's own parser would tokenize them again. After the last position they begin again with the
 * first, or no phrase of the later part of a long text would be found. Not found as a phrase are the two tokens between which they
 * begin again, and tokens that a text has more than 256 times, of which PostgreSQL keeps the first; and rarely one is found whose
 * tokens stand 16,383 apart.
 */
export function toTsvector(tokens: readonly string[]): string {
  return tokens.map((token, index) => `'${token}':${(index % lastPosition) + 1}`).join(' ')
}
