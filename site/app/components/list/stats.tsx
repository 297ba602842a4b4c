import type { Figure } from '@shanmen/contract/types.ts'
import styles from './stats.module.css'

/** Figures in large numerals with unit and label. */
export function Stats({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.stats} data-rows={figures.length > 4 ? '' : undefined}>
      {figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {unit && <i>{unit}</i>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
