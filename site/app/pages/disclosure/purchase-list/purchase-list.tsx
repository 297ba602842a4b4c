import { addresses } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Notice, Report } from '@shanmen/contract/types.ts'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { Empty } from '../../../components/feedback/placeholders.tsx'
import { FilterBar, yearOptions } from '../../../components/filter/filter-bar.tsx'
import { FilterForm } from '../../../components/filter/filter-form.tsx'
import { FeedLink, Pagination } from '../../../components/list/pagination.tsx'
import { loader, type TypeCount } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import type { ListQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../language/language.ts'
import { gridOf } from '../../../lib/grid-of.ts'
import { componentMessages } from '../../../messages/components.ts'
import { disclosureMessages } from '../../../messages/disclosure.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { SectionPage } from '../../../shell/page.tsx'
import { LeaseCard } from '../shared/lease-card.tsx'
import { noticesLoader } from '../shared/load-notices.ts'
import { ReportCard } from '../shared/report-card.tsx'
import styles from '../shared/reports.module.css'
import type { Route } from './+types/purchase-list.ts'
import { NoticeTable } from './notice-table.tsx'

const loadNotices = noticesLoader('purchase')

async function load(args: Parameters<typeof loadNotices>[0]) {
  const [page, more] = await Promise.all([loadNotices(args), loadMore(args)])
  return { page, more }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'purchaseList', disclosureMessages)

export default function PurchaseList({ loaderData: { page, more } }: Route.ComponentProps) {
  const filtered = Object.keys(page.query).length > 1
  return (
    <SectionPage page="purchaseList">
      <section className="sec sec--tight">
        <div className="wrap">
          <PurchaseFilters page={page} />
          {page.list.length > 0 ? (
            <NoticeTable notices={page.list} />
          ) : (
            <Empty clear={filtered ? addresses.purchaseList : undefined} />
          )}
          <Pagination page={page} />
          <FeedLink />
        </div>
      </section>
      <MoreDisclosure {...more} />
    </SectionPage>
  )
}

const covers = 4
const leases = 3

/** What the procurement page shows of its neighbours. A call that fails leaves its section out. */
const loadMore = loader(async ({ call, languageId }) => {
  const [reports, rents] = await Promise.all([
    call('responsibilityReportList', { languageId }).catch(() => null),
    call('informationDisclosureList', { languageId, type: 'rent', status: 'open', pageSize: leases }).catch(
      () => null,
    ),
  ])
  return { reports: reports?.list.slice(0, covers) ?? [], leases: rents?.list ?? [] }
})

type MoreDisclosureProps = { reports: readonly Report[]; leases: readonly Notice[] }

/** Below the tenders: what else the group discloses. */
function MoreDisclosure({ reports, leases }: MoreDisclosureProps) {
  const language = useLanguage()
  const t = disclosureMessages[language]
  return (
    <>
      {reports.length > 0 && (
        <TitledSection
          className="sec sec--silk sec--tight"
          eyebrow="Reports"
          title={pageTitle(language, 'reportList')}
          more={t.allReports}
          to={addresses.reportList}
        >
          <div className={`${gridOf(reports.length)} ${styles.covers}`}>
            {reports.map((report) => (
              <ReportCard key={report.id} report={report} />
            ))}
          </div>
        </TitledSection>
      )}
      {leases.length > 0 && (
        <TitledSection
          className="sec sec--tight"
          eyebrow="Leasing"
          title={pageTitle(language, 'rentList')}
          more={t.allLeases}
          to={addresses.rentList}
        >
          <div className={gridOf(leases.length)}>
            {leases.map((lease) => (
              <LeaseCard key={lease.id} notice={lease} />
            ))}
          </div>
        </TitledSection>
      )}
    </>
  )
}

type Page = Pick<Data<'informationDisclosureList'>, 'years' | 'statuses'> & {
  types: readonly TypeCount[]
  query: ListQuery
}

/** The tray of keyword, category and year, and the tabs of the stages that a tender goes through. */
function PurchaseFilters({ page }: { page: Page }) {
  const language = useLanguage()
  const t = disclosureMessages[language]
  const { keyword, states } = componentMessages[language]
  // `closed` gathers three of the others and `open` finds soon too, so these are no stages of their own.
  const stages = page.statuses.filter(({ status }) => status !== 'closed' && status !== 'soon')
  return (
    <>
      <FilterForm
        label={t.filter}
        fields={[
          { name: 'keyword', label: keyword, placeholder: t.nameOrNumber },
          {
            name: 'type',
            label: t.category,
            options: [
              { value: '', label: t.allCategories },
              ...page.types.map(({ code, name }) => ({ value: code, label: name })),
            ],
          },
          {
            name: 'year',
            label: t.year,
            options: [{ value: '', label: t.allYears }, ...yearOptions(page)],
          },
        ]}
      />
      <FilterBar
        name="status"
        label={t.stage}
        options={stages.map(({ status, count }) => ({
          label: states.purchase[status],
          value: status,
          count,
        }))}
      >
        <p className="mute">
          <small>{t.byDate}</small>
        </p>
      </FilterBar>
    </>
  )
}
