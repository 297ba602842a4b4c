import type { Data } from '@shanmen/contract/schemas.ts'
import { useLanguage } from '../../../language/language.ts'
import { sizeText } from '../../../lib/file-size.ts'
import { Icon } from '../../../lib/icon.tsx'
import { fillIn, parts } from '../../../messages/components.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import styles from './report-files.module.css'

/** The PDF of a report: read in the browser's own viewer, or kept. Nothing without a file. */
export function ReportFiles({ file }: Pick<Data<'responsibilityReportDetail'>, 'file'>) {
  const language = useLanguage()
  const words = disclosure[language]
  if (!file) return null
  return (
    <div className={styles.files}>
      <p className="row">
        <a className="btn btn--p" href={file.url}>
          <Icon name="book" />
          {words.read}
        </a>
        <a className="btn btn--g" href={file.url} download={file.name}>
          <Icon name="download" />
          {words.download}
        </a>
      </p>
      <p className="meta">
        <span>
          <Icon name="file" />
          PDF · {sizeText(file.size)}
        </span>
        {file.pages !== undefined && <span>{fillIn(parts[language].pages, file.pages)}</span>}
      </p>
    </div>
  )
}
