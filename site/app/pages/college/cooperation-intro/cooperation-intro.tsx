import { addresses } from '@shanmen/contract/addresses.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { PartnerWall } from '../../../components/card/partner-wall.tsx'
import { loader } from '../../../data/load.ts'
import { useLanguage } from '../../../language/language.ts'
import { Balanced } from '../../../lib/balanced.tsx'
import { college } from '../../../messages/college.ts'
import styles from '../shared/college.module.css'
import { CollegePage, collegeMeta } from '../shared/college-page.tsx'
import type { Route } from './+types/cooperation-intro.ts'
import { ProjectRow } from './project-row.tsx'

const load = loader(
  async ({ call, languageId }) => (await call('talentDevelopment', { languageId })).cooperation,
)

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  collegeMeta(args, 'cooperationIntro', args.loaderData?.brandProjects[0]?.cover)

export default function CooperationIntro({ loaderData: cooperation }: Route.ComponentProps) {
  const words = college[useLanguage()]
  return (
    <CollegePage page="cooperationIntro">
      <section className="sec" aria-labelledby="cooperation">
        <div className={`wrap ${styles.told}`}>
          <p className="vert" lang="zh-CN" aria-hidden="true">
            {words.cooperation.vert}
          </p>
          <div>
            <h2 id="cooperation" className={styles.headline}>
              <Balanced text={cooperation.headline} />
            </h2>
            <Prose html={cooperation.intro} />
          </div>
        </div>
      </section>
      {cooperation.partners.length > 0 && (
        <section className="sec sec--silk" aria-labelledby="partners">
          <div className="wrap">
            <SectionHead id="partners" eyebrow={words.partners.eyebrow} title={words.partners.title} />
            <PartnerWall partners={cooperation.partners} />
          </div>
        </section>
      )}
      {cooperation.brandProjects.length > 0 && (
        <section className="sec" aria-labelledby="projects">
          <div className="wrap">
            <SectionHead
              id="projects"
              eyebrow={words.projects.eyebrow}
              title={words.projects.title}
              more={{ to: addresses.brandProject, label: words.projects.more }}
            />
            <ProjectRow projects={cooperation.brandProjects} />
          </div>
        </section>
      )}
    </CollegePage>
  )
}
