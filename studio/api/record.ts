import { change } from '@shanmen/content/database/change.ts'
import { addAuditLine } from '@shanmen/content/entries/audit.ts'
import type { Content } from '@shanmen/content/open.ts'

type Line = { who: string; action: string; target: string; detail?: Record<string, unknown> }

/** Writes into the audit log what is about to be done to a person or an account: what was done is never unrecorded. */
export function record(content: Content, { who, action, target, detail = {} }: Line): Promise<void> {
  const at = new Date().toISOString()
  return change(content, (change) => addAuditLine(change, { at, who, action, target, detail }))
}
