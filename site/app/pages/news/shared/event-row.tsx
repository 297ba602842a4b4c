import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Event } from '@shanmen/contract/types.ts'
import status from '../../../components/feedback/status.module.css'
import { Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { dateParts, showMonth } from '../../../lib/dates.ts'
import { weekdayOf } from '../../../lib/event-times.ts'
import { Icon } from '../../../lib/icon.tsx'
import { eventMessages } from '../../../messages/event.ts'
import styles from './event-row.module.css'
import { EventTime } from './event-time.tsx'

/** An event in a list: its first day in large figures, title, time and place, its picture. The whole row follows the title's link. */
export function EventRow({ event }: { event: Event }) {
  const language = useLanguage()
  const { day } = dateParts(event.startsAt)
  return (
    <article className={styles.event} data-over={event.status === 'past' || event.cancelled}>
      {/* The time is in the row a second time, in words. */}
      <p className={styles.day} aria-hidden="true">
        <b>{day}</b>
        <span>{showMonth(event.startsAt, language)}</span>
        <span>{weekdayOf(event.startsAt, language)}</span>
      </p>
      <div className={styles.text}>
        <h3>
          <LocalLink to={fill(addresses.eventDetail, event.id)}>{event.title}</LocalLink>
        </h3>
        <p className="meta">
          <span>
            <Icon name="clock" />
            <EventTime event={event} />
          </span>
          <span>
            <Icon name="pin" />
            {event.place}
          </span>
        </p>
        <p className={styles.summary}>{event.summary}</p>
        <p className={styles.states}>
          <EventStates event={event} />
        </p>
      </div>
      <Picture image={event.cover} ratio="16/10" sizes="(max-width: 47rem) 90vw, 16rem" />
    </article>
  )
}

/** Whether an event is on, over or cancelled, and whether one can sign up; and until when that holds. */
export function EventStates({ event }: { event: Event }) {
  const { status: is, cancelled, signUp } = event
  const t = eventMessages[useLanguage()]
  const state = cancelled ? 'cancelled' : is
  return (
    <>
      <span className={status.status} data-is={styleOf[state]} data-until={untilOf(event)}>
        {t.states[state]}
      </span>
      {signUp && !cancelled && is !== 'past' && (
        <span
          className={status.status}
          data-is={signUp.isOpen ? 'open' : undefined}
          data-until={signUp.isOpen ? signUp.until : undefined}
        >
          {signUp.isOpen ? t.signUpOpen : t.signUpClosed}
        </span>
      )}
    </>
  )
}

const untilOf = ({ status: is, cancelled, startsAt, endsAt }: Event) =>
  cancelled ? undefined : { upcoming: startsAt, now: endsAt, past: undefined }[is]

const styleOf = { upcoming: 'planned', now: 'open', past: undefined, cancelled: 'soon' } as const
