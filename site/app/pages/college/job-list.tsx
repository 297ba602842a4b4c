import { addresses } from '@shanmen/contract/addresses.ts'
import { Balanced } from '../../components/balanced.tsx'
import { Empty } from '../../components/empty.tsx'
import { FeedLink } from '../../components/feed-link.tsx'
import { JobRow } from '../../components/job-row.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { Values } from '../../components/values.tsx'
import { loader } from '../../data/load.ts'
import { useLanguage, usePath } from '../../language/language.ts'
import { college } from '../../messages/college.ts'
import { RichText } from '../../shell/rich-text.tsx'
import type { Route } from './+types/job-list.ts'
import styles from './college.module.css'
import { CollegePage, collegeMeta } from './college-page.tsx'
import { JobFilters } from './job-filters.tsx'
import { loadJobs } from './load-jobs.ts'

const load = loader(loadJobs)

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => collegeMeta(args, 'jobList')

export default function JobList({ loaderData: page }: Route.ComponentProps) {
  const words = college[useLanguage()]
  const path = usePath()
  const { concept, policies } = page.personnel
  return (
    <CollegePage page="jobList">
      <section className="sec sec--tight" aria-labelledby="concept">
        <div className="wrap">
          <div className={`split split--7-5 ${styles.opening}`}>
            <h2 id="concept">
              <Balanced text={concept.title || words.jobs} />
            </h2>
            <RichText className="lead" html={concept.text} />
          </div>
          <JobFilters page={page} />
          {page.list.length > 0 ? (
            <div>
              {page.list.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </div>
          ) : (
            <Empty clear={path} />
          )}
          <Pagination page={page} />
          <FeedLink />
        </div>
      </section>
      {policies.length > 0 && (
        <section className="sec sec--celadon sec--tight" aria-labelledby="policies">
          <div className="wrap">
            <SectionHead
              id="policies"
              eyebrow={words.policies.eyebrow}
              title={words.policies.title}
              more={{ to: addresses.talentPlan, label: words.policies.more }}
            />
            <Values items={policies} />
          </div>
        </section>
      )}
    </CollegePage>
  )
}
