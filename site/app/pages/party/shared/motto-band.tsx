import type { Figure } from '@shanmen/contract/types.ts'
import { Stats } from '../../../components/list/stats.tsx'
import styles from './motto-band.module.css'
import { Rule } from './rule.tsx'

/** The party pages' red band: a motto and the figures below it. */
export function Oath({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <section className={`sec on-dark ${styles.oath}`}>
      <div className="wrap">
        <h2>{title}</h2>
        <Rule />
        <Stats figures={figures} />
      </div>
    </section>
  )
}
