import type { ReactNode } from 'react'
import { decorative, Picture } from '../../../components/media/picture.tsx'
import { useTrail } from '../../../lib/use-trail.ts'
import { Breadcrumb } from '../../../shell/breadcrumb.tsx'
import { SubNav } from '../../../shell/sub-nav.tsx'
import styles from './map-layout.module.css'

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
