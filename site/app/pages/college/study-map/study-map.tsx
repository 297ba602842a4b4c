import { addresses } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { ReactNode } from 'react'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { decorative, Picture } from '../../../components/media/picture.tsx'
import { loader, need } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { useTrail } from '../../../lib/use-trail.ts'
import { collegeMessages } from '../../../messages/college.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { Breadcrumb, SubNav } from '../../../shell/sub-nav.tsx'
import type { Route } from './+types/study-map.ts'
import styles from './study-map.module.css'
import { StudyStages } from './study-stages.tsx'

const load = loader(async ({ call, languageId }) => {
  const { studyMap, courses } = (await call('talentDevelopment', { languageId })).online
  need(studyMap.title)
  return { ...studyMap, courses: courses.map(({ id, title }) => ({ id, title })) }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'studyMap', collegeMessages)

/** The map fills the window and is the page's head; below it, the courses of every role. */
export default function StudyMap({ loaderData: map }: Route.ComponentProps) {
  const language = useLanguage()
  const t = collegeMessages[language]
  return (
    <MapLayout
      title={pageTitle(language, 'studyMap')}
      lead={map.intro}
      map={<StagePath label={t.stages} stages={map.stages} />}
    >
      <TitledSection
        className="sec sec--tight"
        id="roles"
        eyebrow={t.map.eyebrow}
        title={t.roles}
        more={t.start.more}
        to={addresses.courseList}
      >
        <StudyStages stages={map.stages} courses={map.courses} />
      </TitledSection>
    </MapLayout>
  )
}

type MapLayoutProps = { title: string; lead: string; map: ReactNode; children: ReactNode }

/** A page whose first window is one picture: the section's painting in mist, with the title and the map over it. */
function MapLayout({ title, lead, map, children }: MapLayoutProps) {
  const [section] = useTrail()
  return (
    <main id="main" className={styles.page}>
      <Picture image={decorative(section?.cover ?? null)} priority className={styles.art} />
      <SubNav>
        <Breadcrumb />
      </SubNav>
      <div className={styles.view}>
        <div className={`wrap ${styles.in}`}>
          <div className={styles.title}>
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

type StagePathProps = { label: string; stages: Data<'talentDevelopment'>['online']['studyMap']['stages'] }

/** The stages as signposts of a path that climbs to the right; on small screens one below the other. */
function StagePath({ label, stages }: StagePathProps) {
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
