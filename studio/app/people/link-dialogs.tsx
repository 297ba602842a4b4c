import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { Problem } from '../components/call-status.tsx'
import { CopyButton } from '../components/copy-button.tsx'
import { useAction } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { peopleMessages } from '../messages/people.ts'
import { shellMessages } from '../messages/shell.ts'
import { call } from '../session/session.ts'

export type Person = Answer<'personList'>['rows'][number]
export type NewLink = { link: string; until: string }

/** A link that was just created. The server stores only its hash, so it is shown this once. */
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

type NewLinkDialogProps = { person: Person; onClose: () => void; onLink: (link: NewLink) => void }

/** A new one-time link for someone whose link expired, or who lost the password or the phone. */
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
