import type { Notice } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../../language/language.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import styles from './lease-figures.module.css'

/** Size, terms and place in large letters. */
export function LeaseFigures({ notice }: { notice: Notice }) {
  const words = disclosure[useLanguage()]
  const rows = [
    [words.size, notice.area],
    [words.terms, notice.terms],
    [words.place, notice.place],
  ] as const
  return (
    <dl className={styles.figures}>
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
