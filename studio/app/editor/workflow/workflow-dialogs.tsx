import { Box, FormControlLabel, Link, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import type { Language } from '@shanmen/contract/languages.ts'
import { type ReactNode, useState } from 'react'
import { Loaded, Problem } from '../../components/call-status.tsx'
import { StudioDialog } from '../../components/dialog.tsx'
import { type useAction, useCall } from '../../components/use-call.ts'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import type { useUnsent } from '../../session/unsent.ts'
import { MomentInput } from '../fields/moment-controls.tsx'

/** What the dialog does: whether it is being done, and why it failed. */
type Step = Pick<ReturnType<typeof useAction>, 'busy' | 'problem'>
export type PublishWhen = { from: string | undefined; until: string | undefined }
/** What is chosen in the dialog: stored moments, empty for none. */
type Plan = { when: string; from: string; until: string }
export const publishNow: Plan = { when: 'now', from: '', until: '' }
type PublishDialogProps = {
  language: Language
  /** Without an end: every page of the site needs it. */
  permanent: boolean
  plan: ReturnType<typeof useUnsent<Plan>>
  onPublish: (when: PublishWhen) => void
  step: Step
  onClose: () => void
}

// A day without a time means from its first second, or until its last.
const instant = (stored: string, time: string) =>
  stored === '' ? undefined : stored.includes('T') ? stored : `${stored}T${time}+08:00`

/** Asks when a language becomes public: now or at a time, without end or until another. */
export function PublishDialog({ language, permanent, plan, onPublish, step, onClose }: PublishDialogProps) {
  const t = useMessages(editorMessages)
  const { when, from, until } = plan.value
  const change = (next: Partial<Plan>) => plan.write({ ...plan.value, ...next })
  const [half, setHalf] = useState({ from: false, until: false })
  const title = t.workflow.publishTitle(t.languages[language])
  const publish = () =>
    onPublish({
      from: when === 'at' ? instant(from, '00:00:00') : undefined,
      until: instant(until, '23:59:59'),
    })
  return (
    <StudioDialog
      title={title}
      onClose={onClose}
      submit={{
        label: t.workflow.publish,
        run: publish,
        busy: step.busy,
        disabled: (when === 'at' && (from === '' || half.from)) || half.until,
      }}
    >
      <Box inert={step.busy}>
        <RadioGroup
          aria-label={title}
          value={when}
          onChange={(_, value) => {
            change({ when: value })
            setHalf({ ...half, from: false })
          }}
          sx={{ mb: 1 }}
        >
          <FormControlLabel value="now" control={<Radio />} label={t.workflow.now} />
          <FormControlLabel value="at" control={<Radio />} label={t.workflow.at} />
        </RadioGroup>
        {when === 'at' && (
          <MomentInput
            id="publish-from"
            label={t.workflow.from}
            value={from}
            onChange={(stored) => change({ from: stored ?? '' })}
            onHalfTyped={(from) => setHalf({ ...half, from })}
            helperText={t.workflow.fromHint}
            required
          />
        )}
        {!permanent && (
          <MomentInput
            id="publish-until"
            label={t.workflow.until}
            value={until}
            onChange={(stored) => change({ until: stored ?? '' })}
            onHalfTyped={(until) => setHalf({ ...half, until })}
            helperText={t.workflow.untilHint}
          />
        )}
      </Box>
      <Problem of={step.problem} />
    </StudioDialog>
  )
}

type Note = ReturnType<typeof useUnsent<string>>
type ReturnDialogProps = { note: Note; step: Step; onReturn: (note: string) => void; onClose: () => void }

/** Returns a draft to its authors; a comment is required. */
export function ReturnDialog({ note, step, onReturn, onClose }: ReturnDialogProps) {
  const t = useMessages(editorMessages).workflow
  return (
    <ReasonDialog
      title={t.return}
      text={t.returnText}
      label={t.returnNote}
      action={t.return}
      note={note}
      step={step}
      onDone={onReturn}
      onClose={onClose}
    />
  )
}

type UnpublishDialogProps = {
  id: string
  language: Language
  note: Note
  step: Step
  onUnpublish: (note: string) => void
  onClose: () => void
}

/** Takes a language off the site: names the pages that change and the entries that link there, and asks for the reason. */
export function UnpublishDialog({ id, language, note, step, onUnpublish, onClose }: UnpublishDialogProps) {
  const t = useMessages(editorMessages)
  const reader = useLanguage()
  const affected = useCall('affectedList', { id, language })
  return (
    <ReasonDialog
      title={t.workflow.unpublishQuestion(t.languages[language])}
      text={t.workflow.unpublishText}
      label={t.workflow.unpublishNote}
      action={t.workflow.unpublish}
      note={note}
      step={step}
      onDone={onUnpublish}
      onClose={onClose}
    >
      <Loaded of={affected}>
        {({ pages, links }) => (
          <>
            <Typography variant="h4" component="h3">
              {t.workflow.affectedPages}
            </Typography>
            <Box component="ul" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {pages.map(({ url, title }) => (
                <li key={url}>
                  {title[reader]} <small>{decodeURI(url)}</small>
                </li>
              ))}
            </Box>
            {links.length > 0 && (
              <>
                <Typography variant="h4" component="h3">
                  {t.workflow.affectedLinks}
                </Typography>
                <Box component="ul" sx={{ mt: 0.5 }}>
                  {links.map((link) => (
                    <li key={link.id}>
                      <Link href={`#/${link.kind}/${link.id}`} target="_blank" rel="noopener">
                        {link.title[reader] || link.title.zh}
                      </Link>
                    </li>
                  ))}
                </Box>
              </>
            )}
          </>
        )}
      </Loaded>
    </ReasonDialog>
  )
}

type ReasonDialogProps = {
  title: string
  text: string
  label: string
  action: string
  note: Note
  step: Step
  onDone: (note: string) => void
  onClose: () => void
  children?: ReactNode
}

/** Characters of a reason, as the server allows them. */
const longest = 1000

/** A step that needs a reason, for others and for the history. */
function ReasonDialog({ title, text, label, action, note, step, ...props }: ReasonDialogProps) {
  const { onDone, onClose, children } = props
  const t = useMessages(editorMessages)
  const { length } = note.value
  return (
    <StudioDialog
      title={title}
      text={text}
      onClose={onClose}
      submit={{
        label: action,
        run: () => onDone(note.value.trim()),
        busy: step.busy,
        disabled: note.value.trim() === '' || length > longest,
      }}
    >
      {children}
      <TextField
        autoFocus
        multiline
        minRows={3}
        required
        label={label}
        value={note.value}
        onChange={(event) => note.write(event.target.value)}
        // What is added while it is sent would be lost.
        disabled={step.busy}
        error={length > longest}
        helperText={length > longest ? t.limit(length, longest) : ''}
      />
      <Problem of={step.problem} />
    </StudioDialog>
  )
}
