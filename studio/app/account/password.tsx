import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Problem } from '../components/problem.tsx'
import { useStep } from '../components/use-step.ts'
import { Card } from '../dashboard/dashboard-card.tsx'
import { useWords } from '../language/language.ts'
import { accountWords } from '../messages/account.ts'
import { call } from '../session/call.ts'
import { useMe } from '../session/session.ts'

/** A new password for the own account; every other session ends with the old one. */
export function Password() {
  const words = useWords(accountWords)
  const { email } = useMe()
  const notify = useNotify()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const { busy, problem, run } = useStep(async () => {
    await call('changePassword', { current, next })
    setCurrent('')
    setNext('')
    notify(words.passwordChanged, { type: 'success' })
  })
  return (
    <Card title={words.password}>
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
          label={words.current}
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
        />
        <TextField
          required
          type="password"
          label={words.next}
          helperText={words.nextHint}
          value={next}
          onChange={(event) => setNext(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
        />
        <Problem of={problem} />
        <Button type="submit" variant="outlined" loading={busy} disabled={!current || !next} sx={{ mt: 1 }}>
          {words.changePassword}
        </Button>
      </form>
    </Card>
  )
}
