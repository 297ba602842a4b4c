import { addresses } from '@shanmen/contract/addresses.ts'
import { CaptionedText } from '../../../components/article/captioned-text.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { Stats } from '../../../components/list/stats.tsx'
import { Spread } from '../../../components/media/spread.tsx'
import { loader, need } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { gridOf } from '../../../lib/grid-of.ts'
import { collegeMessages } from '../../../messages/college.ts'
import { SectionPage } from '../../../shell/page.tsx'
import styles from '../shared/college.module.css'
import { CourseCard } from '../shared/course-card.tsx'
import type { Route } from './+types/online-intro.ts'

const shownCourses = 3

const load = loader(async ({ call, languageId }) => {
  const { intro, headline, image, figures, courses } = (await call('talentDevelopment', { languageId }))
    .online
  need(headline)
  return { intro, headline, image, figures, courses: courses.slice(0, shownCourses) }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'onlineIntro', collegeMessages, args.loaderData?.image)

export default function OnlineIntro({ loaderData: online }: Route.ComponentProps) {
  const t = collegeMessages[useLanguage()]
  return (
    <SectionPage page="onlineIntro">
      <section className="sec" aria-labelledby="platform">
        <div className="wrap">
          <Spread image={online.image}>
            <p className="eyebrow" lang="en">
              Online learning
            </p>
            <h2 id="platform">{online.headline}</h2>
            <div className="row">
              <LocalLink className="btn btn--p" to={addresses.courseList}>
                {t.online.browse}
              </LocalLink>
              <LocalLink className="btn btn--g" to={addresses.studyMap}>
                {t.online.map}
              </LocalLink>
            </div>
          </Spread>
          <div className={styles.after}>
            <Stats figures={online.figures} />
          </div>
        </div>
      </section>
      <section className="sec sec--silk">
        <CaptionedText caption={t.online.vert}>
          <Prose html={online.intro} />
        </CaptionedText>
      </section>
      {online.courses.length > 0 && (
        <TitledSection id="start" {...t.start} to={addresses.courseList}>
          <div className={gridOf(online.courses.length)}>
            {online.courses.map((course) => (
              <CourseCard key={course.id} course={course} />
            ))}
          </div>
        </TitledSection>
      )}
    </SectionPage>
  )
}
