import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { detailLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { college } from '../../../messages/college.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { DetailFrame } from '../../../shell/detail-frame.tsx'
import { JobRow } from '../shared/job-row.tsx'
import type { Route } from './+types/job-detail.ts'
import { ApplyPanel } from './apply-panel.tsx'
import styles from './job-detail.module.css'
import { JobHead } from './job-head.tsx'

const load = detailLoader('hireDetail')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const job = args.loaderData
  return seo(args, {
    title: pageTitle(languageOfPath(args.location.pathname), 'jobDetail', job?.title),
    description: job && [job.title, job.department, job.city, job.salary].filter(Boolean).join(' · '),
    languages: job?.languages,
  })
}

export default function JobDetail({ loaderData: job }: Route.ComponentProps) {
  const words = college[useLanguage()]
  const parts = [
    { title: words.duty, html: job.duty },
    { title: words.requirement, html: job.requirement },
    { title: words.benefit, html: job.benefit },
  ].filter(({ html }) => html)
  return (
    <DetailFrame title={job.title}>
      <div className={`wrap split side ${styles.page}`}>
        <article>
          <JobHead job={job} />
          {parts.map(({ title, html }) => (
            <section key={title} className={styles.part}>
              <h2>{title}</h2>
              <Prose html={html} />
            </section>
          ))}
          <Neighbours item={job} address={addresses.jobDetail} />
        </article>
        <ApplyPanel job={job} />
      </div>
      {job.related.length > 0 && (
        <section className="sec sec--silk sec--tight unprinted" aria-labelledby="others">
          <div className="wrap">
            <SectionHead
              id="others"
              title={words.otherJobs}
              more={{ to: addresses.jobList, label: words.allJobs }}
            />
            <div>
              {job.related.map((other) => (
                <JobRow key={other.id} job={other} />
              ))}
            </div>
          </div>
        </section>
      )}
    </DetailFrame>
  )
}
