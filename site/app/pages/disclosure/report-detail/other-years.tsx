import type { Report } from '@shanmen/contract/types.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { useLanguage } from '../../../language/language.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import { ReportCard } from '../shared/report-card.tsx'
import styles from '../shared/report-covers.module.css'

/** The reports of the other years as a row of small covers. */
export function OtherYears({ reports }: { reports: readonly Report[] }) {
  const words = disclosure[useLanguage()]
  if (reports.length === 0) return null
  return (
    <section className="sec sec--silk sec--tight unprinted">
      <div className="wrap">
        <SectionHead title={words.otherYears} />
        <div className={`grid ${styles.covers}`}>
          {reports.map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
        </div>
      </div>
    </section>
  )
}
