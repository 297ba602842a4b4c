import { useState } from 'react'
import { useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import { call } from '../session/call.ts'
import { readSession, signOut } from '../session/session.ts'
import { Field } from './field.tsx'
import styles from './form.module.css'
import { AuthForm } from './form.tsx'
import { AuthLayout } from './frame.tsx'
import { useSubmit } from './use-submit.ts'

/** The code of the authenticator app, or a recovery code for a phone that is not at hand. */
export function SecondFactor() {
  const t = useMessages(authMessages).secondFactor
  const [recovery, setRecovery] = useState(false)
  const state = useSubmit(async ({ code = '' }) => {
    await call('secondFactor', { code, recovery })
    await readSession()
  })
  return (
    <AuthLayout title={t.title}>
      <p>{recovery ? t.recoveryText : t.text}</p>
      <AuthForm submit={t.submit} state={state} key={String(recovery)}>
        <Field
          name="code"
          label={recovery ? t.recovery : t.code}
          complete={recovery ? 'off' : 'one-time-code'}
        />
      </AuthForm>
      <p>
        <button type="button" className={styles.other} onClick={() => setRecovery(!recovery)}>
          {recovery ? t.useApp : t.useRecovery}
        </button>
        <br />
        <button type="button" className={styles.other} onClick={() => void signOut()}>
          {t.other}
        </button>
      </p>
    </AuthLayout>
  )
}
