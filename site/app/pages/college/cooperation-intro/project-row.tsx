import { addresses } from '@shanmen/contract/addresses.ts'
import type { Programme } from '@shanmen/contract/types.ts'
import { decorative, Picture } from '../../../components/media/picture.tsx'
import { LocalLink } from '../../../language/local-link.tsx'
import styles from './cooperation-intro.module.css'

/** The brand projects as upright pictures side by side; each leads to its place on their page. */
export function ProjectRow({ projects }: { projects: readonly Programme[] }) {
  return (
    <ul className={styles.row}>
      {projects.map(({ id, title, target, cover }) => (
        <li key={id} className="rv">
          <LocalLink to={`${addresses.brandProject}#${id}`}>
            <Picture image={decorative(cover)} ratio="4/5" sizes="(max-width: 47rem) 45vw, 20rem" />
            <h3>{title}</h3>
            <p>{target}</p>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
