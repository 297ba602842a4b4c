import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { disclosure } from '../../../messages/disclosure.ts'
import { ReportCover } from '../shared/report-cover.tsx'
import { ReportFiles } from '../shared/report-files.tsx'
import styles from './report-lead.module.css'

/** The newest report: its cover at full size, what it says, its file. */
export function ReportLead({ report }: { report: Data<'responsibilityReportDetail'> }) {
  const words = disclosure[useLanguage()]
  return (
    <article className={`split split--5-7 ${styles.lead}`}>
      <ReportCover report={report} />
      <div>
        <p className={styles.note}>{words.latestReport}</p>
        <h2>
          <LocalLink to={fill(addresses.reportDetail, report.id)}>{report.title}</LocalLink>
        </h2>
        <Prose html={report.summary} />
        <ReportFiles file={report.file} />
      </div>
    </article>
  )
}
