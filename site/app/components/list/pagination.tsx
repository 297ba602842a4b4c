import { addresses, sections } from '@shanmen/contract/addresses.ts'
import {
  calendarOfPath,
  calendarPath,
  calendarType,
  feedFormats,
  feedOfPath,
  feedPath,
} from '@shanmen/contract/feeds.ts'
import { pathIn } from '@shanmen/contract/languages.ts'
import type { ReactNode } from 'react'
import { useGlobal } from '../../data/global.ts'
import { writeQuery } from '../../data/query.ts'
import { useLanguage, usePath } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Icon } from '../../lib/icon.tsx'
import { useSearch } from '../../lib/use-search.ts'
import { componentMessages, fillIn } from '../../messages/components.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  page: { pageNum: number; pages: number }
  /** Where on the page the list is, with its `#`, if it is not the beginning. */
  hash?: string
}

/** Links to the pages of a list; they keep the filters, and another page is announced. Nothing for a list of one page. */
export function Pagination({ page, hash = '' }: PaginationProps) {
  const t = componentMessages[useLanguage()]
  const { pageNum, pages } = page
  if (pages < 2) return null
  const steps = pageWindow(pageNum, pages)
  return (
    <>
      <p className="vh" role="status">
        {fillIn(t.pageOf, pageNum).replace('{all}', String(pages))}
      </p>
      <nav
        className={`${styles.pages} unprinted`}
        aria-label={t.pagination}
        data-long={steps.length > 5 ? '' : undefined}
      >
        <Step to={pageNum - 1} last={pages} hash={hash} label={t.previousPage} rel="prev">
          <Icon name="left" />
        </Step>
        {steps.map((step, index) =>
          step === 'gap' ? (
            <span key={index === 1 ? 'before' : 'after'}>…</span>
          ) : (
            <Step
              key={step}
              to={step}
              last={pages}
              hash={hash}
              label={fillIn(t.page, step)}
              current={step === pageNum}
            >
              {step}
            </Step>
          ),
        )}
        <Step to={pageNum + 1} last={pages} hash={hash} label={t.nextPage} rel="next">
          <Icon name="right" />
        </Step>
      </nav>
    </>
  )
}

type StepProps = {
  to: number
  last: number
  hash: string
  label: string
  current?: boolean
  rel?: 'prev' | 'next'
  children: ReactNode
}

function Step({ to, last, hash, label, current, rel, children }: StepProps) {
  const search = useSearch()
  const path = usePath()
  if (to < 1 || to > last)
    return (
      <span className={styles.off} aria-hidden="true">
        {children}
      </span>
    )
  return (
    <LocalLink
      to={path + writeQuery(search, { page: to }) + hash}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      rel={rel}
    >
      {children}
    </LocalLink>
  )
}

type PageStep = number | 'gap'

/**
 * The page numbers to offer: the first, the last, the current one and its neighbours, `gap` for what is left out.
 * A gap never replaces a single page: 1 2 3 … 12, 1 … 5 6 7 … 12.
 */
export function pageWindow(current: number, pages: number): PageStep[] {
  const from = Math.max(1, Math.min(current - 1, pages - 2))
  const to = Math.min(pages, Math.max(current + 1, 3))
  const steps: PageStep[] = []
  if (from > 1) steps.push(1)
  if (from === 3) steps.push(2)
  if (from > 3) steps.push('gap')
  for (let page = from; page <= to; page++) steps.push(page)
  if (to < pages - 2) steps.push('gap')
  if (to === pages - 2) steps.push(pages - 1)
  if (to < pages) steps.push(pages)
  return steps
}

/**
 * Below a list, in the manner of the links to its pages: the feed of its section, and its calendar if it has one. `onlyCalendar`
 * where the feed has much else too.
 */
export function FeedLink({ onlyCalendar = false }) {
  const language = useLanguage()
  const t = componentMessages[language]
  const path = usePath()
  const name = feedOfPath(path)
  const calendar = calendarOfPath(path)
  const section = useGlobal()?.menu.find((item) => name && item.path === sections[name])
  if (!name || !section) return null
  return (
    <p className={`${styles.pages} unprinted`}>
      {!onlyCalendar && (
        <a href={pathIn(language, feedPath(name, 'rss'))} type={feedFormats.rss.type}>
          {fillIn(t.subscribe, section.title)}
        </a>
      )}
      {calendar && (
        <a href={pathIn(language, calendarPath(calendar))} type={calendarType}>
          {t.subscribeCalendar}
        </a>
      )}
      <LocalLink to={`${addresses.siteMap}#subscriptions`}>{t.howToSubscribe}</LocalLink>
    </p>
  )
}
