import type { Report } from '@shanmen/contract/types.ts'
import { decorative, Picture } from '../../../components/media/picture.tsx'
import styles from './report-cover.module.css'

/** The large cover of a report with its year, as it lies on the table. */
export function ReportCover({ report }: { report: Pick<Report, 'cover' | 'year'> }) {
  return (
    <div className={styles.cover}>
      <Picture image={decorative(report.cover)} ratio="3/4" sizes="(max-width: 62rem) 90vw, 32rem" priority />
      <span className={styles.year} aria-hidden="true">
        {report.year}
      </span>
    </div>
  )
}
