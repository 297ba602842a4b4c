import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Problem } from '../components/problem.tsx'
import { useAction } from '../components/use-step.ts'
import { Card } from '../dashboard/dashboard-card.tsx'
import { useMessages } from '../language/language.ts'
import { accountMessages } from '../messages/account.ts'
import { call } from '../session/call.ts'
import { useMe } from '../session/session.ts'

/** A new password for the own account; every other session ends with the old one. */
export function Password() {
  const t = useMessages(accountMessages)
  const { email } = useMe()
  const notify = useNotify()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const { busy, problem, run } = useAction(async () => {
    await call('changePassword', { current, next })
    setCurrent('')
    setNext('')
    notify(t.passwordChanged, { type: 'success' })
  })
  return (
    <Card title={t.password}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextField
          required
          type="password"
          label={t.current}
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
        />
        <TextField
          required
          type="password"
          label={t.next}
          helperText={t.nextHint}
          value={next}
          onChange={(event) => setNext(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
        />
        <Problem of={problem} />
        <Button type="submit" variant="outlined" loading={busy} disabled={!current || !next} sx={{ mt: 1 }}>
          {t.changePassword}
        </Button>
      </form>
    </Card>
  )
}
