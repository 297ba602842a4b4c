import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { serverErrorOf } from '../../../client.ts'
import { can } from '../../../rights.ts'
import { Note, Problem } from '../../components/call-status.tsx'
import { useAction } from '../../components/use-call.ts'
import { useLanguage, useMessages } from '../../language/language.ts'
import { showMoment } from '../../language/moments.ts'
import { editorMessages } from '../../messages/editor.ts'
import { call, useMe } from '../../session/session.ts'
import { useUnsent } from '../../session/unsent.ts'
import { useDraftState } from '../editing.tsx'
import { saveAll } from '../model/save-all.ts'
import { newestOf } from '../recover-draft.tsx'
import { type WorkflowAction, waitingIn, workflowActions } from './available-actions.ts'
import type { LanguagePanelProps } from './language-panel.tsx'
import { PreviewLinks } from './preview-links.tsx'
import {
  PublishDialog,
  type PublishWhen,
  publishNow,
  ReturnDialog,
  UnpublishDialog,
} from './workflow-dialogs.tsx'

type OpenDialog = 'publish' | 'return' | 'unpublish' | 'links'

/** The actions that are available for one language now. Each saves the draft first, where it is not locked. */
export function WorkflowActions({ kind, entry, language, draft, onStale }: LanguagePanelProps) {
  const t = useMessages(editorMessages)
  const reader = useLanguage()
  const me = useMe()
  const notify = useNotify()
  const { document } = useDraftState(draft)
  const [dialog, setDialog] = useState<OpenDialog>()
  const { id } = entry
  const comment = useUnsent(`return:${id}:${language}`, '')
  const reason = useUnsent(`unpublish:${id}:${language}`, '')
  const plan = useUnsent(`publish:${id}:${language}`, publishNow)
  const place = { section: kind.section, language }
  const actions = workflowActions(entry, language, {
    hasWords: document[language] !== null,
    mayWrite: can(me, 'write', place),
    mayPublish: can(me, 'publish', place),
    permanent: kind.permanent,
  })
  const step = useAction(async (action: (revision: number) => Promise<string | undefined>) => {
    const saved = await saveAll(draft)
    // What was typed before someone submitted the entry cannot be saved, and needs no saving for a decision about that.
    const revision = waitingIn(entry).length > 0 ? entry.revision.no : saved
    // The save status above the form already says why it could not be saved.
    const done = revision === undefined ? undefined : await action(revision)
    setDialog(undefined)
    if (!done) return
    notify(done, { type: 'success' })
    onStale()
  })
  const { busy, problem, run } = step
  // An open dialog shows its own problem, and keeps what is typed into it.
  const open = (next: OpenDialog | undefined) => {
    step.forget()
    setDialog(next)
  }
  const close = () => open(undefined)
  const publish = ({ from, until }: PublishWhen) =>
    run(async (revision) => {
      const shown = await call('publish', { id, language, revision, from, until })
      plan.sent()
      return shown.isLater ? t.workflow.publishedLater(showMoment(shown.from, reader)) : t.workflow.published
    })
  const preview = () => {
    // Opened at once: browsers block a window that is opened later than the click.
    const tab = window.open('about:blank', '_blank')
    if (tab) tab.opener = null
    let empty = tab
    void run(async () => {
      const { url } = await call('preview', { id, language })
      empty = null
      if (tab) tab.location.href = url
      return t.workflow.preview
    }).finally(() => empty?.close())
  }
  const submit = async (revision: number) => {
    await call('submit', { id, language, revision })
    return t.workflow.submitted
  }
  const handlers: Record<WorkflowAction, () => void> = {
    submit: () =>
      void run((revision) =>
        submit(revision).catch(async (error: unknown) => {
          if (serverErrorOf(error)?.code !== 'conflict') throw error
          // Someone else has saved meanwhile: what they changed is merged and submitted as well, as with a save.
          draft.mergeNewest(newestOf(await call('readEntry', { id })))
          const merged = await saveAll(draft)
          return merged === undefined ? undefined : submit(merged)
        }),
      ),
    withdraw: () => void run(() => call('withdraw', { id, language }).then(() => t.workflow.withdrawn)),
    approve: () =>
      void run(() =>
        call('approve', { id, language, revision: entry[language].review?.no, step: entry.step }).then(
          () => t.workflow.approved,
        ),
      ),
    return: () => open('return'),
    publish: () => open('publish'),
    unpublish: () => open('unpublish'),
    preview,
    links: () => open('links'),
    upToDate: () =>
      void run(async (basedOn) => {
        const { document } = draft.state()
        const { no, at } = await call('saveEntry', { id, basedOn, document, upToDate: [language] })
        // What was typed during the request is not saved yet.
        draft.rebase({ document, no, at })
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
            // The second of a double click would meet the action that has taken the place of the first.
            onClick={({ detail }) => detail < 2 && handlers[action]()}
          >
            {t.workflow[action]}
          </Button>
        ))}
      </Box>
      {document[language] === null && <Note>{t.workflow.nothing}</Note>}
      {entry.requiresApproval &&
        can(me, 'publish', place) &&
        !actions.some(({ action }) => action === 'publish') && <Note>{t.workflow.needsApproval}</Note>}
      {!dialog && <Problem of={problem} />}
      {dialog === 'publish' && (
        <PublishDialog
          language={language}
          permanent={kind.permanent}
          plan={plan}
          onPublish={publish}
          step={step}
          onClose={close}
        />
      )}
      {dialog === 'return' && (
        <ReturnDialog
          onClose={close}
          note={comment}
          step={step}
          onReturn={(note) =>
            void run(async () => {
              await call('returnEntry', { id, language, revision: entry[language].review?.no, note })
              comment.sent()
              return t.workflow.returned
            })
          }
        />
      )}
      {dialog === 'links' && (
        <PreviewLinks id={id} language={language} mayWrite={can(me, 'write', kind)} onClose={close} />
      )}
      {dialog === 'unpublish' && (
        <UnpublishDialog
          id={id}
          language={language}
          onClose={close}
          note={reason}
          step={step}
          onUnpublish={(note) =>
            void run(async () => {
              await call('unpublish', { id, language, note })
              reason.sent()
              return t.workflow.unpublished
            })
          }
        />
      )}
    </>
  )
}
