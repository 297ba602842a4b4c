import { Choice } from '../../../components/filter/choice.tsx'
import { useLanguage } from '../../../language/language.ts'
import { endOfDay } from '../../../lib/dates.ts'
import { partyMessages } from '../../../messages/party.ts'
import styles from './calendar.module.css'
import { MonthTable } from './month-table.tsx'
import { type Calendar as Data, monthsOf } from './months.ts'

/** This month, and at choice the one before and after it; the style sheet shows the chosen one. */
export function Calendar({ calendar }: { calendar: Data }) {
  const t = partyMessages[useLanguage()].calendar
  const months = monthsOf(calendar)
  const nameOf = (key: string) => t.months[Number(key.slice(5)) - 1]
  const kinds = new Set(calendar.days.map(({ kind }) => kind))
  return (
    <div className={styles.calendar} data-until={endOfDay(calendar.today)}>
      {months.length > 1 && (
        <Choice
          name="month"
          legend={t.choose}
          options={months.map(({ key }) => ({ value: key, label: nameOf(key) }))}
          chosen={calendar.today.slice(0, 7)}
          className={styles.choice}
        />
      )}
      {months.map((month) => (
        <section
          key={month.key}
          aria-labelledby={`month-${month.key}`}
          data-offset={months.indexOf(month)}
          className={styles.one}
        >
          <h2 id={`month-${month.key}`}>
            {nameOf(month.key)}
            <small>{month.key.slice(0, 4)}</small>
          </h2>
          <MonthTable month={month} today={calendar.today} />
        </section>
      ))}
      <ul className={styles.kinds} aria-label={t.legend}>
        {[...kinds].map((kind) => (
          <li key={kind} data-kind={kind}>
            {t.kinds[kind]}
          </li>
        ))}
      </ul>
    </div>
  )
}
