import { Checkbox, FormControlLabel, FormHelperText, TextField } from '@mui/material'
import { useState } from 'react'
import { Problem } from '../components/call-status.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { useAction } from '../components/use-call.ts'
import { useMessages } from '../language/language.ts'
import { peopleMessages } from '../messages/people.ts'
import { call, useMe } from '../session/session.ts'
import type { NewLink, Person } from './link-dialogs.tsx'
import { HolderFields, holderFault } from './rights-fields.tsx'

type PersonDialogProps = {
  /** Left out for an invitation. */
  person: Person | undefined
  onClose: () => void
  onDone: (link: NewLink | undefined) => void
}

/** Invites someone, or changes their name, rights and whether the account is active. */
export function PersonDialog({ person, onClose, onDone }: PersonDialogProps) {
  const t = useMessages(peopleMessages)
  const own = useMe().id === person?.id
  const [email, setEmail] = useState('')
  const [name, setName] = useState(person?.name ?? '')
  const [active, setActive] = useState(person?.active ?? true)
  const [holder, setHolder] = useState({
    roles: person?.roles ?? (['editor'] as const),
    sections: person?.sections ?? null,
    languages: person?.languages ?? null,
  })
  const fault = holderFault(holder)
  const { busy, problem, run } = useAction(async () => {
    const rights = {
      roles: [...holder.roles],
      sections: holder.sections && [...holder.sections],
      languages: holder.languages && [...holder.languages],
    }
    if (!person) return onDone(await call('invitePerson', { email, name, ...rights }))
    await call('changePerson', { id: person.id, name, active, ...rights })
    onDone(undefined)
  })
  return (
    <StudioDialog
      title={person ? t.changeTitle(person.name) : t.inviteTitle}
      onClose={onClose}
      submit={{
        label: person ? t.save : t.send,
        run: () => void run(),
        busy,
        disabled: fault !== undefined || !name.trim() || (!person && !email.trim()),
      }}
    >
      {!person && (
        <TextField
          required
          type="email"
          label={t.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <TextField required label={t.name} value={name} onChange={(event) => setName(event.target.value)} />
      <HolderFields holder={holder} onChange={setHolder} />
      {person && !own && (
        <>
          <FormControlLabel
            control={<Checkbox checked={active} onChange={(event) => setActive(event.target.checked)} />}
            label={t.isActive}
          />
          <FormHelperText sx={{ mt: 0, ml: 4 }}>{t.isActiveNote}</FormHelperText>
        </>
      )}
      <Problem of={fault ?? problem} />
    </StudioDialog>
  )
}
