import { addresses } from '@shanmen/contract/addresses.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { loader } from '../../../data/load.ts'
import { useLanguage } from '../../../language/language.ts'
import { college } from '../../../messages/college.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { collegeMeta } from '../shared/college-page.tsx'
import type { Route } from './+types/study-map.ts'
import { CollegeMap } from './map-layout.tsx'
import { Climb } from './stage-path.tsx'
import { StudyStages } from './study-stages.tsx'

const load = loader(async ({ call, languageId }) => {
  const { studyMap, courses } = (await call('talentDevelopment', { languageId })).online
  return { ...studyMap, courses: courses.map(({ id, title }) => ({ id, title })) }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => collegeMeta(args, 'studyMap')

/** The map fills the window and is the page's head; below it, what every post learns on the way. */
export default function StudyMap({ loaderData: map }: Route.ComponentProps) {
  const language = useLanguage()
  const words = college[language]
  return (
    <CollegeMap
      title={pageTitle(language, 'studyMap')}
      lead={map.intro}
      map={<Climb label={words.stages} stages={map.stages} />}
    >
      <section className="sec sec--tight" aria-labelledby="roles">
        <div className="wrap">
          <SectionHead
            id="roles"
            eyebrow={words.map.eyebrow}
            title={words.roles}
            more={{ to: addresses.courseList, label: words.start.more }}
          />
          <StudyStages stages={map.stages} courses={map.courses} />
        </div>
      </section>
    </CollegeMap>
  )
}
