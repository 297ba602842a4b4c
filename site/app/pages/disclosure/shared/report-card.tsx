import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Report } from '@shanmen/contract/types.ts'
import styles from '../../../components/card/card.module.css'
import { decorative, Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { sizeText } from '../../../lib/file-size.ts'
import { Icon } from '../../../lib/icon.tsx'
import { componentMessages, fillIn } from '../../../messages/components.ts'
import { reportMessages } from '../../../messages/report.ts'
import reports from './reports.module.css'

/** A responsibility report: its cover with the year on it, title, size and pages of the PDF. */
export function ReportCard({ report }: { report: Report }) {
  const t = componentMessages[useLanguage()]
  return (
    <article className={`${styles.card} ${styles.report} reveal`}>
      <div className={styles.card}>
        <Picture image={report.cover} ratio="3/4" sizes="(max-width: 47rem) 45vw, 20rem" />
        <span className={styles.year} aria-hidden="true">
          {report.year}
        </span>
      </div>
      <div className={styles.body}>
        <h3>
          <LocalLink to={fill(addresses.reportDetail, report.id)}>{report.title}</LocalLink>
        </h3>
        {report.size !== undefined && (
          <p className="meta">
            <span>
              <Icon name="file" />
              PDF · {sizeText(report.size)}
            </span>
            {report.pages !== undefined && <span>{fillIn(t.pages, report.pages)}</span>}
          </p>
        )}
      </div>
    </article>
  )
}

/** The large cover of a report with its year. */
export function ReportCover({ report }: { report: Pick<Report, 'cover' | 'year'> }) {
  return (
    <div className={reports.cover}>
      <Picture image={decorative(report.cover)} ratio="3/4" sizes="(max-width: 62rem) 90vw, 32rem" priority />
      <span className={reports.year} aria-hidden="true">
        {report.year}
      </span>
    </div>
  )
}

/** The PDF of a report: to read in the browser or to download. Nothing without a file. */
export function ReportFiles({ file }: Pick<Data<'responsibilityReportDetail'>, 'file'>) {
  const language = useLanguage()
  const t = reportMessages[language]
  if (!file) return null
  return (
    <div className={reports.files}>
      <p className="row">
        <a className="btn btn--p" href={file.url}>
          <Icon name="book" />
          {t.read}
        </a>
        <a className="btn btn--g" href={file.url} download={file.name}>
          <Icon name="download" />
          {t.download}
        </a>
      </p>
      <p className="meta">
        <span>
          <Icon name="file" />
          PDF · {sizeText(file.size)}
        </span>
        {file.pages !== undefined && <span>{fillIn(componentMessages[language].pages, file.pages)}</span>}
      </p>
    </div>
  )
}
