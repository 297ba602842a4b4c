import { useMessages } from '../language/language.ts'
import { authMessages } from '../messages/auth.ts'
import styles from './form.module.css'
import { AuthLayout } from './frame.tsx'

/** Nobody has an account yet, and this is not the link that makes the first one. */
export function SetUpMissing() {
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
