import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Job } from '@shanmen/contract/types.ts'
import { Status } from '../../../components/feedback/status.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { endOfDay, showDate } from '../../../lib/dates.ts'
import { Icon } from '../../../lib/icon.tsx'
import { collegeMessages } from '../../../messages/college.ts'
import { componentMessages, fillIn } from '../../../messages/components.ts'
import styles from './job-row.module.css'

/**
 * A vacancy: title, unit, place and dates at the left, kind and pay at the right; a closed one says so instead of until when
 * to apply.
 */
export function JobRow({ job }: { job: Job }) {
  const language = useLanguage()
  const t = componentMessages[language]
  return (
    <article className={styles.job}>
      <div>
        <h3>
          <LocalLink to={fill(addresses.jobDetail, job.id)}>{job.title}</LocalLink>
        </h3>
        <p className="meta">
          <span>
            <Icon name="hall" />
            {job.department}
          </span>
          <span>
            <Icon name="pin" />
            {job.city}
          </span>
          <span>
            <Icon name="clock" />
            <time dateTime={job.publishedAt}>{fillIn(t.postedOn, showDate(job.publishedAt, language))}</time>
          </span>
          {job.deadline && job.status === 'open' && (
            <span>
              {`${collegeMessages[language].deadline} `}
              <time dateTime={job.deadline} data-until={endOf(job)}>
                {showDate(job.deadline, language)}
              </time>
            </span>
          )}
          {job.status === 'closed' && <Status of="job" is="closed" />}
        </p>
      </div>
      <span className="tag">{job.typeName}</span>
      <span className={styles.pay}>{job.salary}</span>
    </article>
  )
}

/** Until when an open vacancy stays open: its deadline is a day. */
export const endOf = ({ status, deadline }: Job): string | undefined =>
  status === 'open' && deadline ? endOfDay(deadline) : undefined
