import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { Problem } from '../components/call-status.tsx'
import { CopyButton } from '../components/copy-button.tsx'
import { StudioDialog } from '../components/dialog.tsx'
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
  if (!link) return null
  return (
    <StudioDialog
      title={t.linkTitle}
      text={t.linkText(showMoment(link.until, language))}
      onClose={onClose}
      cancel={shell.close}
      after={<CopyButton text={link.link} />}
    >
      <TextField
        label={t.link}
        value={link.link}
        multiline
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
    </StudioDialog>
  )
}

type NewLinkDialogProps = { person: Person; onClose: () => void; onLink: (link: NewLink) => void }

/** A new one-time link for someone whose link expired, or who lost the password or the phone. */
export function NewLinkDialog({ person, onClose, onLink }: NewLinkDialogProps) {
  const t = useMessages(peopleMessages)
  const [secondFactor, setSecondFactor] = useState(false)
  const { busy, problem, run } = useAction(async () =>
    onLink(await call('renewInvitation', { id: person.id, secondFactor })),
  )
  return (
    <StudioDialog
      title={t.newLinkTitle(person.name)}
      text={t.newLinkText}
      onClose={onClose}
      submit={{ label: t.makeLink, run: () => void run(), busy }}
    >
      {person.secondFactor && (
        <FormControlLabel
          control={
            <Checkbox checked={secondFactor} onChange={(event) => setSecondFactor(event.target.checked)} />
          }
          label={t.takeFactor}
        />
      )}
      <Problem of={problem} />
    </StudioDialog>
  )
}
