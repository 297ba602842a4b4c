import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { roleNames } from '../../rights.ts'
import { Problem } from '../components/problem.tsx'
import { useStep } from '../components/use-step.ts'
import { Card } from '../dashboard/dashboard-card.tsx'
import { useLanguage, useWords } from '../language/language.ts'
import { accountWords } from '../messages/account.ts'
import { call } from '../session/call.ts'
import { keepMe, useMe } from '../session/session.ts'

/** Name and rights. Only the name is the person's own to change. */
export function AboutMe() {
  const words = useWords(accountWords)
  const language = useLanguage()
  const me = useMe()
  const notify = useNotify()
  const [name, setName] = useState(me.name)
  const { busy, problem, run } = useStep(async () => {
    keepMe(await call('changeMe', { name: name.trim() }))
    notify(words.saved, { type: 'success' })
  })
  return (
    <Card title={words.self}>
      <TextField label={words.name} value={name} onChange={(event) => setName(event.target.value)} />
      <TextField
        label={words.email}
        value={me.email}
        helperText={words.emailNote}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Typography color="textSecondary" sx={{ my: 1 }}>
        {words.rights}: {me.roles.map((role) => roleNames[role][language]).join(' · ')}
      </Typography>
      <Problem of={problem} />
      <Button
        variant="outlined"
        loading={busy}
        disabled={!name.trim() || name.trim() === me.name}
        onClick={() => void run()}
      >
        {words.save}
      </Button>
    </Card>
  )
}
