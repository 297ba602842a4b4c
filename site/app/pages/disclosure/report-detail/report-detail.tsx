import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import type { Report } from '@shanmen/contract/types.ts'
import { ArticleHead } from '../../../components/article/article.tsx'
import { Checksum } from '../../../components/article/checksum.tsx'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { detailLoader, staticLoader } from '../../../data/load.ts'
import { itemMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { gridOf } from '../../../lib/grid-of.ts'
import { fillIn, joined } from '../../../messages/components.ts'
import { reportMessages } from '../../../messages/report.ts'
import { DetailPage } from '../../../shell/page.tsx'
import { ReportCard } from '../shared/report-card.tsx'
import { ReportCover, ReportFiles } from '../shared/report-files.tsx'
import styles from '../shared/reports.module.css'
import type { Route } from './+types/report-detail.ts'

const loadReport = detailLoader('responsibilityReportDetail')
const loadAll = staticLoader('responsibilityReportList')

async function load(args: Parameters<typeof loadReport>[0]) {
  const [report, all] = await Promise.all([loadReport(args), loadAll(args).catch(() => ({ list: [] }))])
  return { report, languages: report.languages, others: all.list.filter(({ id }) => id !== report.id) }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const report = args.loaderData?.report
  const { descriptions } = reportMessages[languageOfPath(args.location.pathname)]
  const description = report && joined(report.title, descriptions.reportList)
  return itemMeta(args, 'reportDetail', report, { description })
}

export default function ReportDetail({ loaderData: { report, others } }: Route.ComponentProps) {
  const t = reportMessages[useLanguage()]
  return (
    <DetailPage title={report.title}>
      <div className="wrap sec sec--tight split split--5-7">
        <div className="sticky">
          <ReportCover report={report} />
        </div>
        <article>
          <ArticleHead title={report.title} above={<b>{fillIn(t.annual, report.year)}</b>} />
          <Prose html={report.summary} />
          <ReportFiles report={report} />
          {report.file && <Checksum file={report.file} />}
          <Neighbours item={report} address={addresses.reportDetail} />
        </article>
      </div>
      <OtherYears reports={others} />
    </DetailPage>
  )
}

/** The reports of the other years as a row of small covers. */
function OtherYears({ reports }: { reports: readonly Report[] }) {
  const t = reportMessages[useLanguage()]
  if (reports.length === 0) return null
  return (
    <TitledSection className="sec sec--silk sec--tight unprinted" title={t.otherYears}>
      <div className={`${gridOf(reports.length)} ${styles.covers}`}>
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </div>
    </TitledSection>
  )
}
