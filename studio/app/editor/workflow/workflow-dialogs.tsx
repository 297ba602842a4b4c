import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import type { Language } from '@shanmen/contract/languages.ts'
import { useState } from 'react'
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
  const publish = () =>
    onPublish({
      from: when === 'at' ? instant(from, '00:00:00') : undefined,
      until: instant(until, '23:59:59'),
    })
  return (
    <Dialog open onClose={onClose} aria-labelledby="publish-title" maxWidth="sm" fullWidth>
      <DialogTitle id="publish-title">{t.workflow.publishTitle(t.languages[language])}</DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-labelledby="publish-title"
          value={when}
          onChange={(_, value) => setWhen(value)}
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
            onChange={(stored) => setFrom(stored ?? '')}
            help={t.workflow.fromHint}
            required
          />
        )}
        <MomentInput
          id="publish-until"
          label={t.workflow.until}
          value={until}
          onChange={(stored) => setUntil(stored ?? '')}
          help={t.workflow.untilHint}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="contained" disabled={when === 'at' && from === ''} onClick={publish}>
          {t.workflow.publish}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Returns a draft to its authors; a comment is required. */
export function ReturnDialog({
  onReturn,
  onClose,
}: {
  onReturn: (note: string) => void
  onClose: () => void
}) {
  const t = useMessages(editorMessages)
  const [note, setNote] = useState('')
  return (
    <Dialog open onClose={onClose} aria-labelledby="return-title" maxWidth="sm" fullWidth>
      <DialogTitle id="return-title">{t.workflow.return}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t.workflow.returnText}</DialogContentText>
        <TextField
          autoFocus
          multiline
          minRows={3}
          required
          label={t.workflow.returnNote}
          value={note}
          onChange={(event) => setNote(event.target.value.slice(0, 1000))}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="contained" disabled={note.trim() === ''} onClick={() => onReturn(note.trim())}>
          {t.workflow.return}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
