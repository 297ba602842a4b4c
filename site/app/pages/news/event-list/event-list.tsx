import { addresses } from '@shanmen/contract/addresses.ts'
import type { Event } from '@shanmen/contract/types.ts'
import { Empty } from '../../../components/feedback/placeholders.tsx'
import { FilterBar } from '../../../components/filter/filter-bar.tsx'
import { KeywordField } from '../../../components/filter/filter-form.tsx'
import { FeedLink, Pagination } from '../../../components/list/pagination.tsx'
import { listLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { eventMessages } from '../../../messages/event.ts'
import { SectionPage } from '../../../shell/page.tsx'
import { EventRow } from '../shared/event-row.tsx'
import type { Route } from './+types/event-list.ts'
import styles from './event-list.module.css'

// The page offers no types: one in the address changes nothing.
const load = listLoader('eventList', { fixed: () => ({ type: undefined }) })

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'eventList', eventMessages)

/** Events in two groups: those to come by their beginning, then past ones. */
export default function EventList({ loaderData: page }: Route.ComponentProps) {
  const t = eventMessages[useLanguage()]
  const isFiltered = Object.keys(page.query).length > 1
  return (
    <SectionPage page="eventList" plain>
      <div className="wrap sec sec--tight">
        <FilterBar
          name="status"
          label={t.filter}
          options={page.statuses.map(({ status, count }) => ({
            label: t.groups[status],
            value: status,
            count,
          }))}
        >
          <KeywordField label={t.keyword} />
        </FilterBar>
        {page.list.length === 0 && <Empty clear={isFiltered ? addresses.eventList : undefined} />}
        <Group is="upcoming" events={page.list.filter(({ status }) => status !== 'past')} />
        <Group is="past" events={page.list.filter(({ status }) => status === 'past')} />
        <Pagination page={page} />
        <FeedLink />
      </div>
    </SectionPage>
  )
}

function Group({ is, events }: { is: 'upcoming' | 'past'; events: readonly Event[] }) {
  const t = eventMessages[useLanguage()]
  if (events.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={is}>
      <h2 id={is}>{t.groups[is]}</h2>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </section>
  )
}
