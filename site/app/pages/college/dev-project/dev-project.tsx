import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { NewsCard } from '../../../components/card/news-card.tsx'
import { ProjectBlock } from '../../../components/card/project-block.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { loader } from '../../../data/load.ts'
import { useLanguage } from '../../../language/language.ts'
import { college } from '../../../messages/college.ts'
import styles from '../shared/college.module.css'
import { CollegePage, collegeMeta } from '../shared/college-page.tsx'
import type { Route } from './+types/dev-project.ts'
import { ProgrammeSteps } from './programme-steps.tsx'

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
  collegeMeta(args, 'devProject', args.loaderData?.projects[0]?.cover)

export default function DevProject({ loaderData: { projects, updates } }: Route.ComponentProps) {
  const words = college[useLanguage()]
  return (
    <CollegePage page="devProject">
      <section className="sec" aria-labelledby="programmes">
        <div className="wrap">
          <div className={`split split--7-5 ${styles.opening}`}>
            <h2 id="programmes">{words.programmes.title}</h2>
            <p className="lead">{words.programmes.text}</p>
          </div>
          <ProgrammeSteps label={words.programmes.list} programmes={projects} />
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
        <section className="sec sec--silk" aria-labelledby="scenes">
          <div className="wrap">
            <SectionHead
              id="scenes"
              eyebrow={words.scenes.eyebrow}
              title={words.scenes.title}
              more={{ to: addresses.trainingList, label: words.scenes.more }}
            />
            <div className="grid">
              {updates.map((item) => (
                <NewsCard key={item.id} item={item} to={fill(addresses.trainingDetail, item.id)} />
              ))}
            </div>
          </div>
        </section>
      )}
    </CollegePage>
  )
}
