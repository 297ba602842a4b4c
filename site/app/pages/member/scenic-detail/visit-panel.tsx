import type { Data } from '@shanmen/contract/schemas.ts'
import { Panel } from '../../../components/article/panel.tsx'
import { Status } from '../../../components/feedback/status.tsx'
import { Facts } from '../../../components/list/facts.tsx'
import { useLanguage } from '../../../language/language.ts'
import { member } from '../../../messages/member.ts'
import { PhoneLink } from '../shared/phone-link.tsx'
import styles from './visit-panel.module.css'

/** What a visitor must know before setting out: open today, hours, tickets, stay, telephone. */
export function VisitPanel({ scenic }: { scenic: Data<'scenicDetail'> }) {
  const words = member[useLanguage()]
  const booking = scenic.ticket.find(({ url }) => url)?.url
  return (
    <Panel title={words.visiting} aside>
      <Facts
        rows={[
          [words.state, <Status key="state" of="scenic" is={scenic.openToday ? 'open' : 'closed'} />],
          [words.hours, scenic.openHours],
          [words.stay, scenic.duration],
          [words.level, scenic.level],
          [words.phone, scenic.tel && <PhoneLink key="tel" phone={scenic.tel} />],
        ]}
      />
      {scenic.ticket.length > 0 && (
        <ul className={styles.tickets} aria-label={words.tickets}>
          {scenic.ticket.map(({ name, price }) => (
            <li key={name}>
              <span>{name}</span>
              <b className="num">{price}</b>
            </li>
          ))}
        </ul>
      )}
      {booking && (
        <a className="btn btn--p" href={booking} rel="noopener">
          {words.book}
        </a>
      )}
      {scenic.website && (
        <a className={`more ${styles.site}`} href={scenic.website} rel="noopener">
          {words.site}
        </a>
      )}
    </Panel>
  )
}
