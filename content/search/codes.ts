import type { Phrase } from './query.ts'
import { cut, fold, runsOf } from './tokens.ts'

/** A number or code with what joins its parts: 400-000-0026, 400 000 0026, 2,180, LS-CG-2026-118, LSCG2026118, 17:30. */
const code =
  /((?=[a-z\-–./:]*\d)[a-z0-9]+(?:[-–./:][a-z0-9]+)+|(?<![a-z0-9])(?:\d+(?: \d+)+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|(?!(?:19|20)\d\d(?!\d))\d{4,6}|\d{7,12}|[a-z]{2,6}\d{5,9})(?![a-z0-9]))/

/** A text in pieces, every second of which is a number or code. */
export const splitAtCodes = (text: string): string[] => fold(text).split(code)

/**
 * What finds a number or code: its parts next to each other. Of a long number, as of a telephone, and of a code that begins with
 * letters, as of a notice, also its characters in other groups.
 */
export function codePhrases(text: string): Phrase[] {
  const [, letters = '', digits = ''] = /^([a-z]{0,6})(\d{5,12})$/.exec(text.replace(/[^a-z0-9]/g, '')) ?? []
  const isLong = letters ? digits.length <= 9 : digits.length >= 7
  const groups = isLong && digits ? groupsOfCode(letters, digits) : []
  // Thousands with and without their comma.
  const inOne = text.replaceAll(',', '')
  const grouped = /^\d{4,6}$/.test(inOne) ? inOne.replace(/(?=\d{3}$)/, ',') : text
  return [...new Set([text, inOne, grouped, ...groups.map((each) => each.join('-'))])].map((each) => ({
    tokens: runsOf(each).map((run) => cut(run.text)),
    prefix: false,
    text: each,
  }))
}

/** Letters in up to two groups of two and more before the digits, or all in one. */
function groupsOfCode(letters: string, digits: string): string[][] {
  const ofDigits = groupsOf(digits)
  if (letters === '') return ofDigits
  const ends = Array.from({ length: Math.max(0, letters.length - 3) }, (_, at) => at + 2)
  const ofLetters = [[letters], ...ends.map((end) => [letters.slice(0, end), letters.slice(end)])]
  return [
    [letters + digits],
    ...ofLetters.flatMap((before) => ofDigits.map((after) => [...before, ...after])),
  ]
}

/** Digits in up to three groups of three and more. */
function groupsOf(digits: string, most = 3): string[][] {
  const ends = most > 1 ? Array.from({ length: Math.max(0, digits.length - 5) }, (_, at) => at + 3) : []
  return [
    [digits],
    ...ends.flatMap((end) =>
      groupsOf(digits.slice(end), most - 1).map((others) => [digits.slice(0, end), ...others]),
    ),
  ]
}
