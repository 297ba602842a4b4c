import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import { Empty } from '../../components/empty.tsx'
import { FeedLink } from '../../components/feed-link.tsx'
import { NoticeTable } from '../../components/notice-table.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { seo } from '../../data/meta.ts'
import { useLanguage } from '../../language/language.ts'
import { disclosure } from '../../messages/disclosure.ts'
import { pageTitle } from '../../messages/pages.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import type { Route } from './+types/purchase-list.ts'
import { noticesLoader } from './load-notices.ts'
import { loadShelf } from './load-shelf.ts'
import { PurchaseFilters } from './purchase-filters.tsx'
import { Shelf } from './shelf.tsx'

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
  const other = language === 'zh' ? 'en' : 'zh'
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
