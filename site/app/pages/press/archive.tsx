import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { languages } from '@shanmen/contract/languages.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { TitledSection } from '../../components/article/section-head.tsx'
import { Empty } from '../../components/feedback/placeholders.tsx'
import { DatedList } from '../../components/list/dated-list.tsx'
import { FeedLink, Pagination } from '../../components/list/pagination.tsx'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { showMonth, showWholeMonth } from '../../lib/dates.ts'
import { fillIn } from '../../messages/components.ts'
import { pressMessages } from '../../messages/press.ts'
import styles from './press.module.css'

type Props = Pick<Data<'press'>, 'months'> & {
  /** The page's path without language. */
  path: string
  /** The month whose news is shown: `2026-11`. */
  month: string | undefined
  news: Data<'informationList'> | undefined
}

const detailPages = {
  group: 'newsGroupDetail',
  media: 'newsMediaDetail',
  activity: 'newsActivityDetail',
} as const

/** Every month with news as a link with its number, by year; below, the news of the chosen one. */
export function Archive({ path, months, month, news }: Props) {
  const language = useLanguage()
  const t = pressMessages[language]
  if (months.length === 0) return null
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))]
  return (
    <TitledSection className="sec sec--silk sec--tight" id="archive" eyebrow="Archive" title={t.archive}>
      <p className={styles.archiveText}>{t.archiveText}</p>
      <dl className={styles.years}>
        {years.map((year) => (
          <div key={year}>
            <dt>{fillIn(t.year, year)}</dt>
            {months
              .filter(({ month }) => month.startsWith(year))
              .map(({ month: each, count }) => (
                <dd key={each}>
                  <LocalLink
                    to={`${path}?month=${each}#archive`}
                    aria-current={each === month ? 'true' : undefined}
                  >
                    {languages[language].isCjk
                      ? fillIn(t.month, Number(each.slice(5)))
                      : showMonth(`${each}-01`, language).slice(0, 3)}
                    <sup>{count}</sup>
                  </LocalLink>
                </dd>
              ))}
          </div>
        ))}
      </dl>
      {month && news && (
        <section aria-labelledby="month">
          <h3 id="month" className={styles.month}>
            {fillIn(t.newsOf, showWholeMonth(`${month}-01`, language))}
          </h3>
          {news.list.length > 0 ? (
            <DatedList
              items={news.list}
              toItem={(item) => fill(addresses[detailPages[item.type]], item.id)}
            />
          ) : (
            <Empty />
          )}
          <Pagination page={news} hash="#archive" />
        </section>
      )}
      <FeedLink />
    </TitledSection>
  )
}
