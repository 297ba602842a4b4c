import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { CopyButton } from '../components/copy-button.tsx'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { peopleMessages } from '../messages/people.ts'
import { shellMessages } from '../messages/shell.ts'

export type NewLink = { link: string; until: string }

/** A link that was just made. The server keeps only its fingerprint, so this is the one time it can be seen. */
export function LinkDialog({ link, onClose }: { link: NewLink | undefined; onClose: () => void }) {
  const t = useMessages(peopleMessages)
  const shell = useMessages(shellMessages)
  const language = useLanguage()
  const id = useId()
  if (!link) return null
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t.linkTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{t.linkText(showMoment(link.until, language))}</DialogContentText>
        <TextField
          label={t.link}
          value={link.link}
          multiline
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {shell.close}
        </Button>
        <CopyButton text={link.link} />
      </DialogActions>
    </Dialog>
  )
}
