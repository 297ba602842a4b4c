import type { ReactNode } from 'react'
import { writeQuery } from '../../data/query.ts'
import { useLanguage, usePath } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Icon } from '../../lib/icon.tsx'
import { useSearch } from '../../lib/use-search.ts'
import { fillIn, parts } from '../../messages/components.ts'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

/** Links to the pages of a list; they keep the filters, and another page is announced. Nothing for a list of one page. */
export function Pagination({ page }: { page: { pageNum: number; pages: number } }) {
  const words = parts[useLanguage()]
  const { pageNum, pages } = page
  if (pages < 2) return null
  const steps = pageWindow(pageNum, pages)
  return (
    <>
      <p className="vh" role="status">
        {fillIn(words.pageOf, pageNum).replace('{all}', String(pages))}
      </p>
      <nav
        className={`${styles.pages} unprinted`}
        aria-label={words.pagination}
        data-long={steps.length > 5 ? '' : undefined}
      >
        <Step to={pageNum - 1} last={pages} label={words.previousPage} rel="prev">
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
              label={fillIn(words.page, step)}
              current={step === pageNum}
            >
              {step}
            </Step>
          ),
        )}
        <Step to={pageNum + 1} last={pages} label={words.nextPage} rel="next">
          <Icon name="right" />
        </Step>
      </nav>
    </>
  )
}

type StepProps = {
  to: number
  last: number
  label: string
  current?: boolean
  rel?: 'prev' | 'next'
  children: ReactNode
}

function Step({ to, last, label, current, rel, children }: StepProps) {
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
      to={path + writeQuery(search, { page: to })}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      rel={rel}
    >
      {children}
    </LocalLink>
  )
}
