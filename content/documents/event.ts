import type { Issue } from '../errors.ts'
import { endOf, startOf } from './dates.ts'
import type { AnyDocument } from './document.ts'
import { issueOf } from './messages.ts'

const lastMinute = /T15:59:/

/** What is wrong with the times of an event: readers and their calendars could not be told when it is over. */
export function eventIssues({ shared }: AnyDocument): Issue[] {
  const starts = startOf(shared.startsAt)
  const ends = endOf(shared.endsAt)
  const signUp = endOf(shared.signUpUntil)
  if (!starts || !ends) return []
  return [
    ...(ends <= starts ? [issueOf(['shared', 'endsAt'], 'endsBefore')] : []),
    ...(shared.wholeDay && !lastMinute.test(ends) ? [issueOf(['shared', 'endsAt'], 'wholeDayEnd')] : []),
    ...(signUp && signUp > ends ? [issueOf(['shared', 'signUpUntil'], 'signUpLate')] : []),
  ]
}
