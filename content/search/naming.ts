import type { FixedPage } from './fixed-pages.ts'
import type { Part } from './question-parts.ts'
import { isStopWord } from './question-words.ts'
import type { SearchSettings } from './search-settings.ts'
import { fold } from './tokens.ts'

/** The words that name an address in a question: its own, if it is a fixed page, and those that editors entered for it. */
export type Named = { path: string; words: readonly string[]; page?: FixedPage }

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
  const own = new Map<string, Named>(
    pages.map((page) => [
      page.path,
      { path: page.path, page, words: [...page.names, ...page.groups].map(fold) },
    ]),
  )
  const texts = parts
    .flatMap(({ phrases }) => phrases.map(({ text }) => text))
    .filter((text) => text.length > 1)
  if (texts.length === 0) return [...own.values()]
  for (const [bet, paths] of bestBets) {
    if (!hasMost(bet, texts)) continue
    for (const path of paths) {
      const named = own.get(path)
      own.set(path, { path, ...named, words: [...(named?.words ?? []), bet] })
    }
  }
  return [...own.values()]
}

/** Whether texts that are parts of a word make up most of it: of its characters, or of words that begin with them. */
function hasMost(word: string, texts: readonly string[]): boolean {
  const own = texts.filter((text) => word.includes(text))
  const latin = (word.match(/[a-z]+/g) ?? []).filter((each) => !isStopWord(each))
  if (latin.length > 1) {
    const missing = latin.filter((each) => !own.some((text) => each.startsWith(text) || text.includes(each)))
    return missing.length <= mostMissing * latin.length
  }
  if (own.length === 0) return false
  const missing = Array.from(word, () => true)
  for (const text of own)
    for (let at = word.indexOf(text); at >= 0; at = word.indexOf(text, at + 1))
      missing.fill(false, at, at + text.length)
  return missing.filter(Boolean).length <= mostMissing * word.length
}

/** Latin words are found as a whole: neither "art" nor "part" is in "party". */
export const isNamed = ({ phrases }: Part, words: readonly string[]): boolean =>
  phrases.some(({ tokens, prefix, text }) => {
    const isLatin = /^[a-z]/.test(tokens[0] ?? '')
    if (!isLatin) return text.length > 1 && words.some((word) => word.includes(text))
    const typed = ` ${tokens.join(' ')}${prefix ? '' : ' '}`
    return words.some((word) => ` ${word.replaceAll(/[^a-z0-9]+/g, ' ')} `.includes(typed))
  })
