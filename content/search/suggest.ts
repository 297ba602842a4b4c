import type { Language } from '@shanmen/contract/languages.ts'
import type { KindName } from '../kinds.ts'
import type { ReadOnlyContent } from '../open.ts'
import { readSingle } from '../published/detail.ts'
import { visible } from '../published/filter.ts'
import { syllablesOf } from './document-tokens.ts'
import { fixedPages } from './fixed-pages.ts'
import { readSearchSettings } from './search-settings.ts'
import { fold } from './tokens.ts'
import { pinyinOf } from './word-pinyin.ts'

/** Kinds whose titles are names that people type; the others have headlines. */
const named = ['scenic', 'industry', 'course', 'brand', 'venue', 'report'] as const satisfies KindName[]
/** Titles of one kind that are looked through: more would take longer than a keystroke. */
const maxNames = 500
/** A longer title is no word to search for. */
const longest = { zh: 16, en: 40 } satisfies Record<Language, number>

type Request = { language: Language; text: string; size: number; now: Date }

/**
 * Words to offer while someone types: what editors entered for the search, then the names of pages and of entries. Those that
 * begin with the text come first, then those that contain it, then those whose pinyin or initials begin with it, some of it perhaps in
 * characters. None has a word that editors do not want suggested.
 */
export async function suggest(
  reading: ReadOnlyContent,
  { language, text, size, now }: Request,
): Promise<string[]> {
  const typed = fold(text).trim()
  if (typed === '') return []
  const [{ words: entered, neverSuggested }, menu, ...titles] = await Promise.all([
    readSearchSettings(reading, language, now),
    readSingle(reading, 'menu', language, now),
    ...named.map((kind) => readTitles(reading, kind, language, now)),
  ])
  const pages = fixedPages(menu?.document.items ?? [], language).flatMap(({ names }) => names)
  const words = [...entered, ...pages, ...titles.flat()]
  const sound = typed
    .replaceAll(/\p{Script=Han}+/gu, (run) => syllablesOf(run).join(''))
    .replaceAll(/[' ]/g, '')
  const ranked = new Map<string, { word: string; rank: number }>()
  for (const word of words) {
    if (!isIn(language, word) || ranked.has(fold(word))) continue
    const rank = rankOf(word, typed, sound)
    if (rank !== undefined && !neverSuggested(word)) ranked.set(fold(word), { word, rank })
  }
  // The typed text itself is no suggestion. Sorting is stable: within a rank the words stay in the order above.
  ranked.delete(typed)
  return [...ranked.values()]
    .sort((a, b) => a.rank - b.rank)
    .slice(0, size)
    .map(({ word }) => word)
}

async function readTitles(
  reading: ReadOnlyContent,
  kind: KindName,
  language: Language,
  now: Date,
): Promise<string[]> {
  const rows = await visible(reading, kind, language, now.toISOString())
    .select('publication.title')
    .limit(maxNames)
    .execute()
  return rows.map(({ title }) => title)
}

/** Editors enter the words of both languages in one list. */
function isIn(language: Language, word: string): boolean {
  return word.length <= longest[language] && /\p{Script=Han}/u.test(word) === (language === 'zh')
}

/** 0 for the best match; undefined for none. `sound` is what was typed in pinyin. */
function rankOf(word: string, typed: string, sound: string): number | undefined {
  const folded = fold(word)
  if (folded.startsWith(typed)) return 0
  const isLatin = /^[a-z]/.test(typed)
  if (isLatin ? folded.includes(` ${typed}`) : folded.includes(typed)) return 1
  if (!/[a-z]/.test(typed) || !/\p{Script=Han}/u.test(word)) return undefined
  if (typed.match(/\p{Script=Han}/gu)?.some((character) => !folded.includes(character))) return undefined
  const { syllables, initials } = pinyinOf(folded)
  return syllables.startsWith(sound) || initials.startsWith(typed) ? 2 : undefined
}
