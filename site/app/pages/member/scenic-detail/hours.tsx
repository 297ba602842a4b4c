import { useLanguage } from '../../../language/language.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { memberMessages } from '../../../messages/member.ts'
import styles from './hours.module.css'
import type { Scenic } from './load-scenic.ts'

type Table = NonNullable<Scenic['hours']>

/** What is a date for the page: a year of two digits is asked for again. By script, since each byte of the page counts. */
const possible = ['1900-01-01', '2099-12-31'] as const

/** The opening hours of the next seven days, and those of a chosen date. */
export function Hours({ hours }: { hours: Table }) {
  const t = memberMessages[useLanguage()]
  const { week, chosen } = hours
  const [min, max] = useHydrated() ? possible : []
  return (
    <div className={styles.hours}>
      <table>
        <caption className="vh">{t.weekHours}</caption>
        <tbody>
          {week.map((day, index) => (
            <tr key={day.label} aria-current={index === 0 ? 'date' : undefined}>
              <th scope="row">{day.label}</th>
              <td>
                {day.text}
                {day.reason && <small>{day.reason}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <form className="unprinted" action="#visit">
        <label htmlFor="date">{t.chosenDate}</label>
        <input id="date" type="date" name="date" required min={min} max={max} defaultValue={chosen?.date} />
        <button type="submit" className="btn btn--g btn--s">
          {t.ask}
        </button>
      </form>
      {chosen && (
        <p role="status">
          <b>{chosen.label}</b> {chosen.text}
          {chosen.reason && <small>{chosen.reason}</small>}
        </p>
      )}
    </div>
  )
}

/** Lines below each other, each with its reason below it. */
export const Lines = ({ lines }: { lines: readonly { text: string; reason?: string }[] }) => (
  <ul>
    {lines.map(({ text, reason }) => (
      <li key={text}>
        {text}
        {reason && <div>{reason}</div>}
      </li>
    ))}
  </ul>
)
