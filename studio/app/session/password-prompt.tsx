import { TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { ActionForm } from '../account/action-form.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { useAction } from '../components/use-call.ts'
import { useMessages } from '../language/language.ts'
import { accountMessages } from '../messages/account.ts'
import { call, setPasswordPrompt, useMe } from './session.ts'

type Prompt = { answer: Promise<boolean>; close: (confirmed: boolean) => void }

/** Asks for the password in a dialog when a sensitive step needs it; the step then continues. */
export function PasswordPrompt() {
  const t = useMessages(accountMessages)
  const [prompt, setPrompt] = useState<Prompt>()
  useEffect(() => {
    let open: Prompt | undefined
    setPasswordPrompt(() => {
      // Two steps at once share one dialog.
      if (!open) {
        const { promise: answer, resolve } = Promise.withResolvers<boolean>()
        const close = (confirmed: boolean) => {
          open = undefined
          setPrompt(undefined)
          resolve(confirmed)
        }
        open = { answer, close }
        setPrompt(open)
      }
      return open.answer
    })
  }, [])
  if (!prompt) return null
  return (
    <StudioDialog
      size="xs"
      title={t.confirmTitle}
      text={t.confirmText}
      cancel={null}
      onClose={() => prompt.close(false)}
    >
      <PasswordForm
        onPassword={async (password) => {
          await call('confirmPassword', { password })
          prompt.close(true)
        }}
        onCancel={() => prompt.close(false)}
      />
    </StudioDialog>
  )
}

type PasswordFormProps = { onPassword: (password: string) => Promise<void>; onCancel: () => void }

/** Asks for the password again, since an open screen does not prove who uses it. */
export function PasswordForm({ onPassword, onCancel }: PasswordFormProps) {
  const t = useMessages(accountMessages)
  const { email } = useMe()
  const [password, setPassword] = useState('')
  const action = useAction(() => onPassword(password))
  return (
    <ActionForm action={action} submit={t.next1} disabled={!password} variant="contained" onCancel={onCancel}>
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <TextField
        required
        autoFocus
        type="password"
        label={t.confirmPassword}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
      />
    </ActionForm>
  )
}
