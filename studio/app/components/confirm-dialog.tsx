import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'

type ConfirmDialogProps = {
  open: boolean
  title: string
  text: string
  yes: string
  onYes: () => void
  onNo: () => void
}

/** Asks before an action that others will notice, and says what it does. */
export function ConfirmDialog({ open, title, text, yes, onYes, onNo }: ConfirmDialogProps) {
  const t = useMessages(shellMessages)
  const id = useId()
  return (
    <Dialog open={open} onClose={onNo} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onNo}>
          {t.cancel}
        </Button>
        <Button variant="contained" onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
