import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { ArticleHead } from '../../components/article/article.tsx'
import { LinkList } from '../../components/list/link-list.tsx'
import { staticLoader } from '../../data/load.ts'
import { pageMeta } from '../../data/meta.ts'
import { useLanguage } from '../../language/language.ts'
import { pageTitle } from '../../messages/pages.ts'
import { siteMessages } from '../../messages/site.ts'
import { DetailPage } from '../../shell/page.tsx'
import type { Route } from './+types/statement-list.ts'

const load = staticLoader('statementList', ({ list }) => list.length)

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'statementList', siteMessages)

/** The statements of the site, as rows. The menu does not have this page, so it has no picture and no tabs. */
export default function StatementList({ loaderData }: Route.ComponentProps) {
  const title = pageTitle(useLanguage(), 'statementList')
  return (
    <DetailPage title={title}>
      <div className="wrap sec sec--tight">
        <ArticleHead title={title} />
        <LinkList
          items={loaderData.list.map(({ id, title, summary }) => ({
            to: fill(addresses.statementDetail, id),
            title,
            note: summary,
          }))}
        />
      </div>
    </DetailPage>
  )
}
