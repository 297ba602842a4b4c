import type { ReactNode } from 'react'
import { usePath } from '../../language/language.ts'
import { Empty } from '../feedback/placeholders.tsx'
import { FeedLink, Pagination } from './pagination.tsx'

type Props = {
  page: { list: readonly unknown[]; pageNum: number; pages: number }
  /** Hidden heading of the list and its id. */
  id: string
  title: string
  filters: ReactNode
  /** Below the list a link to the feed of its section. */
  feed?: boolean
  /** The items; left out when there are none. */
  children: ReactNode
}

/** The list of a page: filters, items or what to do without any, links to its other pages. */
export function ListSection({ page, id, title, filters, feed = false, children }: Props) {
  const path = usePath()
  return (
    <section className="sec sec--tight" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="vh">
          {title}
        </h2>
        {filters}
        {page.list.length > 0 ? children : <Empty clear={path} />}
        <Pagination page={page} />
        {feed && <FeedLink />}
      </div>
    </section>
  )
}
