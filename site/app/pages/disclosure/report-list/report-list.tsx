import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { loader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { PageFrame } from '../../../shell/page-frame.tsx'
import { ReportCard } from '../shared/report-card.tsx'
import styles from '../shared/report-covers.module.css'
import type { Route } from './+types/report-list.ts'
import { ReportLead } from './report-lead.tsx'

const load = loader(async ({ call, languageId }) => {
  const { list } = await call('responsibilityReportList', { languageId })
  const [newest, ...earlier] = list
  const lead = newest && (await call('responsibilityReportDetail', { id: newest.id, languageId }))
  return { lead, earlier }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'reportList'),
    description: disclosure[language].reportNote,
    image: args.loaderData?.lead?.cover,
  })
}

export default function ReportList({ loaderData: { lead, earlier } }: Route.ComponentProps) {
  const language = useLanguage()
  const other = subtitleLanguage(language)
  const words = disclosure[language]
  return (
    <PageFrame title={pageTitle(language, 'reportList')} subtitle={pageTitle(other, 'reportList')}>
      <section className="sec sec--tight">
        <div className="wrap">{lead ? <ReportLead report={lead} /> : <Empty />}</div>
      </section>
      {earlier.length > 0 && (
        <section className="sec sec--silk sec--tight">
          <div className="wrap">
            <SectionHead eyebrow="Archive" title={words.earlier} />
            <div className={`grid ${styles.covers}`}>
              {earlier.map((report) => (
                <ReportCard key={report.id} report={report} />
              ))}
            </div>
          </div>
        </section>
      )}
    </PageFrame>
  )
}
