import { useEffect, useRef } from 'react'
import { useBlocker, useNavigate } from 'react-admin'
import { StudioDialog } from '../components/dialog.tsx'
import { useMessages } from '../language/language.ts'
import { editorMessages } from '../messages/editor.ts'
import { useDraftState } from './editing.tsx'
import type { Draft } from './model/draft.ts'
import { redirectTypedAddresses } from './typed-address.ts'

/** Leaving with unsaved work saves it first, and asks only when that fails. Closing the window warns. */
export function LeaveGuard({ draft }: { draft: Draft }) {
  const t = useMessages(editorMessages).leave
  const { phase } = useDraftState(draft)
  const isUnsaved = phase !== 'saved'
  const blocker = useBlocker(isUnsaved)
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
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  const navigate = useNavigate()
  useEffect(() => redirectTypedAddresses((path) => navigate(path, { replace: true })), [navigate])
  const stays = isBlocked && (phase === 'offline' || phase === 'refused' || phase === 'conflict')
  return (
    <StudioDialog
      open={stays}
      title={t.title}
      text={t.text}
      onClose={() => blocker.reset?.()}
      cancel={t.go}
      onCancel={() => blocker.proceed?.()}
      submit={{ label: t.stay, run: () => blocker.reset?.() }}
    />
  )
}
