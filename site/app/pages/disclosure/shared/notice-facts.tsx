import type { Data } from '@shanmen/contract/schemas.ts'
import type { ReactNode } from 'react'
import { Deadline } from '../../../components/article/deadline.tsx'
import { Facts, Panel } from '../../../components/article/panel.tsx'
import { PhoneLink } from '../../../components/article/phone-link.tsx'
import { isOver } from '../../../components/feedback/status.tsx'
import { useLanguage } from '../../../language/language.ts'
import { showMoment, showWholeMonth } from '../../../lib/dates.ts'
import { Time } from '../../../lib/time.tsx'
import { componentMessages } from '../../../messages/components.ts'
import { disclosureMessages } from '../../../messages/disclosure.ts'

type Props = { notice: Data<'informationDisclosureDetail'> }

/** The deadline of a notice with its actions; `after` replaces the `action` once the deadline has passed. */
export function NoticeDeadline({ notice, action, after }: Props & { action: ReactNode; after: ReactNode }) {
  const language = useLanguage()
  const t = disclosureMessages[language]
  const { deadline, status, type, daysLeft, contactPhone } = notice
  const lease = type === 'rent'
  const planned = status === 'planned' && !lease
  const over = isOver(status)
  const label = over ? componentMessages[language].states[type].closed : planned ? t.expected : t.deadline
  return (
    <Deadline
      label={label}
      at={
        deadline && (
          <time dateTime={deadline}>{(planned ? showWholeMonth : showMoment)(deadline, language)}</time>
        )
      }
      days={daysLeft}
      over={over}
      until={daysLeft === undefined ? undefined : deadline}
      action={over ? after : planned ? null : action}
      // To view premises is to call.
      phone={lease ? undefined : contactPhone}
    />
  )
}

/** Next to a notice: its dates and its contact. */
export function NoticeFacts({ notice }: Props) {
  const language = useLanguage()
  const t = disclosureMessages[language]
  const lease = notice.type === 'rent'
  return (
    <Panel aside title={lease ? t.viewing : t.asking}>
      <Facts
        rows={[
          [t.result, notice.resultAt && <Time className="num" value={notice.resultAt} />],
          [lease ? t.lessor : t.buyer, notice.unit],
          [t.contact, notice.contactName],
          [
            componentMessages[language].phone,
            notice.contactPhone && <PhoneLink className="num" phone={notice.contactPhone} />,
          ],
        ]}
      />
    </Panel>
  )
}
