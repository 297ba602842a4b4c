import type { File } from '@shanmen/contract/types.ts'
import styles from './checksum.module.css'

/** The SHA-256 of a file, for those who must be able to say that it was not changed. The word is the same in all languages. */
export const Checksum = ({ file: { name, sha256 } }: { file: Pick<File, 'name' | 'sha256'> }) =>
  sha256 && (
    <details className={styles.checksum}>
      <summary>
        SHA-256<span className="vh"> · {name}</span>
      </summary>
      <code>{sha256}</code>
    </details>
  )
