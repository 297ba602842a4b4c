import { useWords } from '../language/language.ts'
import { gateWords } from '../messages/auth.ts'
import { readSession, type Session } from '../session/session.ts'
import styles from './form.module.css'
import { GateFrame } from './frame.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SetUpMissing } from './set-up-missing.tsx'
import { SignIn } from './sign-in.tsx'

/** Everything before someone is signed in. Small on purpose: the studio itself is fetched while one types. */
export function Gate({ session, ended }: { session: Session; ended: boolean }) {
  if (session.secondFactorAsked) return <SecondFactor />
  return session.setUp ? <SetUpMissing /> : <SignIn ended={ended} />
}

/** The server does not answer; nothing can be said about who is signed in. */
export function Unreachable() {
  const words = useWords(gateWords)
  return (
    <GateFrame title={words.unreachableTitle}>
      <p role="alert">{words.unreachable}</p>
      <button type="button" className={styles.submit} onClick={() => void readSession()}>
        {words.retry}
      </button>
    </GateFrame>
  )
}

/** The studio's own code could not be fetched, or broke before any screen of it stood. */
export function Broken() {
  const words = useWords(gateWords)
  return (
    <GateFrame title={words.brokenTitle}>
      <p role="alert">{words.broken}</p>
      <button type="button" className={styles.submit} onClick={() => location.reload()}>
        {words.reload}
      </button>
    </GateFrame>
  )
}
