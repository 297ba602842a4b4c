import type { FixedPage } from './fixed-pages.ts'
import type { Part } from './question-parts.ts'
import { isStopWord } from './question-words.ts'
import type { SearchSettings } from './search-settings.ts'
import { fold } from './tokens.ts'

/**
 * The words that name an address in a question: its own, if it is a fixed page, and those that editors entered for it. `latin` has
 * them one a line, each word of Latin letters between spaces.
 */
export type Named = { path: string; words: readonly string[]; latin: string; page?: FixedPage }

/**
 * How much of what editors entered may be missing: 举报电话 does not name its page in every question about a telephone, nor "holiday job" in
 * every one about a holiday.
 */
const mostMissing = 0.4

/** What parts of a question can name: the fixed pages, and all that editors put first for some words. */
export function namesFor(
  parts: readonly Part[],
  pages: readonly FixedPage[],
  bestBets: SearchSettings['bestBets'],
): Named[] {
  const own = new Map<string, Omit<Named, 'latin'>>(
    pages.map((page) => [
      page.path,
      { path: page.path, page, words: [...page.names, ...page.groups].map(fold) },
    ]),
  )
  const texts = parts
    .flatMap(({ phrases }) => phrases.map(({ text }) => text))
    .filter((text) => text.length > 1)
  for (const [bet, paths] of texts.length > 0 ? bestBets : []) {
    if (!hasMost(bet, texts)) continue
    for (const path of paths) {
      const named = own.get(path)
      own.set(path, { path, ...named, words: [...(named?.words ?? []), bet] })
    }
  }
  return Array.from(own.values(), (named) => ({ ...named, latin: named.words.map(latinOf).join('\n') }))
}

const latinOf = (word: string): string => ` ${word.replaceAll(/[^a-z0-9]+/g, ' ')} `

/** Without the "s" of "women's". */
const englishWords = (text: string): string[] => text.split(/[^a-z]+/).filter((word) => word.length > 1)

/** Whether texts that are parts of what was entered make up most of it: of its characters, or of its words where it is in English. */
function hasMost(entered: string, texts: readonly string[]): boolean {
  const own = texts.filter((text) => entered.includes(text))
  const english = englishWords(entered).filter((word) => !isStopWord(word))
  if (english.length > 1 && /^[a-z' -]+$/.test(entered)) {
    const beginnings = own.flatMap(englishWords)
    const missing = english.filter((word) => !beginnings.some((beginning) => word.startsWith(beginning)))
    return missing.length <= mostMissing * english.length
  }
  if (own.length === 0) return false
  const missing = Array.from(entered, () => true)
  for (const text of own)
    for (let at = entered.indexOf(text); at >= 0; at = entered.indexOf(text, at + 1))
      missing.fill(false, at, at + text.length)
  return missing.filter(Boolean).length <= mostMissing * entered.length
}

/** Latin words are found as a whole: neither "art" nor "part" is in "party". */
export const isNamed = ({ phrases }: Part, { words, latin }: Pick<Named, 'words' | 'latin'>): boolean =>
  phrases.some(({ tokens, prefix, text }) => {
    const isLatin = /^[a-z]/.test(tokens[0] ?? '')
    if (!isLatin) return text.length > 1 && words.some((word) => word.includes(text))
    return latin.includes(` ${tokens.join(' ')}${prefix ? '' : ' '}`)
  })
