import { isJsonObject } from '../documents/document.ts'
import type { Fields } from '../fields.ts'
import { plainText, type RichText } from '../rich-text/rich-text.ts'
import { initialsOf, pinyinMarks, syllablesOf } from './document-tokens.ts'
import type { Query } from './query.ts'
import { isStopWord } from './question-words.ts'
import { toSimplified } from './traditional.ts'

const runs = /(\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+)/gu
const han = /^\p{Script=Han}/u

/**
 * The words that these queries find as they are written, but for words such as "in" beside others. What ends in a space is whole: of
 * Wi-Fi, "wi" is not in "with". Several in Latin letters that are found together are one: who asks for a car park did not ask for cars.
 */
export const wordsOf = (queries: readonly Query[]): string[] => {
  const words = queries.flat(2).flatMap(({ text, prefix }) => {
    const own = text.match(runs) ?? []
    if (own.length > 1 && own.every((word) => /^[a-z]+$/.test(word))) return [`${own.join(' ')} `]
    const isWhole = !prefix || own.length > 1
    return own.map((word) => (isWhole && /^[a-z]+$/.test(word) ? `${word} ` : word))
  })
  const naming = words.filter((word) => han.test(word) || !isStopWord(word.trim()))
  return [...new Set(naming.length > 0 ? naming : words)].sort((a, b) => b.length - a.length)
}

/** The parts of a title whose pinyin or initials were typed. */
export function wordsByPinyin(title: string, queries: readonly Query[]): string[] {
  const { initials } = pinyinMarks
  const typed = queries.flat(2).flatMap(({ tokens: [token = ''], text }) => (text === '' ? [token] : []))
  return (title.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) => {
    const syllables = syllablesOf(run)
    return syllables.flatMap((_, start) =>
      typed.flatMap((token) => {
        for (let end = start + 1; end <= syllables.length; end += 1) {
          const part = syllables.slice(start, end)
          const own = token.startsWith(initials)
            ? initials + initialsOf(part)
            : pinyinMarks.syllables + part.join('')
          if (own.startsWith(token)) return [[...run].slice(start, end).join('')]
          if (!token.startsWith(own)) break
        }
        return []
      }),
    )
  })
}

/** Splits a text into pieces, every second of which is one of the words, the longest first. */
export function splitAtWords(text: string, words: readonly string[]): string[] {
  const pieces = ['']
  const together = words.flatMap((word) => (isOfSeveral(word) ? [patternOf(word)] : []))
  const parts = together.length > 0 ? text.split(new RegExp(`(${together.join('|')})`, 'giu')) : [text]
  for (const [index, part] of parts.entries())
    if (index % 2 === 1) pieces.push(part, '')
    else splitRuns(part, words, pieces)
  return pieces
}

function splitRuns(text: string, words: readonly string[], pieces: string[]): void {
  for (const [index, run] of text.split(runs).entries())
    for (const [at, piece] of (index % 2 === 1 ? splitRun(run, words) : [run]).entries())
      if (at % 2 === 1) pieces.push(piece, '')
      else pieces[pieces.length - 1] += piece
}

const isOfSeveral = (word: string): boolean => word.trim().includes(' ')
/**
 * Spaces and marks between two words, named by their ranges: `[^\p{L}\p{N}]`, compiled for each gap again, took tens of milliseconds for
 * twenty words and seconds for two hundred.
 */
const between = '[\\s!-/:-@[-`{-¿\\u2000-\\u206f\\u3000-\\u303f\\uff00-\\uff0f]+'
/** Where a text has whole words: Wi-Fi has wi fi. */
const patternOf = (word: string): string => `(?<![a-z0-9])${word.trim().replaceAll(' ', between)}${endings}`

/** Chinese words are found anywhere, others at the beginning of a word. */
function splitRun(run: string, words: readonly string[]): string[] {
  if (han.test(run)) {
    const wanted = words.filter((word) => han.test(word))
    return wanted.length > 0 ? run.split(new RegExp(`(${wanted.join('|')})`, 'u')) : [run]
  }
  const folded = run.normalize('NFKC').toLowerCase()
  const start = words.find((word) => folded.startsWith(word.trim()) && placeOf(folded, word) === 0)?.trim()
  return start ? ['', run.slice(0, start.length), run.slice(start.length)] : [run]
}

/** Endings that a whole word may have in a text. */
const endings = '(?:s|es|ed|ing|ings|er|ers)?(?![a-z0-9])'

/** Where a word begins in a text; -1 when it is not there. 60 is not the beginning of 600, nor the end of 2060; tea is not in steam. */
function placeOf(text: string, word: string): number {
  if (/\d/.test(word)) return text.search(new RegExp(`(?<!\\d)${word}(?!\\d)`))
  if (isOfSeveral(word)) return text.search(new RegExp(patternOf(word), 'u'))
  if (!/^[a-z]/.test(word) || !text.includes(word.trim())) return text.indexOf(word)
  return text.search(new RegExp(`(?<![a-z0-9])${word.endsWith(' ') ? word.trim() + endings : word}`))
}

/** Characters around the first word that is found; Latin letters are narrower. */
const lengths = { han: 80, other: 170 }

/** The part of a text that has the most of the words near each other, without line breaks. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/(?<=[。！？；：，、]) /g, '')
    .trim()
  const length = /\p{Script=Han}/u.test(line.slice(0, 200)) ? lengths.han : lengths.other
  const folded = line.toLowerCase()
  const starts = words.flatMap((word) => {
    const at = placeOf(folded, word)
    return at < 0 ? [] : [at]
  })
  const near = (start: number) =>
    starts.filter((other) => other >= start && other < start + length / 2).length
  const first = starts.sort((a, b) => near(b) - near(a) || a - b)[0] ?? 0
  const from = first < length / 2 ? 0 : boundaryBefore(line, first - Math.floor(length / 4))
  const to = from + length >= line.length ? line.length : boundaryBefore(line, from + length)
  // Without the mark between two fields, of which one was cut off.
  const part = line.slice(from, to).replace(/^[\s·]+|[\s·]+$/g, '')
  return `${from > 0 ? '…' : ''}${part}${to < line.length ? '…' : ''}`
}

/** A place between words, not far before this one. */
function boundaryBefore(line: string, at: number): number {
  const before = line.slice(Math.max(0, at - 20), at)
  const gap = Math.max(...[' ', '，', '。', '；', '、', '：'].map((mark) => before.lastIndexOf(mark)))
  // Half of a pair of surrogates is no character.
  if (gap < 0) return /[\uDC00-\uDFFF]/.test(line[at] ?? '') ? at - 1 : at
  return at - before.length + gap + 1
}

const titles = new Set(['title', 'name', 'headline'])

/**
 * Everything searched of a document in one language but its title, the summary first. A heading or a field without a full stop is
 * set apart, or it would read as the beginning of the next.
 */
export function bodyOf(fields: Fields, view: object): string {
  return readable(fields, new Map(Object.entries(view)), titles)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n')
    .replace(unfinishedLine, ' · ')
}

const unfinishedLine = /(?<![\s。！？；：，、.!?;:,…])\s*\n\s*/g

/** Words as a page of a PDF has them: in traditional characters, where it is not written in the simplified ones that were searched for. */
export function asWritten(text: string, words: readonly string[]): string[] {
  if (words.every((word) => !han.test(word) || text.includes(word))) return [...words]
  const simplified = toSimplified(text)
  return words.map((word) => {
    const at = !han.test(word) || text.includes(word) ? -1 : simplified.indexOf(word)
    return at < 0 ? word : text.slice(at, at + word.length)
  })
}

/** What a page of a PDF says: its blocks, which leave out what is on every page, unless only the whole text has one of the words. */
export function bodyOfPage(
  { text, content }: { text: string; content: RichText | undefined },
  words: readonly string[],
): string {
  const blocks = plainText(content).trim().replace(unfinishedLine, ' · ')
  const has = (part: string) => words.some((word) => placeOf(part.toLowerCase(), word) >= 0)
  return blocks !== '' && (has(blocks) || !has(text)) ? blocks : text
}

function readable(
  fields: Fields,
  values: ReadonlyMap<string, unknown>,
  without = new Set<string>(),
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values.get(name)
    if (without.has(name) || field.unsearched || value === undefined) return []
    if (field.type === 'rich') return [plainText(value)]
    if ((field.type === 'text' || field.type === 'both') && typeof value === 'string') return [value]
    if ((field.type !== 'list' && field.type !== 'tree') || !Array.isArray(value)) return []
    return value
      .filter(isJsonObject)
      .flatMap((row) => [
        ...readable(field.of, new Map(Object.entries(row))),
        ...(field.type === 'tree' && Array.isArray(row.children)
          ? readable({ children: field }, new Map([['children', row.children]]))
          : []),
      ])
  })
}
