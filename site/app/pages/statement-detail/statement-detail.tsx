import { addresses } from '@shanmen/contract/addresses.ts'
import { ArticleBody, ArticleHead } from '../../components/article/article.tsx'
import { ArticleRail } from '../../components/article/article-tools.tsx'
import { Neighbours } from '../../components/article/neighbours.tsx'
import { detailLoader } from '../../data/load.ts'
import { itemMeta } from '../../data/meta.ts'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Icon } from '../../lib/icon.tsx'
import { Time } from '../../lib/time.tsx'
import { pageTitle } from '../../messages/pages.ts'
import { siteMessages } from '../../messages/site.ts'
import { DetailPage } from '../../shell/page.tsx'
import type { Route } from './+types/statement-detail.ts'

const load = detailLoader('statementDetail')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => itemMeta(args, 'statementDetail', args.loaderData)

const dayOf = (moment: string) => moment.slice(0, 10)

/** One statement: privacy, accessibility, terms of use. */
export default function StatementDetail({ loaderData: statement }: Route.ComponentProps) {
  const language = useLanguage()
  const t = siteMessages[language]
  const list = pageTitle(language, 'statementList')
  return (
    <DetailPage title={statement.title} list="statementList">
      <div className="wrap split rail sec sec--tight">
        <ArticleRail label={list} />
        <article>
          <ArticleHead
            title={statement.title}
            above={<LocalLink to={addresses.statementList}>{list}</LocalLink>}
          >
            <span>
              <Icon name="calendar" />
              <Time value={statement.publishedAt} />
            </span>
            {dayOf(statement.updatedAt) !== dayOf(statement.publishedAt) && (
              <span>
                {t.updated}
                <Time value={statement.updatedAt} />
              </span>
            )}
          </ArticleHead>
          <ArticleBody article={{ ...statement, cover: null }} />
          <Neighbours item={statement} address={addresses.statementDetail} />
        </article>
      </div>
    </DetailPage>
  )
}
