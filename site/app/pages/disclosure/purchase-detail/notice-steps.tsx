import type { Data } from '@shanmen/contract/schemas.ts'
import { useLanguage } from '../../../language/language.ts'
import { Time } from '../../../lib/time.tsx'
import { disclosure } from '../../../messages/disclosure.ts'
import styles from './notice-steps.module.css'
import { stepsOf } from './steps-of.ts'

/** Where a tender stands on its way from notice to result. */
export function NoticeSteps({ notice }: { notice: Data<'informationDisclosureDetail'> }) {
  const words = disclosure[useLanguage()]
  const names = {
    open: words.stepOpen,
    deadline: words.stepDeadline,
    review: words.stepReview,
    result: words.stepResult,
  }
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      {stepsOf(notice).map(({ name, at, state }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{names[name]}</b>
          {at ? <Time className="num" value={at} /> : <span aria-hidden="true">—</span>}
        </li>
      ))}
    </ol>
  )
}
