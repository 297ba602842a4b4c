import type { Data } from '@shanmen/contract/schemas.ts'
import { Panel } from '../../../components/article/panel.tsx'
import { Facts } from '../../../components/list/facts.tsx'
import { useLanguage } from '../../../language/language.ts'
import { showMoment } from '../../../lib/dates.ts'
import { Time } from '../../../lib/time.tsx'
import { parts } from '../../../messages/components.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import { CallButton } from './call-button.tsx'
import { DaysLeft } from './days-left.tsx'
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
