import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { can } from '../../../rights.ts'
import { Note, Problem } from '../../components/call-status.tsx'
import { StudioDialog } from '../../components/dialog.tsx'
import { useAction } from '../../components/use-call.ts'
import { useLanguage, useMessages } from '../../language/language.ts'
import { showMoment } from '../../language/moments.ts'
import { editorMessages } from '../../messages/editor.ts'
import { call, useMe } from '../../session/session.ts'
import { useDraftState } from '../editing.tsx'
import { type WorkflowAction, workflowActions } from './available-actions.ts'
import type { LanguagePanelProps } from './language-panel.tsx'
import { PreviewLinks, PublishDialog, type PublishWhen, ReturnDialog } from './workflow-dialogs.tsx'

type OpenDialog = 'publish' | 'return' | 'unpublish' | 'links'

/** The actions that are available for one language now. Each saves the draft first. */
export function WorkflowActions({ kind, entry, language, draft, onStale }: LanguagePanelProps) {
  const t = useMessages(editorMessages)
  const reader = useLanguage()
  const me = useMe()
  const notify = useNotify()
  const { document } = useDraftState(draft)
  const [dialog, setDialog] = useState<OpenDialog>()
  const { id } = entry
  const place = { section: kind.section, language }
  const actions = workflowActions(entry, language, {
    hasWords: document[language] !== null,
    mayWrite: can(me, 'write', place),
    mayPublish: can(me, 'publish', place),
  })
  const saved = async () => {
    await draft.save()
    if (draft.state().phase === 'saved') return draft.state().no
    return undefined
  }
  const { busy, problem, run } = useAction(async (action: (revision: number) => Promise<string>) => {
    const revision = await saved()
    setDialog(undefined)
    // The save status above the form already says why it could not be saved.
    if (revision === undefined) return
    const done = await action(revision)
    notify(done, { type: 'success' })
    onStale()
  })
  const publish = ({ from, until }: PublishWhen) =>
    run(async (revision) => {
      const window = await call('publish', { id, language, revision, from, until })
      const isLater = Date.parse(window.from) > Date.now()
      return isLater ? t.workflow.publishedLater(showMoment(window.from, reader)) : t.workflow.published
    })
  const preview = () => {
    // Opened at once: browsers block a window that is opened later than the click.
    const tab = window.open('about:blank', '_blank')
    if (tab) tab.opener = null
    void run(async () => {
      const { url } = await call('preview', { id, language })
      if (tab) tab.location.href = url
      return t.workflow.preview
    })
  }
  const handlers: Record<WorkflowAction, () => void> = {
    submit: () =>
      void run((revision) => call('submit', { id, language, revision }).then(() => t.workflow.submitted)),
    approve: () =>
      void run(() =>
        call('approve', { id, language, revision: entry[language].review?.no }).then(
          () => t.workflow.approved,
        ),
      ),
    return: () => setDialog('return'),
    publish: () => setDialog('publish'),
    unpublish: () => setDialog('unpublish'),
    preview,
    links: () => setDialog('links'),
    upToDate: () =>
      void run(async (basedOn) => {
        const { document } = draft.state()
        const { no, at } = await call('saveEntry', { id, basedOn, document, upToDate: [language] })
        // What was typed during the request is not saved yet.
        draft.rebase({ document, no, at }, draft.state().document)
        return t.workflow.upToDateDone
      }),
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        {actions.map(({ action, primary }) => (
          <Button
            key={action}
            size="small"
            variant={primary ? 'contained' : 'outlined'}
            disabled={busy}
            aria-label={t.inLanguage(t.workflow[action], language)}
            onClick={handlers[action]}
          >
            {t.workflow[action]}
          </Button>
        ))}
      </Box>
      {document[language] === null && <Note>{t.workflow.nothing}</Note>}
      {entry.fourEyes && can(me, 'publish', place) && !actions.some(({ action }) => action === 'publish') && (
        <Note>{t.workflow.needsApproval}</Note>
      )}
      <Problem of={problem} />
      {dialog === 'publish' && (
        <PublishDialog language={language} onPublish={publish} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'return' && (
        <ReturnDialog
          onClose={() => setDialog(undefined)}
          onReturn={(note) =>
            void run(() =>
              call('returnEntry', { id, language, revision: entry[language].review?.no, note }).then(
                () => t.workflow.returned,
              ),
            )
          }
        />
      )}
      {dialog === 'links' && (
        <PreviewLinks
          id={id}
          language={language}
          mayWrite={can(me, 'write', kind)}
          onClose={() => setDialog(undefined)}
        />
      )}
      <StudioDialog
        size="xs"
        open={dialog === 'unpublish'}
        title={t.workflow.unpublishQuestion(t.languages[language])}
        text={t.workflow.unpublishText}
        onClose={() => setDialog(undefined)}
        submit={{
          label: t.workflow.unpublish,
          run: () => void run(() => call('unpublish', { id, language }).then(() => t.workflow.unpublished)),
        }}
      />
    </>
  )
}
