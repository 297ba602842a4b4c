import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Problem } from '../components/problem.tsx'
import { useAction } from '../components/use-step.ts'
import { useMessages } from '../language/language.ts'
import { accountMessages } from '../messages/account.ts'
import { shellMessages } from '../messages/shell.ts'

type PasswordFirstProps = { onPassword: (password: string) => Promise<void>; onCancel: () => void }

/** Asks for the password again, since an open screen is no proof of who sits before it. */
export function PasswordFirst({ onPassword, onCancel }: PasswordFirstProps) {
  const t = useMessages(accountMessages)
  const shell = useMessages(shellMessages)
  const [password, setPassword] = useState('')
  const { busy, problem, run } = useAction(() => onPassword(password))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <TextField
        required
        autoFocus
        type="password"
        label={t.confirmPassword}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
      />
      <Problem of={problem} />
      <Button type="submit" variant="contained" loading={busy} disabled={!password}>
        {t.next1}
      </Button>
      <Button color="inherit" onClick={onCancel}>
        {shell.cancel}
      </Button>
    </form>
  )
}
