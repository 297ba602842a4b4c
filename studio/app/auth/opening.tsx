import { useWords } from '../language/language.ts'
import { gateWords } from '../messages/auth.ts'
import './fonts.css'
import styles from './opening.module.css'

/** The moment before the studio is there. Its words come late, so that a quick start shows nothing that vanishes. */
export function Opening() {
  const words = useWords(gateWords)
  return (
    <p className={styles.opening} role="status">
      <img src="/seal.svg" alt="" />
      {words.opening}
    </p>
  )
}
