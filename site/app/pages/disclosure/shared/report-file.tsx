import type { Data } from '@shanmen/contract/schemas.ts'
import type { Report } from '@shanmen/contract/types.ts'
import { decorative, Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { sizeText } from '../../../lib/file-size.ts'
import { Icon } from '../../../lib/icon.tsx'
import { componentMessages, fillIn } from '../../../messages/components.ts'
import { disclosureMessages } from '../../../messages/disclosure.ts'
import styles from './reports.module.css'

/** The large cover of a report with its year. */
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

/** The PDF of a report: to read in the browser or to download. Nothing without a file. */
export function ReportFiles({ file }: Pick<Data<'responsibilityReportDetail'>, 'file'>) {
  const language = useLanguage()
  const t = disclosureMessages[language]
  if (!file) return null
  return (
    <div className={styles.files}>
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
