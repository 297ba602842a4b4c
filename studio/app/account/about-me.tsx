import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { roleNames } from '../../rights.ts'
import { Problem } from '../components/problem.tsx'
import { useAction } from '../components/use-step.ts'
import { Card } from '../dashboard/dashboard-card.tsx'
import { useLanguage, useMessages } from '../language/language.ts'
import { accountMessages } from '../messages/account.ts'
import { call } from '../session/call.ts'
import { updateMe, useMe } from '../session/session.ts'

/** Name and rights. Only the name is the person's own to change. */
export function AboutMe() {
  const t = useMessages(accountMessages)
  const language = useLanguage()
  const me = useMe()
  const notify = useNotify()
  const [name, setName] = useState(me.name)
  const { busy, problem, run } = useAction(async () => {
    updateMe(await call('changeMe', { name: name.trim() }))
    notify(t.saved, { type: 'success' })
  })
  return (
    <Card title={t.self}>
      <TextField label={t.name} value={name} onChange={(event) => setName(event.target.value)} />
      <TextField
        label={t.email}
        value={me.email}
        helperText={t.emailNote}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Typography color="textSecondary" sx={{ my: 1 }}>
        {t.rights}: {me.roles.map((role) => roleNames[role][language]).join(' · ')}
      </Typography>
      <Problem of={problem} />
      <Button
        variant="outlined"
        loading={busy}
        disabled={!name.trim() || name.trim() === me.name}
        onClick={() => void run()}
      >
        {t.save}
      </Button>
    </Card>
  )
}
