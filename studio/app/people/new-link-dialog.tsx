import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useId, useState } from 'react'
import { Problem } from '../components/problem.tsx'
import { useAction } from '../components/use-step.ts'
import { useMessages } from '../language/language.ts'
import { peopleMessages } from '../messages/people.ts'
import { shellMessages } from '../messages/shell.ts'
import { call } from '../session/call.ts'
import type { NewLink } from './link-dialog.tsx'
import type { Person } from './people.tsx'

type NewLinkDialogProps = { person: Person; onClose: () => void; onLink: (link: NewLink) => void }

/** A new one-time link for someone whose link ran out, whose password is forgotten or whose phone is lost. */
export function NewLinkDialog({ person, onClose, onLink }: NewLinkDialogProps) {
  const t = useMessages(peopleMessages)
  const shell = useMessages(shellMessages)
  const id = useId()
  const [secondFactor, setSecondFactor] = useState(false)
  const { busy, problem, run } = useAction(async () =>
    onLink(await call('renewInvitation', { id: person.id, secondFactor })),
  )
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t.newLinkTitle(person.name)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t.newLinkText}</DialogContentText>
        {person.secondFactor && (
          <FormControlLabel
            control={
              <Checkbox checked={secondFactor} onChange={(event) => setSecondFactor(event.target.checked)} />
            }
            label={t.takeFactor}
          />
        )}
        <Problem of={problem} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {shell.cancel}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void run()}>
          {t.makeLink}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
