import { codePhrases, splitAtCodes } from './codes.ts'
import { pinyinMarks } from './document-tokens.ts'
import {
  chinesePhrase,
  inWholeWords,
  type Phrase,
  phraseOf,
  pinyinPhrases,
  type Synonyms,
  splitAtSynonyms,
} from './query.ts'
import { isQuantity, isStopWord, withoutQuestion } from './question-words.ts'
import { cut, fold, runsOf } from './tokens.ts'

/**
 * A part of a question: what finds it, any of which will do. `share` is how much of the word it is, a pair of characters of a
 * longer word less than one. Two characters of different words, `isAcross`, may be a word or none. Without a number or code,
 * `isExact`, nothing is found. `pairOf` has the texts of the two parts that are adjacent.
 */
export type Part = {
  phrases: Phrase[]
  share: number
  isAcross?: boolean
  isExact?: boolean
  pairOf?: readonly (string | undefined)[]
}

/** A question has no more parts than this: numbers, then those that say most, then the first. */
const maxParts = 12
/** Two words that are adjacent are seldom one. */
const acrossWords = 0.3
/** What has a number need not be about the rest. */
const exactShare = 0.3

const wordsOf = new Intl.Segmenter('zh', { granularity: 'word' })

/** The parts of a question, without the words that only ask. */
export function partsOf(text: string, synonyms: Synonyms): Part[] {
  const written = text
    .replace(ordinal, (_, digits: string) => `第${inChinese(Number(digits))}`)
    .replace(spokenPrice, '元')
  const pieces = splitAtSynonyms(written, synonyms).filter((piece) => piece !== '')
  const parts = pieces.flatMap((piece, at): Part[] => {
    const across = acrossPieces(typedIn(pieces[at - 1]), typedIn(piece))
    if (typeof piece !== 'string') return [...across, ...partsOfSynonyms(piece)]
    const own = splitAtCodes(piece).flatMap((text, at) =>
      at % 2 === 1 ? [{ phrases: codePhrases(text), share: exactShare, isExact: true }] : partsOfWords(text),
    )
    return [...across, ...own]
  })
  const distinct = new Map(parts.map((part) => [part.phrases[0]?.text, part]))
  const used = [...distinct.values()].filter(({ phrases }) => phrases.length > 0)
  const rank = ({ share, isExact }: Part) => (isExact ? 2 : share)
  return used.toSorted((a, b) => rank(b) - rank(a)).slice(0, maxParts)
}

const typedIn = (piece: string | readonly string[] = ''): string =>
  typeof piece === 'string' ? piece : (piece[0] ?? '')

/** What is adjacent where a word that has synonyms begins or ends: 末班轻轨, "last train". */
function acrossPieces(before: string, after: string): Part[] {
  const [last, first] = [runsOf(before).at(-1), runsOf(after)[0]]
  if (!last || !first || last.han !== first.han) return []
  const isAdjacent = before.trimEnd().endsWith(last.text) && after.trimStart().startsWith(first.text)
  if (!isAdjacent) return []
  if (!last.han)
    return isStopWord(last.text) || isStopWord(first.text) ? [] : [wordsTogether(last.text, first.text)]
  const pair = [...last.text].slice(-1).concat([...first.text].slice(0, 1))
  return pair.some(isStopWord) || /\s$/.test(before) || /^\s/.test(after)
    ? []
    : [{ phrases: [chinesePhrase(pair.join(''))], share: acrossWords, isAcross: true }]
}

/** A number in Chinese: 二〇二五, 两千一百, 第十九, 第九届, 二十大. With fewer characters, 十一 or 三八, it may be a day or a name. */
const numeral = '[〇零一二两三四五六七八九十百千]'
const writtenNumber = new RegExp(
  `(第${numeral}{2,}|第${numeral}(?=[届期批版辑])|${numeral}{3,}|${numeral}{2}[届期批版辑大])`,
  'u',
)
const withUnit = new RegExp(`^(第?)(${numeral}+)(.?)$`, 'u')
const writtenDigits = '〇一二三四五六七八九'

/** Such a number is as exact as 2025, and found in either way. */
function exactNumber(typed: string, next: string): Part {
  // What makes it a number belongs to it: 十九 is in 五十九 too, and one character in most texts.
  const [, before = '', counted = '', unit = ''] = withUnit.exec(typed) ?? []
  if (before || unit) {
    const inDigits = [before, digitsOf(counted), unit].filter(Boolean)
    return {
      phrases: [chinesePhrase(typed), { tokens: inDigits, prefix: unit !== '', text: inDigits.join('') }],
      share: exactShare,
      isExact: true,
    }
  }
  const written = typed.replaceAll('零', '〇')
  const digits = digitsOf(written)
  const phrases = [...new Set([typed, written, written.replaceAll('〇', '零')])].map(chinesePhrase)
  return {
    phrases: [...phrases, ...codePhrases(digits)],
    share: exactShare,
    isExact: !isQuantity(digits, next),
  }
}

/** A number written in Chinese, in digits: of 二〇二五 one after the other, of 两千一百 by their places. */
function digitsOf(written: string): string {
  if (!/[十百千]/.test(written)) return [...written].map(digitOf).join('')
  let [number, digit] = [0, 0]
  for (const character of written) {
    const place = 10 ** ('十百千'.indexOf(character) + 1)
    if (place > 1) [number, digit] = [number + (digit || 1) * place, 0]
    else digit = digitOf(character)
  }
  return String(number + digit)
}

/** 第9届 is 第九届 in most texts. */
const ordinal = /第\s?([1-9]\d?)\s?(?=[届期批版辑])/g

/** Who asks says 一块钱, texts have 一元; of 一块石头 it is a piece. */
const spokenPrice = /(?<=[\d〇零一二两三四五六七八九十百千万]\s?)块(?:钱|(?=$|[\s的吗呢]))/gu

/** A number from 1 to 99 in Chinese. */
function inChinese(number: number): string {
  const [tens, ones] = [Math.trunc(number / 10), number % 10]
  return [tens > 1 && writtenDigits[tens], tens > 0 && '十', ones > 0 && writtenDigits[ones]]
    .filter(Boolean)
    .join('')
}

const digitOf = (character: string): number => writtenDigits.indexOf(character === '两' ? '二' : character)

const partsOfWords = (text: string): Part[] =>
  runsOf(withoutQuestion(text)).flatMap((run, at, runs): Part[] => {
    if (run.han)
      return run.text
        .split(writtenNumber)
        .flatMap((piece, at, pieces) =>
          at % 2 === 1 ? [exactNumber(piece, pieces[at + 1] ?? '')] : piece ? chineseParts(piece) : [],
        )
    if (isStopWord(run.text)) return []
    const next = runs[at + 1]?.text ?? ''
    // 97元 alone is a price to find; with other words these are found.
    const hasMore = runs.length > 2 || (next.length > 1 && /\p{Script=Han}/u.test(next))
    const isExact = /\d/.test(run.text) && !(hasMore && isQuantity(run.text, next))
    const phrases = [...formsOf(run.text), ...inPinyin(run.text)]
    const word: Part = { phrases, share: isExact ? exactShare : 1, isExact }
    return /^[a-z]/.test(next) ? [word, wordsTogether(run.text, next)] : [word]
  })

/** A word that may be the pinyin of a title. Shorter ones are words of other languages too. */
const inPinyin = (word: string): Phrase[] =>
  word.length < 4 ? [] : pinyinPhrases({ text: word, tokens: [word], prefix: true }, [pinyinMarks.syllables])

/** Two words next to each other, or written as one: a text that has them so is more likely to be about them. */
const wordsTogether = (word: string, next: string): Part => ({
  phrases: inWholeWords([
    { tokens: [cut(word), cut(next)], prefix: true, text: `${word} ${next}` },
    { tokens: [cut(word + next)], prefix: true, text: word + next },
  ]),
  share: acrossWords,
  isAcross: true,
  pairOf: [word, next].map((each) => formsOf(each)[0]?.text),
})

/** A synonym of several words is one phrase, of whole words: to put together all that begins with the last takes longer than the rest. */
function phrasesOfWord(word: string): Phrase[] {
  const runs = runsOf(word)
  const [only] = runs
  if (only && !only.han && runs.length === 1) return formsOf(only.text)
  const phrases = runs.map(phraseOf)
  const tokens = phrases.flatMap((phrase) => phrase.tokens)
  if (tokens.length === 0) return []
  return inWholeWords([{ tokens, prefix: phrases.at(-1)?.prefix ?? false, text: fold(word) }])
}

/** What may be found by a word or one of its synonyms, and by parts of a long one. */
function partsOfSynonyms([typed = '', ...others]: readonly string[]): Part[] {
  const [run] = runsOf(typed)
  const whole = { phrases: [typed, ...others].flatMap(phrasesOfWord), share: 1 }
  const pieces = run?.han && [...run.text].length >= 4 ? chineseParts(run.text) : []
  return [
    whole,
    ...pieces.filter(({ isAcross }) => !isAcross).map((part) => ({ ...part, share: part.share / 2 })),
  ]
}

/** Pairs of characters: those of a word count more than those across two. */
function chineseParts(run: string): Part[] {
  const parts: Part[] = []
  const segments = Array.from(wordsOf.segment(run), ({ segment }) => segment)
  for (const [at, segment] of segments.entries()) {
    const characters = [...segment]
    const isStop = isStopWord(segment)
    const before = segments[at - 1] ?? ''
    const isBeforeStop = isStopWord(before)
    // A name that the segmenter does not know is single characters; so is 灯会, but 从岚 is none.
    const isName = [...before].length === 1 && characters.length === 1 && !isBeforeStop
    if (before && !(isStop && isBeforeStop))
      parts.push({
        phrases: [chinesePhrase(([...before].at(-1) ?? '') + characters[0])],
        share: isName ? 1 : acrossWords,
        isAcross: true,
      })
    const pairs = characters.slice(0, -1).map((character, at) => character + characters[at + 1])
    for (const pair of pairs)
      parts.push({ phrases: [chinesePhrase(pair)], share: 1 / Math.sqrt(pairs.length) })
    // The last character after words that name nothing is in no pair that says it.
    const isAlone = characters.length === 1 && !isStop && segments[at + 1] === undefined
    if (isAlone && (!before || isBeforeStop)) parts.push({ phrases: [chinesePhrase(segment)], share: 0.5 })
  }
  return parts
}

const endings: readonly [ending: string, least: number][] = [
  ['ations', 4],
  ['ation', 4],
  ['ings', 4],
  ['ing', 4],
  ['ments', 4],
  ['ment', 4],
  ['ers', 5],
  ['ors', 5],
  ['er', 5],
  ['or', 5],
  ['ied', 4],
  ['ies', 4],
  ['ed', 4],
  ['ly', 4],
  ['es', 4],
  ['s', 3],
]

/** What may follow a short stem: "part" has "parts" and "parted", but not "party". */
const endingsOfShort = ['', 's', 'es', 'ed', 'ing', 'ings', 'er', 'ers']

/** The forms of an English word: what begins with its stem, or a short stem with the usual endings. */
function formsOf(word: string): Phrase[] {
  if (!/^[a-z]+$/.test(word)) return [{ tokens: [cut(word)], prefix: false, text: word }]
  const ending = endings.find(([each, least]) => word.endsWith(each) && word.length - each.length >= least)
  const stem = ending ? word.slice(0, -ending[0].length) : word
  if (stem.length > 4) return [{ tokens: [cut(stem)], prefix: true, text: stem }]
  const forms = stem.length < 4 ? ['', 's', 'es'] : [...endingsOfShort, ...(ending ? ['e', 'y', 'ies'] : [])]
  // The word itself too: of "education" the usual endings of "educ" are none.
  const words = new Set([...forms.map((each) => stem + each), word])
  return [...words].map((each) => ({ tokens: [each], prefix: false, text: each === stem ? stem : '' }))
}
