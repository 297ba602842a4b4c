import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Problem } from '../components/problem.tsx'
import { useStep } from '../components/use-step.ts'
import { useWords } from '../language/language.ts'
import { accountWords } from '../messages/account.ts'
import { shellWords } from '../messages/shell.ts'

type PasswordFirstProps = { onPassword: (password: string) => Promise<void>; onCancel: () => void }

/** Asks for the password again, since an open screen is no proof of who sits before it. */
export function PasswordFirst({ onPassword, onCancel }: PasswordFirstProps) {
  const words = useWords(accountWords)
  const shell = useWords(shellWords)
  const [password, setPassword] = useState('')
  const { busy, problem, run } = useStep(() => onPassword(password))
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
        label={words.confirmPassword}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
      />
      <Problem of={problem} />
      <Button type="submit" variant="contained" loading={busy} disabled={!password}>
        {words.next1}
      </Button>
      <Button color="inherit" onClick={onCancel}>
        {shell.cancel}
      </Button>
    </form>
  )
}
