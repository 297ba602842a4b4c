import { addresses } from '@shanmen/contract/addresses.ts'
import { RichText } from '../../../components/article/rich-text.tsx'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { FeedLink } from '../../../components/list/feed-link.tsx'
import { Pagination } from '../../../components/list/pagination.tsx'
import { Values } from '../../../components/list/values.tsx'
import { loader } from '../../../data/load.ts'
import { useLanguage, usePath } from '../../../language/language.ts'
import { Balanced } from '../../../lib/balanced.tsx'
import { college } from '../../../messages/college.ts'
import styles from '../shared/college.module.css'
import { CollegePage, collegeMeta } from '../shared/college-page.tsx'
import { JobRow } from '../shared/job-row.tsx'
import type { Route } from './+types/job-list.ts'
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
