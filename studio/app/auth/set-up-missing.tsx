import { useWords } from '../language/language.ts'
import { gateWords } from '../messages/auth.ts'
import styles from './form.module.css'
import { GateFrame } from './frame.tsx'

/** Nobody has an account yet, and this is not the link that makes the first one. */
export function SetUpMissing() {
  const words = useWords(gateWords).setUp
  return (
    <GateFrame title={words.missingTitle}>
      <p>{words.missing}</p>
      <p className={styles.hint}>{words.renew}</p>
      <pre className={styles.command}>
        <code>npm run set-up-link</code>
      </pre>
    </GateFrame>
  )
}
