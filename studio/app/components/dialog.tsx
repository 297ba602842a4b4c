import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'

type StudioDialogProps = {
  title: string
  /** What the dialog is about, above its fields. */
  text?: string
  children?: ReactNode
  size?: 'xs' | 'sm' | 'md'
  dividers?: boolean
  open?: boolean
  /** Called for Escape and a click outside. A dialog without it has to be answered. */
  onClose?: (() => void) | undefined
  /** The button that changes nothing, by default “Cancel”, which closes the dialog; null for none. */
  cancel?: string | null
  onCancel?: (() => void) | undefined
  submit?: { label: string; run: () => void; busy?: boolean; disabled?: boolean } | undefined
  /** What is before or after these buttons. */
  before?: ReactNode
  after?: ReactNode
}

/** A dialog with its title, its content and its buttons. */
export function StudioDialog(props: StudioDialogProps) {
  const { title, text, children, size = 'sm', dividers = false, open = true, onClose, submit } = props
  const t = useMessages(shellMessages)
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth={size} fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent dividers={dividers}>
        {text && <DialogContentText sx={{ mb: children ? 1 : 0 }}>{text}</DialogContentText>}
        {children}
      </DialogContent>
      <DialogActions>
        {props.before}
        {props.cancel !== null && (
          <Button color="inherit" onClick={props.onCancel ?? onClose}>
            {props.cancel ?? t.cancel}
          </Button>
        )}
        {submit && (
          <Button variant="contained" loading={submit.busy} disabled={submit.disabled} onClick={submit.run}>
            {submit.label}
          </Button>
        )}
        {props.after}
      </DialogActions>
    </Dialog>
  )
}
