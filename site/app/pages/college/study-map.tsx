import { addresses } from '@shanmen/contract/addresses.ts'
import { SectionHead } from '../../components/section-head.tsx'
import { StudyStages } from '../../components/study-stages.tsx'
import { loader } from '../../data/load.ts'
import { useLanguage } from '../../language/language.ts'
import { college } from '../../messages/college.ts'
import { pageTitle } from '../../messages/pages.ts'
import type { Route } from './+types/study-map.ts'
import { Climb } from './climb.tsx'
import { CollegeMap } from './college-map.tsx'
import { collegeMeta } from './college-page.tsx'

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
