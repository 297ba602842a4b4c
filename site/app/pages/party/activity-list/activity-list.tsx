import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { Empty } from '../../../components/feedback/placeholders.tsx'
import { FilterBar, yearOptions } from '../../../components/filter/filter-bar.tsx'
import { KeywordField } from '../../../components/filter/filter-form.tsx'
import { FeedLink, Pagination } from '../../../components/list/pagination.tsx'
import { Picture } from '../../../components/media/picture.tsx'
import { listLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage, usePath } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { Time } from '../../../lib/time.tsx'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/activity-list.ts'
import styles from './activity-list.module.css'
import { Calendar } from './calendar.tsx'

type Activity = Data<'groupActivitiesList'>['list'][number]

const load = listLoader('groupActivitiesList', { fixed: () => ({ type: 'activity', pageSize: 6 }) })

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'activityList', partyMessages)

const addressOf = ({ id }: Activity) => fill(addresses.activityDetail, id)

/** The month with the latest activity beside it, then what was done. A filter or a later page is about the list alone. */
export default function ActivityList({ loaderData: page }: Route.ComponentProps) {
  const t = partyMessages[useLanguage()]
  const path = usePath()
  const [latest] = page.list
  const isWhole = page.pageNum === 1 && !page.query.year && !page.query.keyword
  return (
    <SectionPage page="activityList" plain>
      {isWhole && page.calendar && (
        <div className={`wrap ${styles.first}`}>
          <div className={styles.month}>
            <Calendar calendar={page.calendar} />
            {latest && <Lead activity={latest} />}
          </div>
        </div>
      )}
      <section className={`wrap ${styles.done}`} aria-labelledby="latest">
        <h2 id="latest">{t.done}</h2>
        <FilterBar name="year" label={t.years} options={yearOptions(page)}>
          <KeywordField label={t.keyword} />
        </FilterBar>
        {page.list.length > 0 ? (
          <ul className={styles.list}>
            {page.list.map((activity) => (
              <li key={activity.id}>
                <Time value={activity.publishedAt} />
                <LocalLink to={addressOf(activity)}>{activity.title}</LocalLink>
                {activity.activityKind && (
                  <span className="tag">{t.calendar.kinds[activity.activityKind]}</span>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <Empty clear={path} />
        )}
        <Pagination page={page} />
        <FeedLink />
      </section>
    </SectionPage>
  )
}

/** The latest activity with its picture in ink, sealed with its kind. */
function Lead({ activity }: { activity: Activity }) {
  const t = partyMessages[useLanguage()]
  return (
    <article className={styles.lead}>
      <div className={styles.sealed} data-ink="">
        <Picture image={activity.cover} ratio="4/5" sizes="(max-width: 62rem) 90vw, 19rem" />
        {activity.activityKind && (
          <span className={styles.seal}>{t.calendar.kinds[activity.activityKind]}</span>
        )}
      </div>
      <p className="meta">
        <Time value={activity.publishedAt} />
      </p>
      <h2>
        <LocalLink to={addressOf(activity)}>{activity.title}</LocalLink>
      </h2>
      <p>{activity.summary}</p>
    </article>
  )
}
