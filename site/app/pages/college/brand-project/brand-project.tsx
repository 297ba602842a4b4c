import { addresses } from '@shanmen/contract/addresses.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { Empty } from '../../../components/feedback/placeholders.tsx'
import { Spread } from '../../../components/media/spread.tsx'
import { loader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { collegeMessages } from '../../../messages/college.ts'
import { SectionPage } from '../../../shell/page.tsx'
import frame from '../shared/college.module.css'
import type { Route } from './+types/brand-project.ts'
import styles from './brand-project.module.css'

const load = loader(async ({ call, languageId }) => {
  const { brandProjects, partners } = (await call('talentDevelopment', { languageId })).cooperation
  return { projects: brandProjects, partners: partners.map(({ name }) => name) }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'brandProject', collegeMessages, args.loaderData?.projects[0]?.cover)

export default function BrandProject({ loaderData: { projects, partners } }: Route.ComponentProps) {
  const t = collegeMessages[useLanguage()]
  return (
    <SectionPage page="brandProject">
      <section className="sec" aria-labelledby="projects">
        <div className="wrap">
          <div className={`split split--7-5 ${frame.opening}`}>
            <h2 id="projects">{t.brand.title}</h2>
            <p className="lead">{t.brand.text}</p>
          </div>
          <div className={styles.projects}>
            {projects.map((project, index) => (
              <article key={project.id} id={project.id}>
                <Spread image={project.cover} reverse={index % 2 === 1}>
                  <h3>{project.title}</h3>
                  {project.target && <p className={styles.target}>{project.target}</p>}
                  <Prose html={project.content} />
                </Spread>
              </article>
            ))}
            {projects.length === 0 && <Empty />}
          </div>
        </div>
      </section>
      {partners.length > 0 && (
        <TitledSection
          className="sec sec--celadon sec--tight"
          id="together"
          {...t.together}
          to={addresses.cooperationIntro}
        >
          <ul className={styles.names}>
            {partners.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </TitledSection>
      )}
    </SectionPage>
  )
}
