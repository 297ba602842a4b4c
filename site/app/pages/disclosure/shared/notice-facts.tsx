import type { Data } from '@shanmen/contract/schemas.ts'
import { Facts, Panel } from '../../../components/article/panel.tsx'
import { PhoneLink } from '../../../components/article/phone-link.tsx'
import { useLanguage } from '../../../language/language.ts'
import { showMoment, showWholeMonth } from '../../../lib/dates.ts'
import { Icon } from '../../../lib/icon.tsx'
import { Time } from '../../../lib/time.tsx'
import { componentMessages } from '../../../messages/components.ts'
import { disclosureMessages } from '../../../messages/disclosure.ts'
import styles from './notice-facts.module.css'

/** Next to a notice: days left, its facts, its contact. */
export function NoticeFacts({ notice }: { notice: Data<'informationDisclosureDetail'> }) {
  const language = useLanguage()
  const t = disclosureMessages[language]
  const lease = notice.type === 'rent'
  const planned = notice.status === 'planned' && !lease
  return (
    <Panel aside title={lease ? t.viewing : t.asking}>
      {notice.daysLeft !== undefined && (
        <p className={styles.left}>
          <small>{t.untilDeadline}</small>
          <DaysLeft days={notice.daysLeft} />
        </p>
      )}
      <Facts
        rows={[
          [t.expected, planned && notice.deadline && showWholeMonth(notice.deadline, language)],
          [t.deadline, !planned && notice.deadline && <Moment at={notice.deadline} />],
          [t.result, notice.resultAt && <Time className="num" value={notice.resultAt} />],
          [lease ? t.lessor : t.buyer, notice.unit],
          [t.contact, notice.contactName],
          [
            componentMessages[language].phone,
            notice.contactPhone && <span className="num">{notice.contactPhone}</span>,
          ],
        ]}
      />
      <CallButton phone={notice.contactPhone} />
    </Panel>
  )
}

function Moment({ at }: { at: string }) {
  return (
    <time className="num" dateTime={at}>
      {showMoment(at, useLanguage())}
    </time>
  )
}

/** Days until a deadline with the number in large accent figures; a dash once it has passed. */
export function DaysLeft({ days }: { days: number | undefined }) {
  const t = componentMessages[useLanguage()]
  if (days === undefined) return <span className="mute">—</span>
  const [before, after] = (days === 1 ? t.dayLeft : t.daysLeft).split('{n}')
  return (
    <span className={styles.daysLeft}>
      {before}
      <b>{days}</b>
      {after}
    </span>
  )
}

/** Calls the number of a notice. Nothing without one. */
function CallButton({ phone }: { phone: string }) {
  const t = disclosureMessages[useLanguage()]
  if (!phone) return null
  return (
    <PhoneLink className="btn btn--p" phone={phone}>
      <Icon name="phone" />
      {t.call}
    </PhoneLink>
  )
}
