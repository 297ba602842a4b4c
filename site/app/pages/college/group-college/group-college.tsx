import { addresses } from '@shanmen/contract/addresses.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { SectionHead } from '../../../components/article/section-head.tsx'
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
        <section className="sec sec--silk" aria-labelledby="pictures">
          <div className="wrap">
            <SectionHead
              id="pictures"
              eyebrow={t.pictures.eyebrow}
              title={t.pictures.title}
              more={{ to: addresses.trainingList, label: t.pictures.more }}
            />
            <Gallery images={page.images} />
          </div>
        </section>
      )}
      {page.faculty.length > 0 && (
        <section className="sec" aria-labelledby="faculty">
          <div className="wrap">
            <SectionHead
              id="faculty"
              eyebrow={t.faculty.eyebrow}
              title={t.faculty.title}
              more={{ to: addresses.courseList, label: t.faculty.more }}
            />
            <FacultyList faculty={page.faculty} />
          </div>
        </section>
      )}
    </SectionPage>
  )
}
