import type { Report } from '@shanmen/contract/types.ts'
import { ReportCard } from '../../components/report-card.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { useLanguage } from '../../language/language.ts'
import { disclosure } from '../../messages/disclosure.ts'
import styles from './shelf.module.css'

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
