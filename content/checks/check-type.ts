import type { AnyDocument } from '../documents/document.ts'
import type { Asked } from '../entries/find.ts'
import { countUses, hasTwin } from '../entries/types.ts'
import { type Check, checkOf } from './check.ts'

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What there is to see to in a type itself: that it is the only one of its kind and code, and the form of a new code. */
export async function checkType(asked: Asked, id: string, document: AnyDocument): Promise<Check[]> {
  const { code } = document.shared
  if (typeof code !== 'string' || code === '') return []
  if (await hasTwin(asked, id, document)) return [checkOf(['shared', 'code'], 'sameType', code)]
  // A code of another form that entries use already cannot change any more.
  if (form.test(code) || (await countUses(asked, document)) > 0) return []
  return [checkOf(['shared', 'code'], 'codeForm', code)]
}
