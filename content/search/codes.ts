import type { Phrase } from './query.ts'
import { cut, fold, runsOf } from './tokens.ts'

/** A number or code with what joins its parts: 400-000-0026, 400 000 0026, LS-CG-2026-118, 17:30. */
const code =
  /((?=[a-z\-–./:]*\d)[a-z0-9]+(?:[-–./:][a-z0-9]+)+|(?<![a-z0-9])(?:\d+(?: \d+)+|\d{7,12})(?![a-z0-9]))/

/** A text in pieces, every second of which is a number or code. */
export const splitAtCodes = (text: string): string[] => fold(text).split(code)

/**
 * What finds a number or code: its parts next to each other. Of a long number, as of a telephone, also its digits in other
 * groups.
 */
export function codePhrases(text: string): Phrase[] {
  const digits = text.replace(/\D/g, '')
  const isLong = digits.length >= 7 && digits.length <= 12 && !/[a-z]/.test(text)
  const groups = isLong ? groupsOf(digits).map((each) => each.join('-')) : []
  return [...new Set([text, ...groups])].map((each) => ({
    tokens: runsOf(each).map((run) => cut(run.text)),
    prefix: false,
    text: each,
  }))
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
