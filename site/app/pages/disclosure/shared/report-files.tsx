import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Report } from '@shanmen/contract/types.ts'
import { decorative, Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { sizeText } from '../../../lib/file-size.ts'
import { Icon } from '../../../lib/icon.tsx'
import { componentMessages, fillIn } from '../../../messages/components.ts'
import { reportMessages } from '../../../messages/report.ts'
import reports from './reports.module.css'

/** The large cover of a report with its year. */
export function ReportCover({ report }: { report: Pick<Report, 'cover' | 'year'> }) {
  return (
    <div className={reports.cover}>
      <Picture image={decorative(report.cover)} ratio="3/4" sizes="(max-width: 47rem) 90vw, 32rem" priority />
      <span className={reports.year} aria-hidden="true">
        {report.year}
      </span>
    </div>
  )
}

type ReportFilesProps = { report: Pick<Data<'responsibilityReportDetail'>, 'id' | 'file' | 'readable'> }

/** The PDF of a report: to read as a page of the site if its text could be taken out, to open or to download. Nothing without a file. */
export function ReportFiles({ report: { id, file, readable } }: ReportFilesProps) {
  const language = useLanguage()
  const t = reportMessages[language]
  const { onePage, pages } = componentMessages[language]
  if (!file) return null
  return (
    <div className={reports.files}>
      <p className="row">
        {readable && (
          <LocalLink className="btn btn--p" to={fill(addresses.reportText, id)}>
            <Icon name="book" />
            {t.read}
          </LocalLink>
        )}
        <a className={readable ? 'btn btn--g' : 'btn btn--p'} href={file.url}>
          <Icon name={readable ? 'file' : 'book'} />
          {readable ? t.openPdf : t.read}
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
        {file.pages !== undefined && <span>{fillIn(file.pages === 1 ? onePage : pages, file.pages)}</span>}
      </p>
    </div>
  )
}
