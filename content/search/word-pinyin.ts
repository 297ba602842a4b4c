import { LRUCache } from 'lru-cache'
import { initialsOf, syllablesOf } from './document-tokens.ts'

type Pinyin = { syllables: string; initials: string }
const pinyins = new LRUCache<string, Pinyin>({ max: 5_000 })

/** Finding the pinyin of a word takes longer than everything else here. */
export function pinyinOf(word: string): Pinyin {
  const known = pinyins.get(word)
  if (known) return known
  const syllables = syllablesOf(word.replaceAll(/\P{Script=Han}/gu, ''))
  const found = { syllables: syllables.join(''), initials: initialsOf(syllables) }
  pinyins.set(word, found)
  return found
}
