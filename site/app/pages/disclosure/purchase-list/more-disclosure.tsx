import { addresses } from '@shanmen/contract/addresses.ts'
import type { Notice, Report } from '@shanmen/contract/types.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { useLanguage } from '../../../language/language.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import { LeaseCard } from '../shared/lease-card.tsx'
import { ReportCard } from '../shared/report-card.tsx'
import styles from '../shared/report-covers.module.css'

type Props = { reports: readonly Report[]; leases: readonly Notice[] }

/** Below the tenders: what else the group discloses. */
export function Shelf({ reports, leases }: Props) {
  const words = disclosure[useLanguage()]
  return (
    <>
      {reports.length > 0 && (
        <section className="sec sec--silk sec--tight">
          <div className="wrap">
            <SectionHead
              eyebrow="Reports"
              title={words.reports}
              more={{ to: addresses.reportList, label: words.allReports }}
            />
            <div className={`grid ${styles.covers}`}>
              {reports.map((report) => (
                <ReportCard key={report.id} report={report} />
              ))}
            </div>
          </div>
        </section>
      )}
      {leases.length > 0 && (
        <section className="sec sec--tight">
          <div className="wrap">
            <SectionHead
              eyebrow="Leasing"
              title={words.leasing}
              more={{ to: addresses.rentList, label: words.allLeases }}
            />
            <div className="grid">
              {leases.map((lease) => (
                <LeaseCard key={lease.id} notice={lease} />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  )
}
