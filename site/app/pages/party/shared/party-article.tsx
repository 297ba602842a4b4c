import { fill } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { ArticleBody } from '../../../components/article/article-body.tsx'
import { ArticleHead } from '../../../components/article/article-head.tsx'
import { ArticleMeta } from '../../../components/article/article-meta.tsx'
import { ArticleRail } from '../../../components/article/article-rail.tsx'
import { Attachments } from '../../../components/article/attachments.tsx'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { RelatedList } from '../../../components/article/related-list.tsx'
import { useLanguage } from '../../../language/language.ts'
import { party } from '../../../messages/party.ts'
import { DetailFrame } from '../../../shell/detail-frame.tsx'
import styles from './party.module.css'

type Props = { item: Data<'groupActivitiesDetail'>; address: string }

/** An activity of the alliance or a lesson in integrity. */
export function PartyArticle({ item, address }: Props) {
  const label = party[useLanguage()].labels[item.type]
  return (
    <DetailFrame title={item.title}>
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
    </DetailFrame>
  )
}
