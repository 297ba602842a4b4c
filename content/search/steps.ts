import type { SearchStep } from '@shanmen/contract/schemas/search.ts'
import { codePhrases } from './codes.ts'
import { compoundsIn } from './compounds.ts'
import { pinyinMarks, syllablesOf } from './document-tokens.ts'
import {
  chinesePhrase,
  type Phrase,
  parseQuery,
  phraseOf,
  pinyinPhrases,
  type Query,
  type Synonyms,
  wholeWordsIfLong,
  withPinyin,
} from './query.ts'
import { type Part, partsOf } from './question-parts.ts'
import { isStopWord, withoutQuestion } from './question-words.ts'
import { similar } from './similar.ts'
import { bySound, type WordsBySound, wordsInPinyin } from './sounding-words.ts'
import { fold, runsOf } from './tokens.ts'
import { toSimplified } from './traditional.ts'
import type { Wanted } from './wanted.ts'

export type Attempt = Pick<Wanted, 'queries' | 'quoted' | 'except' | 'inOtherLanguage'> & {
  step: SearchStep
  /** The words are as typed, but together or apart as texts have them. */
  isCompound?: boolean
  /** Of a question that nothing has as a whole. */
  parts?: readonly Part[]
  /** What is searched for, as the answer says it. */
  used: string
  /** The same in the characters of the texts. */
  text?: string
}

/** What is known of the words of the site. */
export type Vocabulary = {
  synonyms: Synonyms
  /** What editors entered for the search, and the names of pages. */
  words: readonly string[]
  /** Those of them that ask something. */
  questions: readonly string[]
  /** Reads the words of published texts that are spelled like one. */
  readWordsLike: (word: string) => Promise<readonly string[]>
  /** Those of some words that published texts have. */
  readWritten: (words: readonly string[]) => Promise<readonly string[]>
}

/** Pinyin that is written with its tones, or in wide letters, as the titles have it: lǘ is lv. */
const withoutTones = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/u\u0308/gi, 'v')
    .replace(/\p{M}/gu, '')

const hasHan = (text: string) => /\p{Script=Han}/u.test(text)
const isLatin = (text: string) => /[a-z]{2}/i.test(text) && !hasHan(text)

/**
 * What a text can mean, the next only when the one before finds nothing. None for a text without letters and digits. Once the
 * words `areFound`, no slip is looked for; where only pages of files have them, `areInFiles`, it is asked which say the text as a
 * whole.
 */
export async function* attempts(
  text: string,
  vocabulary: Vocabulary,
  areFound = () => false,
  areInFiles = () => false,
): AsyncGenerator<Attempt> {
  const { synonyms } = vocabulary
  // Made by the first step that asks for it: most searches find something before.
  let known: WordsBySound | undefined
  const sounding = () => {
    known ??= bySound(vocabulary.words)
    return known
  }
  const words = (text: string) => {
    const query = parseQuery(text, { pinyin: false, synonyms })
    return { queries: alsoApart(wholeWordsIfLong(query)), ...(query.length > 1 && inOnePiece(text)) }
  }
  const typed = letterSpaced.test(text) ? text.replaceAll(/\s/gu, '') : text
  const asTyped = words(typed)
  if (asTyped.queries[0]?.length === 0) return
  yield { step: 'words', used: typed, ...asTyped }
  if (typed !== text) yield { step: 'words', used: text, ...words(text) }
  const whole = inOnePiece(typed, { ...quoted, words: 2 })
  if (areInFiles() && isLatin(typed) && whole.quoted)
    yield { step: 'words', used: typed, ...asTyped, ...whole }
  const latin = withoutTones(typed)
  const plain = parseQuery(latin, { pinyin: false })
  const isInLatin = isLatin(latin)
  let chinese: string | undefined
  if (isInLatin && !isEnglish(plain)) {
    chinese = wordsInPinyin(fold(latin), sounding())?.join(' ')
    yield {
      ...{ step: 'pinyin', used: latin, except: [plain] },
      ...(chinese && { text: chinese }),
      queries: [...(chinese ? words(chinese).queries : []), plain.map(withPinyin)],
    }
  }
  const inPinyin = /[a-z]{2}/i.test(latin) && !isEnglish(plain) && !chinese
  const mixed = inPinyin ? [...withWordsInPinyin(toSimplified(latin), sounding(), words)] : []
  yield* mixed
  const used = isInLatin ? latin : toSimplified(typed)
  if (!isInLatin && used !== typed) yield { step: 'simplified', used, ...words(used) }
  // Words that are found somewhere, each for itself, may be one elsewhere: board walk.
  const compounds = compoundsIn(used).filter(({ word }) => !areFound() || !word.includes(' '))
  const written = compounds.length > 0 ? await vocabulary.readWritten(compounds.map(({ word }) => word)) : []
  for (const { word, inText } of compounds)
    if (written.includes(word)) yield { step: 'similar', used: inText, isCompound: true, ...words(inText) }
  if (!areFound()) yield* similar(used, vocabulary, sounding, words)
  const inOther = { step: 'otherLanguage', used, inOtherLanguage: 'titles' } as const
  const names = parseQuery(used, { pinyin: false })
  // "or" and 的 are in titles, and name none of them.
  const isName = names.some((term) => !isStopWord(term[0]?.text ?? ''))
  if (isName) yield { ...inOther, queries: [wholeWordsIfLong(names)] }
  if (isName && isInLatin && names.length <= mostSounds) yield { ...inOther, queries: [names.map(soundOf)] }
  for (const { queries } of mixed) yield { ...inOther, queries }
  const inText = isName && !/\d/.test(used) ? inOnePiece(used, { words: 1, characters: 2 }).quoted : undefined
  if (inText) yield { ...inOther, inOtherLanguage: 'texts', queries: [inText.map(asWhole)] }
  // What editors entered as a question stays whole: without its words that ask nothing would be left of 去哪玩.
  const asked = chinese ?? mixed.at(-1)?.text ?? used
  const parts = partsOf(asked, [...synonyms, ...vocabulary.questions.map((word) => [word])])
  if (parts.length > 0)
    yield {
      step: 'question',
      used: withoutQuestion(asked) || asked,
      queries: parts.map(({ phrases }) => [phrases]),
      parts,
    }
}

/** Chinese with a space after each character, as headings are set: 门 票. */
const letterSpaced = /^\s*\p{Script=Han}(?:\s+\p{Script=Han})+\s*$/u

/**
 * Words in pinyin beside characters or other words: 停车chang is one word first, then two, as 湖 menpiao is. No initials: WiFi, PDF
 * and VIP are typed among Chinese too.
 */
function* withWordsInPinyin(
  text: string,
  sounding: WordsBySound,
  words: (text: string) => Pick<Attempt, 'queries' | 'quoted'>,
): Generator<Attempt & { text: string }> {
  const isMixed = (word: string) => hasHan(word) && /[a-z]{2}/i.test(word)
  const inOneWord = fold(text)
    .split(/\s+/)
    .map((word) =>
      isMixed(word) ? word.replaceAll(/\p{Script=Han}+/gu, (run) => syllablesOf(run).join('')) : word,
    )
  const runs = runsOf(text).map((run) => run.text)
  for (const typed of isMixed(text) ? [inOneWord, runs] : [runs]) {
    const inChinese = typed.map((run) => (isLatin(run) && wordsInPinyin(run, sounding)?.join(' ')) || run)
    if (!isMixed(text) && inChinese.every((run, at) => run === typed[at])) continue
    const chinese = inChinese.join(' ')
    const queries = words(chinese).queries.map((query) =>
      query.map((term) => (term.length === 1 ? soundOf(term) : term)),
    )
    yield { step: 'pinyin', used: text, text: chinese, queries }
  }
}

/** Two words such as "where" and "the": the query is English and not pinyin. */
const isEnglish = (query: Query) => query.filter((term) => isStopWord(term[0]?.text ?? '')).length >= 2

/** Refund is also in refunded, but tea not in team. */
const shortWord = 4
const asWhole = (term: Query[number]): Phrase[] =>
  term.map((phrase) => ({ ...phrase, prefix: phrase.prefix && phrase.text.length > shortWord }))

/** A title in another language is not typed in more words than this. */
const mostSounds = 6

/** A word as the pinyin of a title. Initials are as short as words of the language in which they are typed. */
function soundOf(term: Query[number]): Phrase[] {
  const sounds = term.flatMap((phrase) => pinyinPhrases(phrase, [pinyinMarks.syllables]))
  return sounds.length > 0 ? sounds : term
}

/** So many words, or Chinese characters, one after the other are quoted from a text, which has them not by chance. */
const quoted = { words: 4, characters: 3 }

/** A number and what it counts, 3.2米, are one: the same number of something else is another. */
const measure = /^(\d[\d.,]*)\s*(\p{Script=Han}+)$/u

/** A text as one phrase, if it is long enough. Of mixed scripts the index has more between two runs. */
function inOnePiece(text: string, least = quoted): Pick<Attempt, 'quoted'> {
  const runs = runsOf(text)
  const [, number, unit] = measure.exec(fold(text).trim()) ?? []
  if (number && unit) {
    const { tokens, prefix } = chinesePhrase(unit)
    const phrases = codePhrases(number).map((phrase) => ({
      tokens: [...phrase.tokens, ...tokens],
      prefix,
      text: phrase.text + unit,
    }))
    return { quoted: [phrases] }
  }
  const [first] = runs
  const isQuoted = runs.some(({ han }) => han)
    ? runs.length === 1 && [...(first?.text ?? '')].length >= least.characters
    : runs.length >= least.words
  if (!isQuoted) return {}
  const phrases = runs.map(phraseOf)
  const tokens = phrases.flatMap((phrase) => phrase.tokens)
  return { quoted: [[{ tokens, prefix: phrases.at(-1)?.prefix ?? false, text: fold(text) }]] }
}

/** How many runs may be in two parts: each has a query for every place between two characters. */
const maxApart = 2
/**
 * Longer runs are searched for as they are: the queries for their parts have the square of their characters, which
 * took half a second for the longest text.
 */
const longestRun = 30

/**
 * A query, and the same with each run of four characters or more in two parts: Chinese has no spaces, 水质监测 is also
 * 水质 with 监测 elsewhere.
 */
function alsoApart(query: Query): Query[] {
  const long = query.filter((term) => [...hanOf(term)].length >= 4)
  if (long.length === 0 || long.length > maxApart) return [query]
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
