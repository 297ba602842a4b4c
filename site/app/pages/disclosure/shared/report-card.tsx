import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Report } from '@shanmen/contract/types.ts'
import card from '../../../components/card/card.module.css'
import { Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { sizeText } from '../../../lib/file-size.ts'
import { Icon } from '../../../lib/icon.tsx'
import { componentMessages, fillIn, joined } from '../../../messages/components.ts'
import styles from './report-card.module.css'

/** A responsibility report: its cover with the year on it, title, and how long the PDF is. */
export function ReportCard({ report }: { report: Report }) {
  const t = componentMessages[useLanguage()]
  return (
    <article className={`${card.card} ${styles.report} reveal`}>
      <div className={card.card}>
        <Picture image={report.cover} ratio="3/4" sizes="(max-width: 47rem) 45vw, 20rem" />
        <span className={styles.year} aria-hidden="true">
          {report.year}
        </span>
      </div>
      <div className={card.body}>
        <h3>
          <LocalLink to={fill(addresses.reportDetail, report.id)}>{report.title}</LocalLink>
        </h3>
        {report.size !== undefined && (
          <p className="meta">
            <span>
              <Icon name="file" />
              {joined(
                'PDF',
                report.pages
                  ? fillIn(report.pages === 1 ? t.onePage : t.pages, report.pages)
                  : sizeText(report.size),
              )}
            </span>
          </p>
        )}
      </div>
    </article>
  )
}
