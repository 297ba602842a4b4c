import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { useState } from 'react'
import { serverErrorOf } from '../../client.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import { call, readSession, type Session, signOut } from '../session/session.ts'
import styles from './auth-form.module.css'
import { AuthForm, Field, useSubmit } from './auth-form.tsx'
import { AuthLayout } from './auth-layout.tsx'

/** The screens before sign-in. Small on purpose: the studio itself loads while the user types. */
export function AuthScreen({ session, ...why }: { session: Session } & SignInProps) {
  if (session.secondFactorAsked) return <SecondFactor />
  return session.setUp ? <SetUpMissing /> : <SignIn {...why} />
}

/** The server does not respond, so it is not known who is signed in. */
export function Unreachable() {
  const t = useMessages(authMessages)
  return (
    <Failed
      title={t.unreachableTitle}
      text={t.unreachable}
      label={t.retry}
      retry={() => void readSession()}
    />
  )
}

/** The studio's code could not be loaded, or failed before its first screen. */
export function Broken() {
  const t = useMessages(authMessages)
  return <Failed title={t.brokenTitle} text={t.broken} label={t.reload} retry={() => location.reload()} />
}

/** What failed, and another try. */
export function Failed({
  title,
  text,
  label,
  retry,
}: {
  title: string
  text: string
  label: string
  retry: () => void
}) {
  return (
    <AuthLayout title={title}>
      <p role="alert">{text}</p>
      <button type="button" className={styles.submit} onClick={retry}>
        {label}
      </button>
    </AuthLayout>
  )
}

/** Why the person has to sign in: their session ended, or a step of signing in was refused. */
type SignInProps = { ended: boolean; problem?: InterfaceText | undefined }

/** E-mail and password. The server decides whether the second factor follows. */
function SignIn({ ended, problem }: SignInProps) {
  const t = useMessages(authMessages).signIn
  const language = useLanguage()
  const state = useSubmit(async ({ email = '', password = '' }) => {
    await call('signIn', { email, password })
    await readSession()
  })
  return (
    <AuthLayout title={t.title}>
      <p role="status">{problem?.[language] ?? (ended ? t.ended : t.text)}</p>
      <AuthForm submit={t.submit} state={state}>
        <Field name="email" type="email" label={t.email} complete="username" />
        <Field
          name="password"
          type="password"
          label={t.password}
          hint={t.forgotten}
          complete="current-password"
        />
      </AuthForm>
    </AuthLayout>
  )
}

/** The code of the authenticator app, or a recovery code for a phone that is not at hand. */
function SecondFactor() {
  const t = useMessages(authMessages).secondFactor
  const [recovery, setRecovery] = useState(false)
  const state = useSubmit(async ({ code = '' }) => {
    const problem = await call('secondFactor', { code, recovery }).then(
      () => undefined,
      (error: unknown) => {
        const serverError = serverErrorOf(error)
        // Nothing waits for a code any more: only the password leads on.
        if (serverError?.code !== 'signedOut') throw error
        return serverError.message
      },
    )
    await readSession(problem)
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

/** There is no account yet, and this is not the link that creates the first one. */
function SetUpMissing() {
  const t = useMessages(authMessages).setUp
  return (
    <AuthLayout title={t.missingTitle}>
      <p>{t.missing}</p>
      <p className={styles.hint}>{t.renew}</p>
      <pre className={styles.command}>
        <code>npm run set-up-link</code>
      </pre>
    </AuthLayout>
  )
}
