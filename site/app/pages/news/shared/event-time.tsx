import type { Event } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../../language/language.ts'
import { dayOf, showTimes } from '../../../lib/event-times.ts'

type Props = { event: Pick<Event, 'startsAt' | 'endsAt' | 'wholeDay'> }

/** The time of an event in words, as an element that programs read. */
export function EventTime({ event }: Props) {
  const { startsAt, wholeDay } = event
  const pieces = showTimes(event, useLanguage()).split(/(\d{4}-\d\d-\d\d(?:\s\p{Script=Han}+)?)/u)
  return (
    <time dateTime={wholeDay ? dayOf(startsAt) : startsAt}>
      {pieces.map((piece) => (
        // A line may otherwise end after the hyphens of a date, or inside its day of the week.
        <span key={piece} className={/^\d{4}-/.test(piece) ? 'nb' : undefined}>
          {piece}
        </span>
      ))}
    </time>
  )
}
