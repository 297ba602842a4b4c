import type { Job, Notice } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../language/language.ts'
import { componentMessages } from '../../messages/components.ts'
import styles from './status.module.css'

export type StatusProps =
  | { of: 'purchase' | 'rent'; is: Notice['status'] | 'closed' }
  | { of: 'job'; is: Job['status'] }
  | { of: 'scenic'; is: 'open' | 'closed'; text?: string | undefined }

/** A status as a dot and a text: open, closing soon, planned, or over in a muted colour. */
export function Status(status: StatusProps) {
  return (
    <span className={styles.status} data-is={status.is}>
      {useStatusText(status)}
    </span>
  )
}

const over: readonly Notice['status'][] = ['review', 'result', 'ended']
/** Whether a notice takes no more answers; without a deadline its result or its end says so. */
export const isOver = (status: Notice['status']): boolean => over.includes(status)

/** The text of a status alone, for tabs and titles. */
function useStatusText(status: StatusProps): string {
  const { states } = componentMessages[useLanguage()]
  if (status.of === 'job') return states.job[status.is]
  if (status.of === 'scenic') return status.text ?? states.scenic[status.is]
  return states[status.of][status.is]
}
