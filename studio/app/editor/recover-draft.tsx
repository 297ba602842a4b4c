import { Box, Typography } from '@mui/material'
import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { changesBetween, isSame } from '../compare/changes.ts'
import { ComparedText } from '../compare/compared-text.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { joined, useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { editorMessages } from '../messages/editor.ts'
import { call } from '../session/session.ts'
import type { Entry } from './editing.tsx'
import { type Editing, isReadOnly, useDraftState } from './editing.tsx'
import type { Draft, Newest } from './model/draft.ts'
import type { FoundCopy, LocalCopy, localCopies } from './model/local-copy.ts'
import { mergeVersions } from './model/merge.ts'

type RecoverDraftProps = { kind: Kind; draft: Draft; recovery: DraftRecovery }

/** The dialog that must be answered first: restore unsaved work of an earlier visit. */
export function RecoverDraft({ kind, draft, recovery: { copy, restore, drop } }: RecoverDraftProps) {
  if (!copy) return null
  return (
    <CopyDialog
      key={copy.key}
      kind={kind}
      copy={copy}
      saved={draft.state().saved}
      onRestore={() => void restore(copy)}
      onDrop={() => drop(copy)}
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
  entry: Entry
  draft: Draft
  editing: Editing
  copies: ReturnType<typeof localCopies>
  found: FoundCopy[]
  onStale: () => void
}

type DraftRecovery = ReturnType<typeof useRecoverDraft>

/**
 * Protects unsaved work: the stored copies of earlier visits and other tabs, other people who have the entry open, a newer
 * revision while nothing is unsaved here.
 */
export function useRecoverDraft({ entry, draft, editing, copies, found, onStale }: RecoverDraftOptions) {
  const t = useMessages(editorMessages)
  const notify = useNotify()
  const { phase, no } = useDraftState(draft)
  const [waiting, setWaiting] = useState(() =>
    found.filter((copy) => {
      const isSaved = isSame(copy.document, entry.document)
      // Its answer was lost. After later changes it would be offered as if it had not been saved.
      if (isSaved) copies.drop(copy)
      return !isSaved
    }),
  )
  const isLocked = isReadOnly(editing)
  const present = usePresence(entry.id, !isLocked && phase !== 'saved')
  const newest = present?.newest ?? no
  const { step } = entry
  // Another step was made: submitted, returned, approved, published.
  useEffect(() => {
    if (present && present.step > step) onStale()
  }, [present, step, onStale])
  useReturnNotice(entry)

  // Someone else saved while nothing is unsaved here: continue from their revision.
  useEffect(() => {
    if (newest <= no || phase !== 'saved') return
    const stop = new AbortController()
    call('readEntry', { id: entry.id }, { signal: stop.signal }).then(
      (answer) => {
        if (stop.signal.aborted || draft.state().phase !== 'saved') return
        draft.mergeNewest(newestOf(answer))
        onStale()
      },
      () => undefined,
    )
    return () => stop.abort()
  }, [newest, no, phase, entry.id, draft, onStale])

  const answered = (copy: FoundCopy) => {
    copies.drop(copy)
    setWaiting((all) => all.filter((each) => each !== copy))
  }
  const restore = async (copy: FoundCopy) => {
    const read = () => call('readRevision', { id: entry.id, no: copy.basedOn }).catch(() => undefined)
    const old = copy.basedOn === draft.state().no ? undefined : await read()
    const { saved, document, no, savedAt: at } = draft.state()
    // Without its base, each field that differs is for a person to choose.
    const base = copy.basedOn === no ? saved : (old?.document ?? { shared: {} })
    const { document: mine } = mergeVersions(editing.kind, { base, mine: copy.document, theirs: document })
    const { name: author } = entry.revision.author
    draft.mergeNewest({ document: saved, no, at, author }, { no: copy.basedOn, base, mine })
    answered(copy)
    notify(t.copy.restored, { type: 'info' })
    // At once, so that the next copy is not offered while someone types.
    await draft.save()
  }
  const people = present?.others ?? []
  const editors = people.filter(({ editing }) => editing)
  const isEdited = editors.length > 0
  const names = [...new Set((isEdited ? editors : people).map(({ who }) => who.name))]
  const others = t.others(joined(names, useLanguage()), names.length, isEdited)
  // One after the other: what is restored and not saved yet would be lost where the next one changed the same field.
  const copy = phase === 'saved' ? waiting[0] : undefined
  return { copy, drop: answered, restore, others: names.length > 0 && others }
}

/** The newest revision of an entry, as a draft continues on it. */
export const newestOf = ({ document, revision: { no, at, author } }: Entry): Newest => ({
  document,
  no,
  at,
  author: author.name,
})

/** Says so when a language is returned while the entry is open. */
function useReturnNotice(entry: Entry): void {
  const t = useMessages(editorMessages)
  const notify = useNotify()
  const states = languageCodes.map((code) => entry[code].review?.state).join()
  const before = useRef(states)
  useEffect(() => {
    const known = before.current.split(',')
    before.current = states
    for (const [index, code] of languageCodes.entries()) {
      const { review } = entry[code]
      if (review?.state !== 'returned' || known[index] === 'returned') continue
      const text = t.workflow.returnedBy(t.languages[code], review.who.name)
      notify(text, { type: 'warning', autoHideDuration: 15_000 })
    }
  }, [states, entry, notify, t])
}

const every = 5000
type Present = Answer<'heartbeat'>

/** Reports to the server every five seconds that this entry is open here; returns who else has it open, and its last step. */
function usePresence(id: string, editing: boolean): Present | undefined {
  const [present, setPresent] = useState<Present>()
  useEffect(() => {
    let current = true
    let waiting = false
    const report = () => {
      // It waits while the person signs in again.
      if (waiting) return
      waiting = true
      call('heartbeat', { id, editing })
        .then(
          (answer) => current && setPresent(answer),
          // Failed: nothing is known of others; the save status shows the connection.
          () => undefined,
        )
        .finally(() => {
          waiting = false
        })
    }
    report()
    const timer = setInterval(report, every)
    // Browsers slow down the timers of hidden pages.
    document.addEventListener('visibilitychange', report)
    return () => {
      current = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', report)
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
