import type { Event } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../../language/language.ts'
import { dayOf, showTimes } from '../../../lib/event-times.ts'

type Props = { event: Pick<Event, 'startsAt' | 'endsAt' | 'wholeDay' | 'daily'> }

/** A line may otherwise end after the hyphens of a date, inside its day of the week or “每天” or after the dash between two hours. */
const unbroken = /(\d{4}-\d\d-\d\d(?:\s\p{Script=Han}+)?|(?:\p{L}+\s)?\d?\d:\d\d–\d?\d:\d\d)/u

/** The time of an event in words, as an element that programs read. */
export function EventTime({ event }: Props) {
  const { startsAt, wholeDay } = event
  const pieces = showTimes(event, useLanguage()).split(unbroken).filter(Boolean)
  return (
    <time dateTime={wholeDay ? dayOf(startsAt) : startsAt}>
      {pieces.map((piece) => (
        <span key={piece} className={unbroken.test(piece) ? 'nb' : undefined}>
          {piece}
        </span>
      ))}
    </time>
  )
}
