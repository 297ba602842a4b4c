import type { Data } from '@shanmen/contract/schemas.ts'
import { useLanguage } from '../../../language/language.ts'
import { Time } from '../../../lib/time.tsx'
import { disclosureMessages } from '../../../messages/disclosure.ts'
import styles from './purchase-detail.module.css'

/** The progress of a tender from notice to result. */
export function NoticeSteps({ notice }: { notice: Data<'informationDisclosureDetail'> }) {
  const t = disclosureMessages[useLanguage()]
  const names = {
    open: t.stepOpen,
    deadline: t.stepDeadline,
    review: t.stepReview,
    result: t.stepResult,
  }
  return (
    <ol className={styles.steps} aria-label={t.steps}>
      {stepsOf(notice).map(({ name, at, state }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{names[name]}</b>
          {at ? <Time className="num" value={at} /> : <span aria-hidden="true">—</span>}
        </li>
      ))}
    </ol>
  )
}

type Step = {
  name: 'open' | 'deadline' | 'review' | 'result'
  at?: string
  state: 'past' | 'now' | 'ahead'
}

type Detail = Pick<
  Data<'informationDisclosureDetail'>,
  'status' | 'publishedAt' | 'opensAt' | 'deadline' | 'resultAt'
>

/** Which step a tender is at: the notice itself, its deadline, the review, the result. After the last all are past. */
const place: Record<Detail['status'], number> = {
  planned: 0,
  open: 1,
  soon: 1,
  review: 2,
  result: 3,
  ended: 4,
}

/**
 * The steps of a tender with their dates. A planned one has not begun, so its first step is ahead too; of its deadline only
 * the month is known.
 */
export function stepsOf({ status, publishedAt, opensAt, deadline, resultAt }: Detail): Step[] {
  const steps: Omit<Step, 'state'>[] = [
    { name: 'open', at: opensAt ?? publishedAt },
    { name: 'deadline', at: status === 'planned' ? undefined : deadline },
    { name: 'review' },
    { name: 'result', at: resultAt },
  ]
  const current = place[status]
  return steps.map((step, index) => {
    if (index < current) return { ...step, state: 'past' }
    return { ...step, state: index === current && status !== 'planned' ? 'now' : 'ahead' }
  })
}
