import type { Data } from '@shanmen/contract/schemas.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import styles from './stage-path.module.css'

type Props = { label: string; stages: Data<'talentDevelopment'>['online']['studyMap']['stages'] }

/** The stages as signposts of a path that climbs to the right; on small screens one below the other. */
export function Climb({ label, stages }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.climb}>
        {stages.map(({ id, name, text }) => (
          <li key={id}>
            <LocalLink to={`#stage-${id}`}>
              <b>{name}</b>
              <span>{text}</span>
            </LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
