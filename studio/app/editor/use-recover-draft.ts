import type { Kind } from '@shanmen/content/kind.ts'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { isSame } from '../compare/changes.ts'
import { useMessages } from '../language/language.ts'
import { editorMessages } from '../messages/editor.ts'
import { call } from '../session/call.ts'
import { type Editing, isReadOnly, useDraftState } from './editing.tsx'
import type { Draft } from './model/draft.ts'
import type { LocalCopy, localCopies } from './model/local-copy.ts'
import type { Entry } from './use-open-entry.ts'
import { usePresence } from './use-presence.ts'

type RecoverDraftOptions = {
  kind: Kind
  entry: Entry
  draft: Draft
  editing: Editing
  copies: ReturnType<typeof localCopies>
  found: LocalCopy | undefined
  onStale: () => void
}

export type DraftRecovery = ReturnType<typeof useRecoverDraft>

/**
 * What keeps work from being lost: the copy of an earlier visit, others who have the entry open, a newer revision while
 * nothing is written here, and a conflict when something is.
 */
export function useRecoverDraft({ entry, draft, editing, copies, found, onStale }: RecoverDraftOptions) {
  const t = useMessages(editorMessages)
  const notify = useNotify()
  const { phase, no, saved } = useDraftState(draft)
  const [copy, setCopy] = useState(found && !isSame(found.document, entry.document) ? found : undefined)
  const [later, setLater] = useState(false)
  const isLocked = isReadOnly(editing)
  const present = usePresence(entry.id, !isLocked && phase !== 'saved')
  const newest = present?.newest ?? no

  // Someone else saved while nothing is written here: their revision is what to go on from.
  useEffect(() => {
    if (newest <= no || phase !== 'saved') return
    const stop = new AbortController()
    call('readEntry', { id: entry.id }, { signal: stop.signal }).then(
      ({ document, revision }) => {
        if (stop.signal.aborted || draft.state().phase !== 'saved') return
        draft.rebase({ document, no: revision.no, at: revision.at }, document)
        notify(t.renewed(revision.author.name, revision.no), { type: 'info' })
        onStale()
      },
      () => undefined,
    )
    return () => stop.abort()
  }, [newest, no, phase, entry.id, draft, notify, t, onStale])

  const drop = () => {
    copies.forget()
    setCopy(undefined)
  }
  const restore = async () => {
    if (!copy) return
    setCopy(undefined)
    if (copy.basedOn === no) {
      draft.replace(copy.document)
      notify(t.copy.restored, { type: 'info' })
      return
    }
    // Written on an older revision: saved as such, it meets the newer one as a conflict and overwrites nothing.
    const old = await call('readRevision', { id: entry.id, no: copy.basedOn }).catch(() => undefined)
    draft.rebase({ document: old?.document ?? saved, no: copy.basedOn, at: copy.at }, copy.document)
  }
  const people = present?.others ?? []
  const isEdited = people.some(({ editing }) => editing)
  const names = [...new Set(people.map(({ who }) => who.name))].join('、')
  return {
    copy,
    drop,
    restore,
    others: names && t.others(names, isEdited),
    conflictBase: phase === 'conflict' && !later ? saved : undefined,
    decide: () => setLater(false),
    later: () => setLater(true),
    settled: () => {
      setLater(false)
      onStale()
    },
  }
}
