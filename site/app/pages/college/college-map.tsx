import type { ReactNode } from 'react'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import { decorative, Picture } from '../../shell/picture.tsx'
import { SubNav } from '../../shell/sub-nav.tsx'
import { useTrail } from '../../shell/use-menu.ts'
import styles from './college-map.module.css'

type Props = { title: string; lead: string; map: ReactNode; children: ReactNode }

/** A page whose first window is one picture: the section's painting in mist, with the title and the map over it. */
export function CollegeMap({ title, lead, map, children }: Props) {
  const [section] = useTrail()
  return (
    <main id="main" className={styles.page}>
      <Picture image={decorative(section?.cover ?? null)} priority className={styles.art} />
      <SubNav>
        <Breadcrumb />
      </SubNav>
      <div className={styles.view}>
        <div className={`wrap ${styles.in}`}>
          <div className={styles.words}>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          {map}
        </div>
      </div>
      {children}
    </main>
  )
}
