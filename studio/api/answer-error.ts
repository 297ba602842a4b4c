import { isFailure } from '@shanmen/content/database/database-health.ts'
import { isBusy } from '@shanmen/content/database/retry-while-busy.ts'
import { ContentError, Invalid, NotAllowed, Refused } from '@shanmen/content/errors.ts'
import { type ErrorBody, Refusal } from '../errors.ts'
import { refusals } from './refusals.ts'

/**
 * Turns whatever a call threw into the refusal that is answered; undefined for what is a defect of ours. A conflict needs
 * to be looked up (`conflicts.ts`).
 */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof Invalid)
    return new Refusal(
      'invalid',
      { zh: '有内容需要修改，请按提示逐项处理', en: 'Some fields need a change: see each of them' },
      { issues: error.issues },
    )
  if (error instanceof NotAllowed) return new Refusal('notAllowed', error.reason)
  if (error instanceof Refused) return new Refusal('refused', error.reason)
  if (error instanceof ContentError && error.code === 'notFound') return refusals.notFound()
  if (isBusy(error)) return refusals.busy()
  if (isFailure(error)) return refusals.unavailable()
  return undefined
}

export const errorBody = ({ code, words, more }: Refusal): ErrorBody => ({
  error: { code, message: words, ...more },
})
