import type { Language } from '@shanmen/content/language.ts'
import type { Entry } from '../editing.tsx'

export type WorkflowAction =
  | 'submit'
  | 'approve'
  | 'return'
  | 'publish'
  | 'unpublish'
  | 'preview'
  | 'links'
  | 'upToDate'

type Situation = { hasWords: boolean; mayWrite: boolean; mayPublish: boolean }

/**
 * The steps that make sense for one language of an entry now, for someone with these rights; `primary` is the next one on
 * the way to the public. The server decides again.
 */
export function workflowActions(
  entry: Pick<Entry, Language | 'fourEyes' | 'binned' | 'path' | 'revision'>,
  language: Language,
  { hasWords, mayWrite, mayPublish }: Situation,
): { step: WorkflowAction; primary: boolean }[] {
  if (entry.binned) return []
  const { review, windows, changed, approved, behindSince } = entry[language]
  const { no } = entry.revision
  // What was handed in or approved counts only for the revision it was about, and for one that says exactly the same.
  const waits = review?.state === 'submitted'
  const isApproved = approved || (review?.state === 'approved' && review.no === no)
  const isPublic = windows.some((window) => window.no === no) || (windows.length > 0 && !changed)
  const canSubmit = mayWrite && hasWords && !(waits && review.no === no) && !isApproved && !isPublic
  const canDecide = mayPublish && waits
  // An approval stands, for an older revision too, until it is public or taken back.
  const canBeTakenBack = review?.state === 'approved' && !windows.some((window) => window.no === review.no)
  const canPublish = mayPublish && hasWords && (!entry.fourEyes || isApproved)
  const all: [WorkflowAction, boolean][] = [
    ['approve', canDecide],
    ['return', canDecide || (mayPublish && canBeTakenBack)],
    ['publish', canPublish],
    ['submit', canSubmit],
    ['upToDate', mayWrite && behindSince !== null],
    ['preview', hasWords],
    ['links', hasWords],
    ['unpublish', mayPublish && windows.length > 0],
  ]
  const steps = all.filter(([, can]) => can).map(([step]) => step)
  // Publishing once more only sets another time: what is public already has no next step.
  const [next] = isPublic ? [] : steps.filter((step) => ['approve', 'publish', 'submit'].includes(step))
  return steps.map((step) => ({ step, primary: step === next }))
}
