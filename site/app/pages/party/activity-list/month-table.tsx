import { terms } from '@shanmen/brand/messages/terms.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { partyMessages } from '../../../messages/party.ts'
import styles from './calendar.module.css'
import { type CalendarEvent, type Day, type Month, termBeginning } from './months.ts'

type Props = { month: Month; today: string }

/** A month as a table by weekdays; on a narrow screen the days with something as a list. */
export function MonthTable({ month: { key, weeks }, today }: Props) {
  const t = partyMessages[useLanguage()].calendar
  return (
    <table className={styles.month}>
      <caption className="vh">{`${t.months[Number(key.slice(5)) - 1]} ${key.slice(0, 4)}`}</caption>
      <thead>
        <tr>
          {t.weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)?.date}>
            {/* The position is the weekday: days of other months have no date. */}
            {week.map((day, weekday) =>
              day ? (
                <DayCell key={day.date} day={day} weekday={t.weekdays[weekday] ?? ''} today={today} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a week keep their places.
                <td key={weekday} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayCellProps = { day: Day; weekday: string; today: string }

function DayCell({ day: { date, events }, weekday, today }: DayCellProps) {
  const language = useLanguage()
  const term = termBeginning(date)
  const isToday = date === today
  return (
    <td
      data-past={date < today ? '' : undefined}
      data-busy={events.length > 0 || isToday ? '' : undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className={styles.day}>
        <time dateTime={date}>{Number(date.slice(8))}</time>
        <span className={styles.weekday}>{weekday}</span>
        {isToday && <b>{partyMessages[language].calendar.today}</b>}
        {term && <small>{terms[term][language].name}</small>}
      </p>
      {events.length > 0 && (
        <ul>
          {events.map((event) => (
            <li key={`${event.kind} ${event.title}`}>
              <Event event={event} />
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}

/** Its kind by colour and word, and what it is; a link where there is a page about it. */
function Event({ event: { kind, title, place, path } }: { event: CalendarEvent }) {
  const t = partyMessages[useLanguage()].calendar
  const words = (
    <>
      <small>{t.kinds[kind]}</small>
      <span>{title}</span>
      {place && <small className={styles.place}>{place}</small>}
    </>
  )
  return path ? (
    <LocalLink to={path} className={styles.event} data-kind={kind}>
      {words}
    </LocalLink>
  ) : (
    <div className={styles.event} data-kind={kind}>
      {words}
    </div>
  )
}
