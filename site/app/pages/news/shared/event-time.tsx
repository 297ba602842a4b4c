import type { Event } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../../language/language.ts'
import { dayOf, showTimes } from '../../../lib/event-times.ts'

type Props = { event: Pick<Event, 'startsAt' | 'endsAt' | 'wholeDay'> }

/** The time of an event in words, as an element that programs read. */
export function EventTime({ event }: Props) {
  const { startsAt, wholeDay } = event
  return <time dateTime={wholeDay ? dayOf(startsAt) : startsAt}>{showTimes(event, useLanguage())}</time>
}
