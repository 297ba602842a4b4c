import { type FixedPage, hasWords } from './fixed-pages.ts'
import type { Query } from './query.ts'
import { fold } from './tokens.ts'
import type { Wanted } from './wanted.ts'

/** Between what has the words and what only has longer ones that begin with them. */
export const longerWords = 10

/** The tier of a fixed page, as `Finder` has them; undefined when it is not found. `whole` are the queries for whole words. */
export function tierOfPage(
  page: FixedPage,
  { text, queries, bestBets, inOtherLanguage }: Wanted,
  whole: readonly Query[] | undefined,
): number | undefined {
  if (bestBets.includes(page.path)) return 0
  if (inOtherLanguage || !hasWords(page, queries)) return undefined
  const wanted = fold(text)
  if (page.names.some((name) => fold(name) === wanted)) return 1
  const after = whole && !hasWords(page, whole) ? longerWords : 0
  const names = [...page.names, ...page.groups].map(fold)
  if (names.some((name) => name.includes(wanted))) return 2 + after
  const isNamed = queries.some((query) =>
    query.every((term) =>
      term.some((phrase) => names.some((name) => phrase.text === '' || name.includes(phrase.text))),
    ),
  )
  if (isNamed) return 3 + after
  return (hasWords(page, queries.slice(0, 1)) ? 4 : 5) + after
}
