import { languageOfPath } from '@shanmen/contract/languages.ts'
import { loader } from '../../data/load.ts'
import { seo } from '../../data/meta.ts'
import { PageFrame } from '../../frame/page-frame.tsx'
import { useLanguage } from '../../language/language.ts'
import { Empty } from '../../parts/empty.tsx'
import { ReportCard } from '../../parts/report-card.tsx'
import { SectionHead } from '../../parts/section-head.tsx'
import { disclosure } from '../../words/disclosure.ts'
import { pageTitle } from '../../words/pages.ts'
import type { Route } from './+types/report-list.ts'
import { ReportLead } from './report-lead.tsx'
import styles from './shelf.module.css'

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
  const other = language === 'zh' ? 'en' : 'zh'
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
