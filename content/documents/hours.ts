import type { Language } from '@shanmen/contract/languages.ts'
import { faultsOfHours, hoursOf, type StoredHours } from '@shanmen/contract/opening-hours.ts'
import type { Issue } from '../errors.ts'
import { type AnyDocument, isJsonObject } from './document.ts'
import { issueOf } from './messages.ts'

const hour = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
// "March" and "may" are ordinary words too: months only after a preposition.
const month =
  '(?:january|february|april|june|july|august|september|october|november|december|(?:in|from|to|until|till|of) (?:march|may))'
const english = [
  /(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend|noon|midnight|o[’']clock|the clock|day and night/,
  /(?:all|every) ?day|all year|year[- ]round|daily|seven days|never clos|always open|dawn|dusk|sunrise|sunset/,
  new RegExp(
    `\\b(?:at|from|until|till|by|before|after|past) ${hour}\\b|\\b${hour} (?:to|until|till|in the)\\b`,
  ),
  new RegExp(`\\b${month}\\b`),
]
const chinese = [
  /星期|礼拜|周[一二三四五六日末天]|[〇零一二三四五六七八九十半]+(?:小?[点时]|月)|全天|昼夜|通宵|全年|无休/,
  /[每天][天日](?:都|均|开|营)|日出|日落|不打烊|[从永]不关/,
]

/** Digits, months, weekdays, hours in words, and that it is always open: what only the table may say. */
export const statesHours = new RegExp(
  ['\\p{Nd}', ...[...english, ...chinese].map(({ source }) => source)].join('|'),
  'iu',
)

/** A time of day, or the whole of it. Dates and numbers are part of many a reason: the third marathon, 1 October. */
const statesTimes = new RegExp(
  [
    /[\d０-９]\s*(?:[:：点时]|[ap]\.?m\b)|[〇零一二三四五六七八九十半]点|[全整]天|昼夜|通宵/,
    /all day|noon|midnight|o[’']clock|day and night/,
    new RegExp(`\\b(?:at|from|until|till|by|before|after|past) ${hour}\\b(?! of)`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
)

/**
 * What is wrong with the opening hours of a scenic spot: a table that leaves a date open or says it twice, and whatever
 * could contradict it: the older list of closed weekdays, a remark that states hours, a reason that does.
 */
export function hoursIssues(document: AnyDocument, language: Language): Issue[] {
  const stored: StoredHours & { closedWeekdays?: unknown[] } = document.shared
  const hours = hoursOf(stored)
  if (!hours) {
    const isOnly = (stored.hoursExceptions ?? []).length > 0
    return isOnly ? [issueOf(['shared', 'hours'], 'exceptionsOnly')] : []
  }
  const remark = document[language]?.openHours
  return [
    ...faultsOfHours(hours).map(({ path, code }) => issueOf(['shared', ...path], code)),
    ...((stored.closedWeekdays ?? []).length > 0 ? [issueOf(['shared', 'closedWeekdays'], 'tableSays')] : []),
    ...(typeof remark === 'string' && statesHours.test(remark)
      ? [issueOf([language, 'openHours'], 'hoursInRemark')]
      : []),
    ...(stored.hoursExceptions ?? []).flatMap(({ reason }, n) =>
      isJsonObject(reason) && statesTimes.test(String(reason[language] ?? ''))
        ? [issueOf(['shared', 'hoursExceptions', n, 'reason', language], 'hoursInReason')]
        : [],
    ),
  ]
}
