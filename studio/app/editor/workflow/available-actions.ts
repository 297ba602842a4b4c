import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import type { Entry } from '../editing.tsx'

export type WorkflowAction =
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'return'
  | 'publish'
  | 'unpublish'
  | 'preview'
  | 'links'
  | 'upToDate'

type Situation = {
  hasWords: boolean
  mayWrite: boolean
  mayPublish: boolean
  /** It can be replaced and not taken down. */
  permanent: boolean
}

/**
 * The actions that are available for one language of an entry, for someone with these rights; `primary` is the next one
 * towards publication. The server checks again.
 */
export function workflowActions(
  entry: Pick<Entry, Language | 'requiresApproval' | 'trashed' | 'path' | 'revision'>,
  language: Language,
  { hasWords, mayWrite, mayPublish, permanent }: Situation,
): { action: WorkflowAction; primary: boolean }[] {
  if (entry.trashed) return []
  const { state, review, windows, changed, approval, outdatedSince } = entry[language]
  const { no } = entry.revision
  // A submission or approval counts only for its own revision, and for one with exactly the same content.
  const isWaiting = review?.state === 'submitted'
  const isReviewed = review?.state === 'approved' && review.no === no
  const isApproved = approval === 'valid' || (isReviewed && !entry.requiresApproval)
  // What has expired may be published, and submitted, again.
  const open = windows.filter(({ ended }) => !ended)
  const isPublic = open.some((window) => window.no === no) || (open.length > 0 && !changed)
  const isSubmitted = isWaiting && review.no === no
  const isOutdated = approval === 'outdated'
  const isDecided = isApproved && state !== 'expired'
  const canSubmit = mayWrite && hasWords && !isSubmitted && !isDecided && (!isPublic || isOutdated)
  const canDecide = mayPublish && isWaiting
  // An approval, of an older revision too, is valid until it is published or returned.
  const canBeTakenBack =
    review?.state === 'approved' &&
    (state === 'approved' || !windows.some((window) => window.no === review.no))
  const canPublish = mayPublish && hasWords && (!entry.requiresApproval || isApproved)
  const all: [WorkflowAction, boolean][] = [
    ['approve', canDecide],
    ['return', canDecide || (mayPublish && canBeTakenBack)],
    ['publish', canPublish],
    ['submit', canSubmit],
    ['withdraw', mayWrite && isWaiting],
    ['upToDate', mayWrite && outdatedSince !== null && waitingIn(entry).length === 0],
    ['preview', hasWords],
    ['links', hasWords],
    ['unpublish', mayPublish && windows.length > 0 && !permanent],
  ]
  const actions = all.filter(([, can]) => can).map(([action]) => action)
  // Publishing again only sets another time: what is public already has no next action.
  const [next] = isPublic ? [] : actions.filter((action) => ['approve', 'publish', 'submit'].includes(action))
  return actions.map((action) => ({ action, primary: action === next }))
}

/** The languages in which the newest revision waits for approval; while there is one, the entry is locked. */
export const waitingIn = (entry: Pick<Entry, Language | 'revision'>): Language[] =>
  languageCodes.filter((code) => {
    const { review } = entry[code]
    return review?.state === 'submitted' && review.no === entry.revision.no
  })
