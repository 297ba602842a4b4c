import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { Empty } from '../../../components/feedback/empty.tsx'
import { FeedLink } from '../../../components/list/feed-link.tsx'
import { Pagination } from '../../../components/list/pagination.tsx'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { PageFrame } from '../../../shell/page-frame.tsx'
import { noticesLoader } from '../shared/load-notices.ts'
import type { Route } from './+types/purchase-list.ts'
import { loadShelf } from './load-more.ts'
import { Shelf } from './more-disclosure.tsx'
import { NoticeTable } from './notice-table.tsx'
import { PurchaseFilters } from './purchase-filters.tsx'

const loadNotices = noticesLoader('purchase', 10)

async function load(args: Parameters<typeof loadNotices>[0]) {
  const [page, shelf] = await Promise.all([loadNotices(args), loadShelf(args)])
  return { page, shelf }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'purchaseList'),
    description: disclosure[language].purchaseNote,
  })
}

export default function PurchaseList({ loaderData: { page, shelf } }: Route.ComponentProps) {
  const language = useLanguage()
  const other = subtitleLanguage(language)
  const filtered = Object.keys(page.query).length > 1
  return (
    <PageFrame title={pageTitle(language, 'purchaseList')} subtitle={pageTitle(other, 'purchaseList')}>
      <section className="sec sec--tight">
        <div className="wrap">
          <PurchaseFilters page={page} />
          {page.list.length > 0 ? (
            <NoticeTable notices={page.list} />
          ) : (
            <Empty clear={filtered ? addresses.purchaseList : undefined} />
          )}
          <Pagination page={page} />
          <FeedLink />
        </div>
      </section>
      <Shelf {...shelf} />
    </PageFrame>
  )
}
