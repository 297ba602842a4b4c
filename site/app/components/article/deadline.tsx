import { calendarFileOf } from '@shanmen/contract/feeds.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../language/language.ts'
import { Icon } from '../../lib/icon.tsx'
import { componentMessages } from '../../messages/components.ts'
import { DaysLeft } from '../feedback/days-left.tsx'
import styles from './deadline.module.css'
import { PhoneLink } from './phone-link.tsx'

type DeadlineProps = {
  /** What ends: `递交截止`; once it has ended, that it has. */
  label: string
  /** When; left out where there is no deadline. */
  at?: ReactNode
  days?: number
  over?: boolean
  /** The moment of the deadline while it is ahead: a page that is being read is then loaded again. */
  until?: string | undefined
  /** The one link that matters here, as a button. */
  action?: ReactNode
  phone?: string
}

/**
 * Under the title of a tender, lease or vacancy: its deadline, the days that are left and what can be done. On phones a bar
 * at the bottom of the screen has the same, for a reader who is far down in the text.
 */
export function Deadline({ label, at, days, over = false, until, action, phone }: DeadlineProps) {
  const t = componentMessages[useLanguage()]
  const shown = (at || over) && (
    <p className={styles.until}>
      <small>{label}</small>
      {at && <b>{at}</b>}
      {days !== undefined && <DaysLeft days={days} />}
    </p>
  )
  if (!shown && !action && !phone) return null
  return (
    <>
      <div className={styles.card} data-over={over} data-until={until}>
        {shown}
        <p className={`${styles.actions} unprinted`}>
          {action}
          {phone && (
            <PhoneLink className="btn btn--g" phone={phone}>
              <Icon name="phone" />
              {t.phone}
            </PhoneLink>
          )}
          {days !== undefined && <AddToCalendar />}
        </p>
      </div>
      <section className={`${styles.bar} unprinted`} data-over={over} aria-label={shown ? label : undefined}>
        {shown}
        {phone && (
          <PhoneLink className="ib" phone={phone}>
            <Icon name="phone" />
            <span className="vh">{t.phone}</span>
          </PhoneLink>
        )}
        {action}
      </section>
    </>
  )
}

/** The file of this page's item for the reader's calendar. */
export const AddToCalendar = () => (
  <a className="btn btn--g" href={calendarFileOf(useLocation().pathname)}>
    <Icon name="calendar" />
    {componentMessages[useLanguage()].addToCalendar}
  </a>
)
