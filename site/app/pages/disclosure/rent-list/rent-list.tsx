import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Notice } from '@shanmen/contract/types.ts'
import { Facts } from '../../../components/article/panel.tsx'
import { Empty } from '../../../components/feedback/placeholders.tsx'
import { Status } from '../../../components/feedback/status.tsx'
import { FilterBar, typeOptions } from '../../../components/filter/filter-bar.tsx'
import { KeywordField } from '../../../components/filter/filter-form.tsx'
import { FeedLink, Pagination } from '../../../components/list/pagination.tsx'
import { Picture } from '../../../components/media/picture.tsx'
import type { TypeCount } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { combinesFilters, type ListQuery, writeQuery } from '../../../data/query.ts'
import { useLanguage, usePath } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { showMoment } from '../../../lib/dates.ts'
import { gridOf } from '../../../lib/grid-of.ts'
import { useSearch } from '../../../lib/use-search.ts'
import { disclosureMessages } from '../../../messages/disclosure.ts'
import { SectionPage } from '../../../shell/page.tsx'
import { LeaseCard } from '../shared/lease-card.tsx'
import { LeaseMap } from '../shared/lease-places.tsx'
import { noticesLoader } from '../shared/load-notices.ts'
import type { Route } from './+types/rent-list.ts'
import styles from './rent-list.module.css'

// The leading premises and one row of three.
const load = noticesLoader('rent')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'rentList', disclosureMessages, args.loaderData?.list[0]?.cover)

export default function RentList({ loaderData: page }: Route.ComponentProps) {
  const { list, query } = page
  const t = disclosureMessages[useLanguage()]
  const filtered = Object.keys(query).length > 1
  // Only the newest premises of all lead the page; in a filtered list they would be one among equals.
  const lead = !filtered && query.page === 1 ? list[0] : undefined
  const rest = lead ? list.slice(1) : list
  return (
    <SectionPage page="rentList">
      <section className="sec sec--tight">
        <div className="wrap">
          <RentFilters page={page} />
          {lead ? <LeaseLead notice={lead} /> : list.length > 0 && <h2 className="vh">{t.premises}</h2>}
          {list.length > 0 ? (
            <div className={`${gridOf(rest.length)} ${styles.cards}`}>
              {rest.map((notice) => (
                <LeaseCard key={notice.id} notice={notice} />
              ))}
            </div>
          ) : (
            <Empty clear={filtered ? addresses.rentList : undefined} />
          )}
          <Pagination page={page} />
          <FeedLink />
        </div>
      </section>
      <LeaseMap notices={list} />
    </SectionPage>
  )
}

/** The first premises of the list: a large picture and the main facts. */
function LeaseLead({ notice }: { notice: Notice }) {
  const language = useLanguage()
  const t = disclosureMessages[language]
  return (
    <article
      className={`split split--7-5 ${styles.lead}`}
      data-until={notice.daysLeft === undefined ? undefined : notice.deadline}
    >
      <Picture image={notice.cover} ratio="3/2" sizes="(max-width: 62rem) 90vw, 46rem" priority />
      <div>
        <p className="row">
          {notice.categoryName && <span className="tag">{notice.categoryName}</span>}
          <Status of="rent" is={notice.status} />
        </p>
        <h2>
          <LocalLink to={fill(addresses.rentDetail, notice.id)}>{notice.title}</LocalLink>
        </h2>
        <Facts
          rows={[
            [t.size, notice.area],
            [t.terms, notice.terms],
            [t.place, notice.place],
            [t.deadline, notice.deadline && showMoment(notice.deadline, language)],
          ]}
        />
        {/* The title is the link; this only has the look of one. */}
        <span className="more" aria-hidden="true">
          {t.details}
        </span>
      </div>
    </article>
  )
}

type Page = Pick<Data<'informationDisclosureList'>, 'statuses'> & {
  types: readonly TypeCount[]
  query: ListQuery
}

/** Kinds of premises as tabs, the switch to those still available, and the keyword field. */
function RentFilters({ page }: { page: Page }) {
  const t = disclosureMessages[useLanguage()]
  const search = useSearch()
  const path = usePath()
  const only = page.query.status === 'open'
  const open = page.statuses.find(({ status }) => status === 'open')
  const query = writeQuery(search, { status: only ? '' : 'open' })
  return (
    <FilterBar name="type" label={t.kindOfPremises} options={typeOptions(page)}>
      <div className={styles.right}>
        <LocalLink
          className={styles.only}
          to={path + query}
          rel={combinesFilters(query) ? 'nofollow' : undefined}
          aria-current={only ? 'true' : undefined}
          preventScrollReset
        >
          {t.onlyOpen}
          {open && <sup>{open.count}</sup>}
        </LocalLink>
        <KeywordField label={t.searchPremises} />
      </div>
    </FilterBar>
  )
}
