import { diffArrays } from 'diff'

/** A run of text that both sides have, or only the later (`added`) or the earlier one (`removed`). */
export type Part = { kind: 'same' | 'added' | 'removed'; text: string }

// A Chinese character is compared by itself, a Latin word or a number as a whole; spaces and signs stand alone.
const token = /[[\p{L}\p{N}\p{M}]--[\p{Script=Han}]]+|\s+|./gsv

const tokensOf = (text: string): string[] => text.match(token) ?? []

/** Two texts compared word by word, Chinese by character. Parts in reading order; together they hold both texts. */
export function compareText(before: string, after: string): Part[] {
  return diffArrays(tokensOf(before), tokensOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}
