import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useWords } from '../language/language.ts'
import { shellWords } from '../messages/shell.ts'

type QuestionProps = {
  open: boolean
  title: string
  text: string
  yes: string
  onYes: () => void
  onNo: () => void
}

/** Asks before a step that others will notice, and says what it does. */
export function Question({ open, title, text, yes, onYes, onNo }: QuestionProps) {
  const words = useWords(shellWords)
  const id = useId()
  return (
    <Dialog open={open} onClose={onNo} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onNo}>
          {words.cancel}
        </Button>
        <Button variant="contained" onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
