import type { Job } from '@shanmen/contract/types.ts'
import { ArticleHead } from '../../../components/article/article-head.tsx'
import { Status } from '../../../components/feedback/status.tsx'
import { useLanguage } from '../../../language/language.ts'
import { showDate } from '../../../lib/dates.ts'
import { Icon } from '../../../lib/icon.tsx'
import { college } from '../../../messages/college.ts'
import { fillIn, parts } from '../../../messages/components.ts'

/** Head of a vacancy: field and status, title, unit, place, number of places, date. */
export function JobHead({ job }: { job: Job }) {
  const language = useLanguage()
  return (
    <ArticleHead
      title={job.title}
      above={
        <>
          {job.typeName && <span className="tag">{job.typeName}</span>}
          <Status of="job" is={job.status} />
        </>
      }
    >
      <span>
        <Icon name="hall" />
        {job.department}
      </span>
      <span>
        <Icon name="pin" />
        {job.city}
      </span>
      {job.headcount > 0 && (
        <span>
          <Icon name="people" />
          {fillIn(college[language].people, job.headcount)}
        </span>
      )}
      <span>
        <Icon name="clock" />
        <time dateTime={job.publishedAt}>
          {fillIn(parts[language].postedOn, showDate(job.publishedAt, language))}
        </time>
      </span>
    </ArticleHead>
  )
}
