import { addresses } from '@shanmen/contract/addresses.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { Gallery } from '../../../components/media/gallery.tsx'
import { loader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { collegeMessages } from '../../../messages/college.ts'
import { SectionPage } from '../../../shell/page.tsx'
import styles from '../shared/college.module.css'
import type { Route } from './+types/group-college.ts'
import { FacultyList } from './faculty-list.tsx'

const load = loader(async ({ call, languageId }) => {
  const [{ talent }, { faculty }] = await Promise.all([
    call('talentDevelopment', { languageId }),
    call('personnel', { languageId }),
  ])
  return { ...talent.college, faculty }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'groupCollege', collegeMessages, args.loaderData?.images[0])

export default function GroupCollege({ loaderData: page }: Route.ComponentProps) {
  const t = collegeMessages[useLanguage()]
  return (
    <SectionPage page="groupCollege">
      <section className="sec" aria-labelledby="college">
        <div className={`wrap ${styles.told}`}>
          <p className="vert" lang="zh-CN" aria-hidden="true">
            {t.vert}
          </p>
          <div>
            <h2 id="college" className={styles.headline}>
              {page.headline}
            </h2>
            <Prose html={page.content} />
          </div>
        </div>
      </section>
      {page.images.length > 0 && (
        <TitledSection className="sec sec--silk" id="pictures" {...t.pictures} to={addresses.trainingList}>
          <Gallery images={page.images} />
        </TitledSection>
      )}
      {page.faculty.length > 0 && (
        <TitledSection id="faculty" {...t.faculty} to={addresses.courseList}>
          <FacultyList faculty={page.faculty} />
        </TitledSection>
      )}
    </SectionPage>
  )
}
