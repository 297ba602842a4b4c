import type { Language } from '@shanmen/contract/languages.ts'
import { Invalid, type Issue } from '../errors.ts'
import type { Kind } from '../kind.ts'
import { type AnyDocument, parseDocument } from './document.ts'
import { harm } from './harm.ts'
import { faultOf, issueOf } from './messages.ts'
import { missingIn } from './missing.ts'
import { schemaOf } from './schema.ts'

/**
 * Checks shapes and limits of whatever arrived and gives back a clean copy that may be stored as a draft: unknown keys,
 * wrong types, keys that could reach a prototype and dangerous addresses are refused. Throws Invalid with paths.
 */
export function validateDraft(kind: Kind, value: unknown): AnyDocument {
  const harmful = harm(value)
  if (harmful) throw new Invalid([issueOf([], harmful)])
  const result = schemaOf(kind).safeParse(JSON.parse(JSON.stringify(value) ?? 'null'))
  if (!result.success) throw new Invalid(result.error.issues.flatMap(faultOf))
  return parseDocument(JSON.stringify(result.data))
}

/** Checks what publishing in a language needs beyond a draft: its words, and every required field. Throws Invalid. */
export function validatePublishable(kind: Kind, document: AnyDocument, language: Language): void {
  const issues: Issue[] = missingIn(kind, document, language)
  if (issues.length > 0) throw new Invalid(issues)
}
