import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Figure, Image } from '@shanmen/contract/types.ts'
import type { ReactNode } from 'react'
import { SectionHead } from '../../components/article/section-head.tsx'
import { LinkList } from '../../components/list/link-list.tsx'
import { decorative, Picture } from '../../components/media/picture.tsx'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Balanced } from '../../lib/balanced.tsx'
import { endOfDay, showMoment } from '../../lib/dates.ts'
import { Icon } from '../../lib/icon.tsx'
import { componentMessages } from '../../messages/components.ts'
import { eyebrows, homeMessages } from '../../messages/home.ts'
import type { Industry as Cluster, Tender, Vacancy } from './load-home.ts'
import styles from './sections.module.css'

/** One sentence about the group, and its figures; the sentence leads to the group's profile. */
export function Figures({ title, figures }: { title: string; figures: readonly Figure[] }) {
  const t = homeMessages[useLanguage()]
  if (!title && figures.length === 0) return null
  return (
    <section className={styles.figures} aria-label={t.figures}>
      <div className="wrap">
        {title && (
          <p className={styles.sentence}>
            <LocalLink to={addresses.groupProfile}>
              <Balanced text={title} />
            </LocalLink>
          </p>
        )}
        <dl>
          {figures.map(({ label, value, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{value}</b>
                {/* With a space: 26 and “years” would be read as one word. */}
                {unit && <i>{` ${unit}`}</i>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

type IndustryProps = {
  title: string
  image: Image | null
  clusters: readonly Cluster[]
  /** A picture of the welfare work. */
  welfare: Image | null
}

/** The industries and the welfare work: one large picture, and each with a small one of its own. */
export function Industry({ title, image, clusters, welfare }: IndustryProps) {
  const t = homeMessages[useLanguage()]
  return (
    <section className="sec--tight">
      <div className={`wrap ${styles.industry}`}>
        <div className="reveal">
          <Eyebrow>{eyebrows.industry}</Eyebrow>
          <h2>
            <Balanced text={title} />
          </h2>
          <Picture image={image} ratio="4/3" sizes="(max-width: 62rem) 90vw, 42rem" />
        </div>
        <ul className="reveal">
          {clusters.map(({ id, title, summary, cover }) => (
            <Row
              key={id}
              to={fill(addresses.industryDetail, id)}
              title={title}
              note={summary}
              image={cover}
            />
          ))}
          <Row to={addresses.welfare} title={t.welfare} note={t.welfareNote} image={welfare} />
        </ul>
      </div>
    </section>
  )
}

type RowProps = { to: string; title: string; note: string; image: Image | null }

function Row({ to, title, note, image }: RowProps) {
  return (
    <li>
      <LocalLink to={to}>
        {image && <Picture image={decorative(image)} ratio="16/10" sizes="9rem" />}
        <span>
          <b>{title}</b>
          <small>
            <Balanced text={note} />
          </small>
        </span>
        <Icon name="right" />
      </LocalLink>
    </li>
  )
}

type DisclosureProps = {
  notices: readonly Tender[]
  /** False when they may be missing: then their absence says nothing. */
  whole: boolean
  party: { title: string; text: string; image: Image | null } | undefined
}

/** The open notices with the days that are left, and party building in ink beside them. */
export function Disclosure({ notices, whole, party }: DisclosureProps) {
  const t = homeMessages[useLanguage()]
  return (
    <section className="sec--tight sec--silk">
      <div className={`wrap ${styles.two}`}>
        <div>
          <SectionHead
            eyebrow={eyebrows.disclosure}
            title={t.disclosure}
            more={t.moreNotices}
            to={addresses.purchaseList}
          />
          {notices.length > 0 ? (
            <Tenders notices={notices} />
          ) : (
            whole && <p className="mute">{t.noNotices}</p>
          )}
          <p className={styles.links}>
            <LocalLink className="more" to={addresses.rentList}>
              {t.rent}
            </LocalLink>
            <LocalLink className="more" to={addresses.reportList}>
              {t.report}
            </LocalLink>
          </p>
        </div>
        {party?.title && (
          <div className={`${styles.party} reveal`} data-theme="ink-red">
            <Picture image={party.image} ratio="4/3" sizes="(max-width: 62rem) 90vw, 34rem" />
            <Eyebrow>{eyebrows.party}</Eyebrow>
            <h2>
              <Balanced text={party.title} />
            </h2>
            <p className="lead">
              <Balanced text={party.text} />
            </p>
            <LocalLink className="more" to={addresses.allianceIntro}>
              {t.party}
            </LocalLink>
          </div>
        )}
      </div>
    </section>
  )
}

function Tenders({ notices }: { notices: readonly Tender[] }) {
  const language = useLanguage()
  const t = homeMessages[language]
  return (
    <LinkList
      items={notices.map(({ id, title, categoryName, deadline, daysLeft }) => ({
        to: fill(addresses.purchaseDetail, id),
        title,
        note: [categoryName, deadline && t.deadline.replace('{date}', showMoment(deadline, language))]
          .filter(Boolean)
          .join(' · '),
        ...(daysLeft !== undefined && { mark: <Left days={daysLeft} />, until: deadline }),
      }))}
    />
  )
}

/** Days until a deadline, the last three in the accent. */
function Left({ days }: { days: number }) {
  const t = componentMessages[useLanguage()]
  const [before, after] = (days === 1 ? t.dayLeft : t.daysLeft).split('{n}')
  return (
    <span className={styles.left} data-soon={days <= 3 ? '' : undefined}>
      {before}
      <b>{days}</b>
      {after}
    </span>
  )
}

type CollegeProps = {
  college: { title: string; text: string; image: Image | null } | undefined
  jobs: readonly Vacancy[]
}

/** The college with its picture, and the newest vacancies beside it. */
export function College({ college, jobs }: CollegeProps) {
  const t = homeMessages[useLanguage()]
  return (
    <section className="sec--tight">
      <div className={`wrap ${styles.two}`}>
        {college?.title && (
          <div className="reveal">
            <Picture image={college.image} ratio="16/9" sizes="(max-width: 62rem) 90vw, 46rem" />
            <div className={styles.college}>
              <Eyebrow>{eyebrows.college}</Eyebrow>
              <h2>
                <Balanced text={college.title} />
              </h2>
              <p className="lead">{college.text}</p>
              <p className={styles.links}>
                <LocalLink className="btn btn--p" to={addresses.courseList}>
                  {t.courses}
                </LocalLink>
                <LocalLink className="btn btn--g" to={addresses.studyMap}>
                  {t.studyMap}
                </LocalLink>
              </p>
            </div>
          </div>
        )}
        {jobs.length > 0 && (
          <div>
            <SectionHead
              eyebrow={eyebrows.careers}
              title={t.careers}
              more={t.allJobs}
              to={addresses.jobList}
            />
            <LinkList
              items={jobs.map(({ id, title, department, city, deadline }) => ({
                to: fill(addresses.jobDetail, id),
                title,
                note: [department, city].filter(Boolean).join(' · '),
                until: deadline && endOfDay(deadline),
              }))}
            />
          </div>
        )}
      </div>
    </section>
  )
}

function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="eyebrow" lang="en">
      {children}
    </p>
  )
}
