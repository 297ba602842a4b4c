import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { can } from '../../../rights.ts'
import { Problem } from '../../components/call-status.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useAction } from '../../components/use-call.ts'
import { useLanguage, useMessages } from '../../language/language.ts'
import { showMoment } from '../../language/moments.ts'
import { editorMessages } from '../../messages/editor.ts'
import { call, useMe } from '../../session/session.ts'
import { useDraftState } from '../editing.tsx'
import { type WorkflowAction, workflowActions } from './available-actions.ts'
import type { LanguagePanelProps } from './language-panel.tsx'
import { PreviewLinks } from './preview-links.tsx'
import { PublishDialog, type PublishWhen, ReturnDialog } from './workflow-dialogs.tsx'

type Asked = 'publish' | 'return' | 'unpublish' | 'links'

/** The actions that are available for one language now. Each saves the draft first. */
export function WorkflowActions({ kind, entry, language, draft, onStale }: LanguagePanelProps) {
  const t = useMessages(editorMessages)
  const reader = useLanguage()
  const me = useMe()
  const notify = useNotify()
  const { document } = useDraftState(draft)
  const [asked, setAsked] = useState<Asked>()
  const { id } = entry
  const place = { section: kind.section, language }
  const steps = workflowActions(entry, language, {
    hasWords: document[language] !== null,
    mayWrite: can(me, 'write', place),
    mayPublish: can(me, 'publish', place),
  })
  const saved = async () => {
    await draft.save()
    if (draft.state().phase === 'saved') return draft.state().no
    return undefined
  }
  const { busy, problem, run } = useAction(async (step: (revision: number) => Promise<string>) => {
    const revision = await saved()
    setAsked(undefined)
    // The save status above the form already says why it could not be saved.
    if (revision === undefined) return
    const done = await step(revision)
    notify(done, { type: 'success' })
    onStale()
  })
  const publish = ({ from, until }: PublishWhen) =>
    run(async (revision) => {
      const window = await call('publish', { id, language, revision, from, until })
      const isLater = Date.parse(window.from) > Date.now()
      return isLater ? t.steps.publishedLater(showMoment(window.from, reader)) : t.steps.published
    })
  const preview = () => {
    // Opened at once: browsers block a window that is opened later than the click.
    const tab = window.open('about:blank', '_blank')
    if (tab) tab.opener = null
    void run(async () => {
      const { url } = await call('preview', { id, language })
      if (tab) tab.location.href = url
      return t.steps.preview
    })
  }
  const acts: Record<WorkflowAction, () => void> = {
    submit: () =>
      void run((revision) => call('submit', { id, language, revision }).then(() => t.steps.submitted)),
    approve: () =>
      void run(() =>
        call('approve', { id, language, revision: entry[language].review?.no }).then(() => t.steps.approved),
      ),
    return: () => setAsked('return'),
    publish: () => setAsked('publish'),
    unpublish: () => setAsked('unpublish'),
    preview,
    links: () => setAsked('links'),
    upToDate: () =>
      void run(async (basedOn) => {
        const { document } = draft.state()
        const { no, at } = await call('saveEntry', { id, basedOn, document, upToDate: [language] })
        // What was typed during the request is not saved yet.
        draft.rebase({ document, no, at }, draft.state().document)
        return t.steps.upToDateDone
      }),
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        {steps.map(({ step, primary }) => (
          <Button
            key={step}
            size="small"
            variant={primary ? 'contained' : 'outlined'}
            disabled={busy}
            aria-label={t.inLanguage(t.steps[step], language)}
            onClick={acts[step]}
          >
            {t.steps[step]}
          </Button>
        ))}
      </Box>
      {document[language] === null && (
        <Typography variant="body2" color="textSecondary">
          {t.steps.nothing}
        </Typography>
      )}
      {entry.fourEyes && can(me, 'publish', place) && !steps.some(({ step }) => step === 'publish') && (
        <Typography variant="body2" color="textSecondary">
          {t.steps.needsApproval}
        </Typography>
      )}
      <Problem of={problem} />
      {asked === 'publish' && (
        <PublishDialog language={language} onPublish={publish} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'return' && (
        <ReturnDialog
          onClose={() => setAsked(undefined)}
          onReturn={(note) =>
            void run(() =>
              call('returnEntry', { id, language, revision: entry[language].review?.no, note }).then(
                () => t.steps.returned,
              ),
            )
          }
        />
      )}
      {asked === 'links' && (
        <PreviewLinks
          id={id}
          language={language}
          mayWrite={can(me, 'write', kind)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <ConfirmDialog
        open={asked === 'unpublish'}
        title={t.steps.unpublishQuestion(t.languages[language])}
        text={t.steps.unpublishText}
        yes={t.steps.unpublish}
        onYes={() => void run(() => call('unpublish', { id, language }).then(() => t.steps.unpublished))}
        onNo={() => setAsked(undefined)}
      />
    </>
  )
}
