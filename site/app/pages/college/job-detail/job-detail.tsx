import { addresses } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Job } from '@shanmen/contract/types.ts'
import { ArticleHead } from '../../../components/article/article.tsx'
import { PrintButton, ShareButton } from '../../../components/article/article-tools.tsx'
import { Deadline } from '../../../components/article/deadline.tsx'
import { MailLink } from '../../../components/article/mail-link.tsx'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { Facts, Panel } from '../../../components/article/panel.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { Status } from '../../../components/feedback/status.tsx'
import { detailLoader } from '../../../data/load.ts'
import { itemMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { showDate } from '../../../lib/dates.ts'
import { Icon } from '../../../lib/icon.tsx'
import { Time } from '../../../lib/time.tsx'
import { collegeMessages } from '../../../messages/college.ts'
import { componentMessages, fillIn, joined } from '../../../messages/components.ts'
import { DetailPage } from '../../../shell/page.tsx'
import { endOf, JobRow } from '../shared/job-row.tsx'
import type { Route } from './+types/job-detail.ts'
import styles from './job-detail.module.css'

const load = detailLoader('hireDetail')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const job = args.loaderData
  const description = job && joined(job.title, job.department, job.city, job.salary)
  return itemMeta(args, 'jobDetail', job, { description, type: 'website' })
}

export default function JobDetail({ loaderData: job }: Route.ComponentProps) {
  const t = collegeMessages[useLanguage()]
  const parts = [
    { title: t.duty, html: job.duty },
    { title: t.requirement, html: job.requirement },
    { title: t.benefit, html: job.benefit },
  ].filter(({ html }) => html)
  return (
    <DetailPage title={job.title}>
      <div className={`wrap split side ${styles.page}`}>
        <article>
          <JobHead job={job} />
          <ApplyBefore job={job} />
          {parts.map(({ title, html }) => (
            <section key={title} className={styles.part}>
              <h2>{title}</h2>
              <Prose html={html} />
            </section>
          ))}
        </article>
        <ApplyPanel job={job} />
        <Neighbours item={job} address={addresses.jobDetail} />
      </div>
      {job.related.length > 0 && (
        <TitledSection
          className="sec sec--silk sec--tight unprinted"
          id="others"
          title={t.otherJobs}
          more={t.allJobs}
          to={addresses.jobList}
        >
          <div>
            {job.related.map((other) => (
              <JobRow key={other.id} job={other} />
            ))}
          </div>
        </TitledSection>
      )}
    </DetailPage>
  )
}

/** Head of a vacancy: field and status, title, unit, place, number of places, date. */
function JobHead({ job }: { job: Job }) {
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
      {job.employmentName && (
        <span>
          <Icon name="calendar" />
          {job.employmentName}
        </span>
      )}
      {job.headcount > 0 && (
        <span>
          <Icon name="people" />
          {fillIn(collegeMessages[language].people, job.headcount)}
        </span>
      )}
      <span>
        <Icon name="clock" />
        <time dateTime={job.publishedAt}>
          {fillIn(componentMessages[language].postedOn, showDate(job.publishedAt, language))}
        </time>
      </span>
    </ArticleHead>
  )
}

type Props = { job: Data<'hireDetail'> }

/** Until when to apply, and how; once it is closed, a link to the others. */
function ApplyBefore({ job }: Props) {
  const language = useLanguage()
  const t = collegeMessages[language]
  const over = job.status === 'closed'
  const to = job.applyUrl ?? (job.applyEmail && mailTo(job, t.subject))
  return (
    <Deadline
      label={over ? t.closed : t.deadline}
      at={job.deadline && <Time value={job.deadline} />}
      days={job.daysLeft}
      over={over}
      until={endOf(job)}
      action={
        over ? (
          <LocalLink className="btn" to={addresses.jobList}>
            {t.allJobs}
          </LocalLink>
        ) : (
          to && (
            <a className="btn btn--p" href={to} rel="noopener">
              {t.apply}
              {job.applyUrl && <Icon name="external" />}
            </a>
          )
        )
      }
      phone={over ? undefined : phoneIn(job.contact)}
    />
  )
}

const mailTo = ({ applyEmail, title }: Props['job'], subject: string) =>
  `mailto:${applyEmail}?subject=${encodeURIComponent(fillIn(subject, title))}`

/** The number in a contact written as one text: `人力资源部 0000-8800-128`. */
const phoneIn = (contact: string) => /\+?\d[\d -]{5,}\d/.exec(contact)?.[0]

/** Next to a vacancy: pay, conditions and where to apply, which a closed one no longer has. */
function ApplyPanel({ job }: Props) {
  const t = collegeMessages[useLanguage()]
  const open = job.status === 'open'
  return (
    <Panel aside>
      {job.salary && (
        <p className={styles.pay}>
          <span>{t.pay}</span>
          <b>{job.salary}</b>
        </p>
      )}
      <Facts
        rows={[
          [t.education, job.education],
          [t.experience, job.experience],
          [
            t.applyTo,
            open && job.applyEmail && <MailLink email={job.applyEmail} href={mailTo(job, t.subject)} />,
          ],
          [t.contact, job.contact && <Unbroken text={job.contact} />],
        ]}
      />
      <p className={styles.note}>{open ? t.applyNote : t.closedNote}</p>
      <div className={`${styles.tools} unprinted`}>
        <ShareButton compact />
        <PrintButton compact />
      </div>
    </Panel>
  )
}

/** A telephone number would break at its hyphens. */
function Unbroken({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <span key={word}>
      {index > 0 && ' '}
      <span className="nb">{word}</span>
    </span>
  ))
}
