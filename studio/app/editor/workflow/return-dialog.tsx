import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useWords } from '../../language/language.ts'
import { editorWords } from '../../messages/editor.ts'

/** Gives a draft back to its writers; what has to change must be said. */
export function ReturnDialog({
  onReturn,
  onClose,
}: {
  onReturn: (note: string) => void
  onClose: () => void
}) {
  const words = useWords(editorWords)
  const [note, setNote] = useState('')
  return (
    <Dialog open onClose={onClose} aria-labelledby="return-title" maxWidth="sm" fullWidth>
      <DialogTitle id="return-title">{words.steps.return}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words.steps.returnText}</DialogContentText>
        <TextField
          autoFocus
          multiline
          minRows={3}
          required
          label={words.steps.returnNote}
          value={note}
          onChange={(event) => setNote(event.target.value.slice(0, 1000))}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button variant="contained" disabled={note.trim() === ''} onClick={() => onReturn(note.trim())}>
          {words.steps.return}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
