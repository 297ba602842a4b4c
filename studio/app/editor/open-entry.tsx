import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { titleOf } from '@shanmen/content/documents/title.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import { languageCodes } from '@shanmen/content/language.ts'
import { useEffect } from 'react'
import { LinkBase } from 'react-admin'
import { can } from '../../rights.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { editorMessages } from '../messages/editor.ts'
import { useMe } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { EditingContext, isReadOnly, MarksContext, useDraftState } from './editing.tsx'
import { EntryForm } from './entry-form.tsx'
import { twoColumns } from './fields/both-control.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { RecoverDraft } from './recover-draft.tsx'
import { SaveStatus } from './save-line.tsx'
import { useFieldMarks } from './use-marks-of.ts'
import { type Entry, useOpenEntry } from './use-open-entry.ts'
import { useRecoverDraft } from './use-recover-draft.ts'
import { EntryMenu } from './workflow/entry-menu.tsx'
import { LanguagePanel } from './workflow/language-panel.tsx'

type OpenEntryProps = { kind: Kind; entry: Entry; onStale: () => void }

/** An entry that has been read: its steps in each language, its form, and everything that keeps work from being lost. */
export function OpenEntry({ kind, entry, onStale }: OpenEntryProps) {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const me = useMe()
  const opened = useOpenEntry(kind, entry)
  const { draft, editing } = opened
  const state = useDraftState(draft)
  const marks = useFieldMarks(kind, entry, state)
  const recovery = useRecoverDraft({ kind, entry, ...opened, onStale })
  // Where each language stands follows from what was saved.
  useEffect(() => {
    if (state.no !== entry.revision.no) onStale()
  }, [state.no, entry.revision.no, onStale])
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void draft.save()
    }
    addEventListener('keydown', save)
    return () => removeEventListener('keydown', save)
  }, [draft])
  const isLocked = isReadOnly(editing)
  const title = titleOf(kind, state.document, state.document[language] ? language : 'zh')
  return (
    <EditingContext value={editing}>
      <MarksContext value={marks}>
        <Page
          title={kind.single ? kind.label[language] : title}
          note={kind.single ? undefined : kind.label[language]}
          actions={
            <>
              {!kind.single && (
                <Button component={LinkBase} to={`/${kind.name}`} color="inherit">
                  {t.toList}
                </Button>
              )}
              {can(me, 'history', kind) && (
                <Button component={LinkBase} to={`/${kind.name}/${entry.id}/history`} color="inherit">
                  {t.history}
                </Button>
              )}
              <EntryMenu kind={kind} entry={entry} title={title} onStale={onStale} />
            </>
          }
        >
          {!isLocked && (
            <SaveStatus state={state} onSave={() => void draft.save()} onDecide={recovery.decide} />
          )}
          {isLocked && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {entry.binned ? t.inTrash : t.lockedAll}
            </Alert>
          )}
          {recovery.others && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {recovery.others}
            </Alert>
          )}
          <Box sx={{ ...twoColumns, rowGap: 2, mb: 3 }}>
            {languageCodes.map((code) => (
              <LanguagePanel
                key={code}
                kind={kind}
                entry={entry}
                language={code}
                draft={draft}
                onStale={onStale}
              />
            ))}
          </Box>
          <EntryForm />
        </Page>
        <RecoverDraft kind={kind} entry={entry} draft={draft} recovery={recovery} />
        <LeaveGuard draft={draft} />
      </MarksContext>
    </EditingContext>
  )
}
