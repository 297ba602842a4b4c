import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { PageParts } from '../../../components/article/page-parts.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { Empty } from '../../../components/feedback/placeholders.tsx'
import { loader, loadParts } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { gridOf } from '../../../lib/grid-of.ts'
import { reportMessages } from '../../../messages/report.ts'
import { SectionPage } from '../../../shell/page.tsx'
import { ReportCard } from '../shared/report-card.tsx'
import { ReportCover, ReportFiles } from '../shared/report-files.tsx'
import styles from '../shared/reports.module.css'
import type { Route } from './+types/report-list.ts'

const load = loader(async (args) => {
  const { call, languageId } = args
  const { list } = await call('responsibilityReportList', { languageId })
  const [newest, ...earlier] = list
  const lead = newest && (await call('responsibilityReportDetail', { id: newest.id, languageId }))
  return { lead, earlier, parts: await loadParts(args, 'reportList') }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'reportList', reportMessages, args.loaderData?.lead?.cover)

export default function ReportList({ loaderData: { lead, earlier, parts } }: Route.ComponentProps) {
  const t = reportMessages[useLanguage()]
  return (
    <SectionPage page="reportList">
      <section className="sec sec--tight">
        <div className="wrap">{lead ? <ReportLead report={lead} /> : <Empty />}</div>
      </section>
      {earlier.length > 0 && (
        <TitledSection className="sec sec--silk sec--tight" eyebrow="Archive" title={t.earlier}>
          <div className={`${gridOf(earlier.length)} ${styles.covers}`}>
            {earlier.map((report) => (
              <ReportCard key={report.id} report={report} />
            ))}
          </div>
        </TitledSection>
      )}
      <PageParts parts={parts} />
    </SectionPage>
  )
}

/** The newest report: its cover at full size, what it says, its file. */
function ReportLead({ report }: { report: Data<'responsibilityReportDetail'> }) {
  const t = reportMessages[useLanguage()]
  return (
    <article className={`split split--5-7 ${styles.lead}`}>
      <ReportCover report={report} />
      <div>
        <p className={styles.note}>{t.latestReport}</p>
        <h2>
          <LocalLink to={fill(addresses.reportDetail, report.id)}>{report.title}</LocalLink>
        </h2>
        <Prose html={report.summary} />
        <ReportFiles report={report} />
      </div>
    </article>
  )
}
