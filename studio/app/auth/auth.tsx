import { useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import { readSession, type Session } from '../session/session.ts'
import styles from './form.module.css'
import { AuthLayout } from './frame.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SetUpMissing } from './set-up-missing.tsx'
import { SignIn } from './sign-in.tsx'

/** Everything before someone is signed in. Small on purpose: the studio itself is fetched while one types. */
export function AuthScreen({ session, ended }: { session: Session; ended: boolean }) {
  if (session.secondFactorAsked) return <SecondFactor />
  return session.setUp ? <SetUpMissing /> : <SignIn ended={ended} />
}

/** The server does not answer; nothing can be said about who is signed in. */
export function Unreachable() {
  const t = useMessages(authMessages)
  return (
    <AuthLayout title={t.unreachableTitle}>
      <p role="alert">{t.unreachable}</p>
      <button type="button" className={styles.submit} onClick={() => void readSession()}>
        {t.retry}
      </button>
    </AuthLayout>
  )
}

/** The studio's own code could not be fetched, or broke before any screen of it stood. */
export function Broken() {
  const t = useMessages(authMessages)
  return (
    <AuthLayout title={t.brokenTitle}>
      <p role="alert">{t.broken}</p>
      <button type="button" className={styles.submit} onClick={() => location.reload()}>
        {t.reload}
      </button>
    </AuthLayout>
  )
}
