import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { languageOfPath, languages } from '@shanmen/contract/languages.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { ArticleHead } from '../../../components/article/article.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { ReadAloudButton } from '../../../components/article/read-aloud-button.tsx'
import { detailLoader } from '../../../data/load.ts'
import { itemMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { sizeText } from '../../../lib/file-size.ts'
import { Icon } from '../../../lib/icon.tsx'
import { fillIn, joined } from '../../../messages/components.ts'
import { reportMessages } from '../../../messages/report.ts'
import { DetailPage } from '../../../shell/page.tsx'
import type { Route } from './+types/report-text.ts'
import styles from './report-text.module.css'

// A PDF is read some seconds after it is uploaded, and a scan has no text: the report's own page leads to the PDF.
const load = detailLoader('responsibilityReportText', {
  without: { call: 'responsibilityReportDetail', address: addresses.reportDetail },
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const report = args.loaderData
  const { textDescription } = reportMessages[languageOfPath(args.location.pathname)]
  const description = report && joined(report.title, textDescription)
  return itemMeta(args, 'reportText', report, { description })
}

/** The text of a report's PDF: its contents, then page by page, each of which has an address of its own. */
export default function ReportText({ loaderData: report }: Route.ComponentProps) {
  const language = useLanguage()
  const t = reportMessages[language]
  const { file, headings, texts } = report
  // A language is only marked where it is another one than that of the page.
  const lang = report.language === languages[language].tag ? undefined : report.language
  return (
    <DetailPage title={report.title}>
      <div className={`wrap sec sec--tight ${styles.text}`}>
        <div className={styles.head}>
          <ArticleHead
            title={report.title}
            above={
              <LocalLink to={fill(addresses.reportDetail, report.id)}>
                <b>{fillIn(t.annual, report.year)}</b>
              </LocalLink>
            }
          >
            <span>
              <Icon name="file" />
              <a href={file.url}>PDF · {sizeText(file.size)}</a>
            </span>
            <span>{t.textNote}</span>
          </ArticleHead>
        </div>
        <Contents headings={headings} lang={lang} />
        <article className={styles.pages}>
          <ReadAloudButton />
          {texts.map(({ page, content }) => (
            <section key={page} id={`page-${page}`} aria-label={fillIn(t.pdfPage, page)}>
              <p className={styles.page}>
                <a href={`${file.url}#page=${page}`}>{fillIn(t.pdfPage, page)}</a>
              </p>
              <div lang={lang}>
                <Prose html={content} />
              </div>
            </section>
          ))}
        </article>
      </div>
    </DetailPage>
  )
}

type ContentsProps = Pick<Data<'responsibilityReportText'>, 'headings'> & { lang: string | undefined }

function Contents({ headings, lang }: ContentsProps) {
  const t = reportMessages[useLanguage()]
  if (headings.length === 0) return null
  return (
    <nav className={`${styles.contents} sticky unprinted`} aria-labelledby="contents">
      <h2 id="contents">{t.contents}</h2>
      <ol lang={lang}>
        {headings.map(({ title, level, page }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings can be the same and never move.
          <li key={index} data-level={level > 2 ? level : undefined}>
            <a href={`#page-${page}`}>
              <span>{title}</span>
              <b>{page}</b>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
