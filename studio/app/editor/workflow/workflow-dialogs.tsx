import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import type { Language } from '@shanmen/contract/languages.ts'
import { useState } from 'react'
import { StudioDialog } from '../../components/dialog.tsx'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { MomentInput } from '../fields/moment-controls.tsx'

export type PublishWhen = { from: string | undefined; until: string | undefined }
type PublishDialogProps = {
  language: Language
  onPublish: (when: PublishWhen) => void
  onClose: () => void
}

// A day without a time means from its first second, or until its last.
const instant = (stored: string, time: string) =>
  stored === '' ? undefined : stored.includes('T') ? stored : `${stored}T${time}+08:00`

/** Asks when a language becomes public: now or at a time, without end or until another. */
export function PublishDialog({ language, onPublish, onClose }: PublishDialogProps) {
  const t = useMessages(editorMessages)
  const [when, setWhen] = useState('now')
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
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
      submit={{ label: t.workflow.publish, run: publish, disabled: when === 'at' && from === '' }}
    >
      <RadioGroup aria-label={title} value={when} onChange={(_, value) => setWhen(value)} sx={{ mb: 1 }}>
        <FormControlLabel value="now" control={<Radio />} label={t.workflow.now} />
        <FormControlLabel value="at" control={<Radio />} label={t.workflow.at} />
      </RadioGroup>
      {when === 'at' && (
        <MomentInput
          id="publish-from"
          label={t.workflow.from}
          value={from}
          onChange={(stored) => setFrom(stored ?? '')}
          helperText={t.workflow.fromHint}
          required
        />
      )}
      <MomentInput
        id="publish-until"
        label={t.workflow.until}
        value={until}
        onChange={(stored) => setUntil(stored ?? '')}
        helperText={t.workflow.untilHint}
      />
    </StudioDialog>
  )
}

type ReturnDialogProps = { onReturn: (note: string) => void; onClose: () => void }

/** Returns a draft to its authors; a comment is required. */
export function ReturnDialog({ onReturn, onClose }: ReturnDialogProps) {
  const t = useMessages(editorMessages)
  const [note, setNote] = useState('')
  return (
    <StudioDialog
      title={t.workflow.return}
      text={t.workflow.returnText}
      onClose={onClose}
      submit={{
        label: t.workflow.return,
        run: () => onReturn(note.trim()),
        disabled: note.trim() === '',
      }}
    >
      <TextField
        autoFocus
        multiline
        minRows={3}
        required
        label={t.workflow.returnNote}
        value={note}
        onChange={(event) => setNote(event.target.value.slice(0, 1000))}
      />
    </StudioDialog>
  )
}
