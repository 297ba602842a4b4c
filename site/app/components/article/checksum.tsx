import type { File } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../language/language.ts'
import { componentMessages } from '../../messages/components.ts'
import styles from './checksum.module.css'

/** The SHA-256 of a file, for those who must be able to prove that it has not been changed. */
export function Checksum({ file: { name, sha256 } }: { file: Pick<File, 'name' | 'sha256'> }) {
  const t = componentMessages[useLanguage()]
  if (!sha256) return null
  return (
    <details className={styles.checksum}>
      <summary>
        {t.checksum}
        <span className="vh"> · {name}</span>
      </summary>
      <p>{t.checksumText}</p>
      <code>{sha256}</code>
    </details>
  )
}
