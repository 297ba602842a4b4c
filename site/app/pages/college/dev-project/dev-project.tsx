import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Programme } from '@shanmen/contract/types.ts'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { NewsCard } from '../../../components/card/news-card.tsx'
import { ProjectBlock } from '../../../components/card/project-block.tsx'
import { Empty } from '../../../components/feedback/placeholders.tsx'
import { loader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { gridOf } from '../../../lib/grid-of.ts'
import { collegeMessages } from '../../../messages/college.ts'
import { SectionPage } from '../../../shell/page.tsx'
import shared from '../shared/college.module.css'
import type { Route } from './+types/dev-project.ts'
import styles from './dev-project.module.css'

const shownUpdates = 3

const load = loader(async ({ call, languageId }) => {
  const [{ talent }, updates] = await Promise.all([
    call('talentDevelopment', { languageId }),
    call('trainingUpdatesList', { languageId, pageSize: shownUpdates }),
  ])
  return { projects: talent.projects, updates: updates.list }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'devProject', collegeMessages, args.loaderData?.projects[0]?.cover)

export default function DevProject({ loaderData: { projects, updates } }: Route.ComponentProps) {
  const t = collegeMessages[useLanguage()]
  return (
    <SectionPage page="devProject">
      <section className="sec" aria-labelledby="programmes">
        <div className="wrap">
          <div className={`split split--7-5 ${shared.opening}`}>
            <h2 id="programmes">{t.programmes.title}</h2>
            <p className="lead">{t.programmes.text}</p>
          </div>
          <ProgrammeSteps label={t.programmes.list} programmes={projects} />
          {projects.length > 0 ? (
            projects.map((project) => (
              <ProjectBlock key={project.id} project={project} note={project.target} />
            ))
          ) : (
            <Empty />
          )}
        </div>
      </section>
      {updates.length > 0 && (
        <TitledSection className="sec sec--silk" id="scenes" {...t.scenes} to={addresses.trainingList}>
          <div className={gridOf(updates.length)}>
            {updates.map((item) => (
              <NewsCard key={item.id} item={item} to={fill(addresses.trainingDetail, item.id)} />
            ))}
          </div>
        </TitledSection>
      )}
    </SectionPage>
  )
}

type ProgrammeStepsProps = { label: string; programmes: readonly Programme[] }

/** The programmes in a row with their audience; every name links to its section of the page. */
function ProgrammeSteps({ label, programmes }: ProgrammeStepsProps) {
  if (programmes.length < 2) return null
  return (
    <nav className={`${styles.steps} unprinted`} aria-label={label}>
      <ol>
        {programmes.map(({ id, title, target }) => (
          <li key={id}>
            <LocalLink to={`#${id}`}>
              <b>{title}</b>
              <span>{target}</span>
            </LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
