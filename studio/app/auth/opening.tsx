import { useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import './fonts.css'
import styles from './opening.module.css'

/** The moment before the studio is there. Its words come late, so that a quick start shows nothing that vanishes. */
export function LoadingScreen() {
  const t = useMessages(authMessages)
  return (
    <p className={styles.opening} role="status">
      <img src="/seal.svg" alt="" />
      {t.opening}
    </p>
  )
}
