import type { Figure } from '@shanmen/contract/types.ts'
import { Stats } from '../../../components/list/stats.tsx'
import styles from './party.module.css'

/** The party pages' red band: a motto and the figures below it. Nothing without a motto. */
export function MottoBand({ title, figures }: { title: string; figures: readonly Figure[] }) {
  if (!title) return null
  return (
    <section className={`sec on-dark ${styles.oath}`}>
      <div className="wrap">
        <h2>{title}</h2>
        <Rule />
        {figures.length > 0 && <Stats figures={figures} />}
      </div>
    </section>
  )
}

/** The ornament of party pages: a diamond between two lines. */
export function Rule() {
  return (
    <div className={styles.rule} aria-hidden="true">
      <i />
    </div>
  )
}
