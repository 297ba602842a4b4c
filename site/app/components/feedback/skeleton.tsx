import { useLanguage } from '../../language/language.ts'
import { frame } from '../../messages/shell.ts'
import styles from './skeleton.module.css'

/** Cards that are on their way. */
export function Skeleton({ count = 6 }: { count?: number }) {
  const words = frame[useLanguage()]
  return (
    <div className={`grid ${styles.skeleton}`} role="status">
      <span className="vh">{words.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these have no identity.
        <div key={index} aria-hidden="true">
          <div />
          <div />
          <div />
          <div />
        </div>
      ))}
    </div>
  )
}
