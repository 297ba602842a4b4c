import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import { ArticleHead } from '../../../components/article/article-head.tsx'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { detailLoader, staticLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { fillIn } from '../../../messages/components.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { DetailFrame } from '../../../shell/detail-frame.tsx'
import { ReportCover } from '../shared/report-cover.tsx'
import { ReportFiles } from '../shared/report-files.tsx'
import type { Route } from './+types/report-detail.ts'
import { OtherYears } from './other-years.tsx'

const loadReport = detailLoader('responsibilityReportDetail')
const loadAll = staticLoader('responsibilityReportList')

async function load(args: Parameters<typeof loadReport>[0]) {
  const [report, all] = await Promise.all([loadReport(args), loadAll(args).catch(() => ({ list: [] }))])
  return { report, languages: report.languages, others: all.list.filter(({ id }) => id !== report.id) }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const report = args.loaderData?.report
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'reportDetail', report?.title),
    description: report && `${report.title} · ${disclosure[language].reportNote}`,
    image: report?.cover,
    languages: report?.languages,
    type: 'article',
  })
}

export default function ReportDetail({ loaderData: { report, others } }: Route.ComponentProps) {
  const words = disclosure[useLanguage()]
  return (
    <DetailFrame title={report.title}>
      <div className="wrap sec sec--tight split split--5-7">
        <div className="sticky">
          <ReportCover report={report} />
        </div>
        <article>
          <ArticleHead title={report.title} above={<b>{fillIn(words.annual, report.year)}</b>} />
          <Prose html={report.summary} />
          <ReportFiles file={report.file} />
          <Neighbours item={report} address={addresses.reportDetail} />
        </article>
      </div>
      <OtherYears reports={others} />
    </DetailFrame>
  )
}
