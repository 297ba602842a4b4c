import type { Programme } from '@shanmen/contract/types.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import styles from './dev-project.module.css'

type Props = { label: string; programmes: readonly Programme[] }

/** The programmes in a row, for whom each is; every name leads to its own part of the page. */
export function ProgrammeSteps({ label, programmes }: Props) {
  if (programmes.length < 2) return null
  return (
    <nav className={`${styles.steps} unprinted`} aria-label={label}>
      <ol>
        {programmes.map(({ id, title, target }) => (
          <li key={id}>
            <LocalLink to={`#${id}`}>
              <b>{title}</b>
              <span>{target}</span>
            </LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
