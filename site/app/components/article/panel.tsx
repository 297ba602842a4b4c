import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  title?: string
  /** Next to the text and sticky; an `aside` when it has a title. */
  aside?: boolean
  children: ReactNode
}

/** A raised box: visiting notes, contact of a notice. */
export function Panel({ title, aside = false, children }: PanelProps) {
  // A landmark without a name does not help to find it.
  const Tag = aside && title ? 'aside' : 'div'
  const id = useId()
  return (
    <Tag
      className={aside ? `${styles.panel} sticky` : styles.panel}
      aria-labelledby={aside && title ? id : undefined}
    >
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </Tag>
  )
}

type FactsProps = { rows: readonly (readonly [string, ReactNode])[]; className?: string }

/** Definition rows, `[label, value]`; rows without a value are left out. */
export function Facts({ rows, className = styles.facts }: FactsProps) {
  return (
    <dl className={className}>
      {rows
        .filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
