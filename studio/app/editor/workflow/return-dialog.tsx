import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'

/** Gives a draft back to its writers; what has to change must be said. */
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
      <DialogTitle id="return-title">{t.steps.return}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t.steps.returnText}</DialogContentText>
        <TextField
          autoFocus
          multiline
          minRows={3}
          required
          label={t.steps.returnNote}
          value={note}
          onChange={(event) => setNote(event.target.value.slice(0, 1000))}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="contained" disabled={note.trim() === ''} onClick={() => onReturn(note.trim())}>
          {t.steps.return}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
