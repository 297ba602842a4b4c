import { useEffect, useRef, useState } from 'react'
import { StudioDialog } from '../components/dialog.tsx'
import { useLeaveGuard } from '../components/use-leave-guard.ts'
import { useMessages } from '../language/language.ts'
import { editorMessages } from '../messages/editor.ts'
import { useDraftState } from './editing.tsx'
import type { Draft } from './model/draft.ts'

/** Leaving with unsaved work saves it first, and asks only when that fails. */
export function LeaveGuard({ draft }: { draft: Draft }) {
  const t = useMessages(editorMessages).leave
  const { phase, hasCopy } = useDraftState(draft)
  const isUnsaved = phase !== 'saved'
  const blocker = useLeaveGuard(isUnsaved)
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (isBlocked) void draft.save()
  }, [isBlocked, draft])
  // Once only: the router may report the old state for one more render, and refuses a second call.
  const left = useRef(false)
  useEffect(() => {
    if (!isBlocked) left.current = false
    else if (!isUnsaved && !left.current) {
      left.current = true
      blocker.proceed?.()
    }
  }, [isBlocked, isUnsaved, blocker])
  const hasFailed = isBlocked && (phase === 'offline' || phase === 'refused' || phase === 'conflict')
  // Until it is saved or answered: each further try to save would close it under the pointer.
  const [asks, setAsks] = useState(false)
  if (asks ? !isBlocked : hasFailed) setAsks(!asks)
  return (
    <StudioDialog
      open={asks}
      title={t.title}
      text={hasCopy ? t.text : t.lost}
      onClose={() => blocker.reset?.()}
      cancel={t.go}
      onCancel={() => blocker.proceed?.()}
      submit={{ label: t.stay, run: () => blocker.reset?.() }}
    />
  )
}
