import { Box, Typography } from '@mui/material'
import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { changesBetween, isSame } from '../compare/changes.ts'
import { ComparedText } from '../compare/compared-text.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { editorMessages } from '../messages/editor.ts'
import { call } from '../session/session.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Entry } from './editing.tsx'
import { type Editing, isReadOnly, useDraftState } from './editing.tsx'
import type { Draft } from './model/draft.ts'
import type { LocalCopy, localCopies } from './model/local-copy.ts'

type RecoverDraftProps = { kind: Kind; entry: Entry; draft: Draft; recovery: DraftRecovery }

/** Dialogs that must be answered first: restore unsaved work of an earlier visit, or resolve a conflict. */
export function RecoverDraft({ kind, entry, draft, recovery }: RecoverDraftProps) {
  if (recovery.copy)
    return (
      <CopyDialog
        kind={kind}
        copy={recovery.copy}
        saved={draft.state().saved}
        onRestore={() => void recovery.restore()}
        onDrop={recovery.drop}
      />
    )
  if (!recovery.conflictBase) return null
  return (
    <ConflictDialog
      kind={kind}
      id={entry.id}
      draft={draft}
      base={recovery.conflictBase}
      onDone={recovery.settled}
      onLater={recovery.later}
    />
  )
}

type CopyDialogProps = {
  kind: Kind
  copy: LocalCopy
  saved: AnyDocument
  onRestore: () => void
  onDrop: () => void
}

/** Offers to restore unsaved work that this browser has stored, and shows how it differs. */
function CopyDialog({ kind, copy, saved, onRestore, onDrop }: CopyDialogProps) {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  return (
    <StudioDialog
      title={t.copy.title}
      text={t.copy.text(showMoment(copy.at, language))}
      size="md"
      cancel={t.copy.drop}
      onCancel={onDrop}
      submit={{ label: t.copy.restore, run: onRestore }}
    >
      <Typography sx={{ mt: 2 }}>{t.copy.legend}</Typography>
      {changesBetween(kind, saved, copy.document, language).map(({ id, side, label, before, after }) => (
        <Box key={id} sx={{ mt: 1.5 }}>
          <Typography variant="h4" component="h3">
            {side === 'shared' ? label[language] : t.inLanguage(label[language], side)}
          </Typography>
          <ComparedText before={before} after={after} />
        </Box>
      ))}
    </StudioDialog>
  )
}

type RecoverDraftOptions = {
  kind: Kind
  entry: Entry
  draft: Draft
  editing: Editing
  copies: ReturnType<typeof localCopies>
  found: LocalCopy | undefined
  onStale: () => void
}

type DraftRecovery = ReturnType<typeof useRecoverDraft>

/**
 * Protects unsaved work: the stored copy of an earlier visit, other people who have the entry open, a newer revision
 * while nothing is unsaved here, and a conflict when something is.
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

  // Someone else saved while nothing is unsaved here: continue from their revision.
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
    copies.remove()
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
    // Based on an older revision: saved as such, it becomes a conflict and overwrites nothing.
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

const every = 15_000
type Present = Answer<'heartbeat'>

/** Reports to the server every 15 seconds that this entry is open here; returns who else has it open. */
function usePresence(id: string, editing: boolean): Present | undefined {
  const [present, setPresent] = useState<Present>()
  useEffect(() => {
    let current = true
    const report = () =>
      call('heartbeat', { id, editing }).then(
        (answer) => current && setPresent(answer),
        // Failed: nothing is known of others; the save status shows the connection.
        () => undefined,
      )
    void report()
    const timer = setInterval(report, every)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [id, editing])
  useEffect(
    () => () => {
      call('leave', { id }).catch(() => undefined)
    },
    [id],
  )
  return present
}
