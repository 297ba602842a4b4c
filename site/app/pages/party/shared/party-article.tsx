import { fill } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { ArticleBody, ArticleHead, ArticleMeta } from '../../../components/article/article.tsx'
import { Attachments, Neighbours, RelatedList } from '../../../components/article/article-links.tsx'
import { ArticleRail } from '../../../components/article/article-tools.tsx'
import { useLanguage } from '../../../language/language.ts'
import { partyMessages } from '../../../messages/party.ts'
import { DetailPage } from '../../../shell/page.tsx'
import styles from './party.module.css'

type Props = { item: Data<'groupActivitiesDetail'>; address: string }

/** An activity of the alliance or a lesson in integrity. */
export function PartyArticle({ item, address }: Props) {
  const label = partyMessages[useLanguage()].labels[item.type]
  return (
    <DetailPage title={item.title}>
      <div className={`wrap split rail ${styles.page}`}>
        <ArticleRail label={label} />
        <article>
          <ArticleHead
            title={item.title}
            above={
              <p className="meta">
                <b>{label}</b>
              </p>
            }
          >
            <ArticleMeta article={item} />
          </ArticleHead>
          <ArticleBody article={item}>
            <Attachments files={item.attachments} />
          </ArticleBody>
          <Neighbours item={item} address={address} />
        </article>
        <RelatedList items={item.related} toItem={({ id }) => fill(address, id)} />
      </div>
    </DetailPage>
  )
}
