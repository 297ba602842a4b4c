import type { Data } from '@shanmen/contract/schemas.ts'
import { DaysLeft } from '../../components/days-left.tsx'
import { Facts } from '../../components/facts.tsx'
import { Panel } from '../../components/panel.tsx'
import { useLanguage } from '../../language/language.ts'
import { parts } from '../../messages/components.ts'
import { disclosure } from '../../messages/disclosure.ts'
import { showMoment } from '../../shell/dates.ts'
import { Time } from '../../shell/time.tsx'
import { CallButton } from './call-button.tsx'
import styles from './notice-facts.module.css'

/** Beside a notice: the days that are left, its facts, whom to ask. */
export function NoticeFacts({ notice }: { notice: Data<'informationDisclosureDetail'> }) {
  const language = useLanguage()
  const words = disclosure[language]
  const lease = notice.type === 'rent'
  return (
    <Panel aside title={lease ? words.viewing : words.asking}>
      {notice.daysLeft !== undefined && (
        <p className={styles.left}>
          <small>{words.untilDeadline}</small>
          <DaysLeft days={notice.daysLeft} />
        </p>
      )}
      <Facts
        rows={[
          [words.deadline, notice.deadline && <Moment at={notice.deadline} />],
          [words.result, notice.resultAt && <Time className="num" value={notice.resultAt} />],
          [lease ? words.lessor : words.buyer, notice.unit],
          [words.contact, notice.contactName],
          [parts[language].phone, notice.contactPhone && <span className="num">{notice.contactPhone}</span>],
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
