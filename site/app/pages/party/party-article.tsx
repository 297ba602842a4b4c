import { fill } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { DetailFrame } from '../../frame/detail-frame.tsx'
import { useLanguage } from '../../language/language.ts'
import { ArticleBody } from '../../parts/article-body.tsx'
import { ArticleHead } from '../../parts/article-head.tsx'
import { ArticleMeta } from '../../parts/article-meta.tsx'
import { ArticleRail } from '../../parts/article-rail.tsx'
import { Attachments } from '../../parts/attachments.tsx'
import { Neighbours } from '../../parts/neighbours.tsx'
import { RelatedList } from '../../parts/related-list.tsx'
import { party } from '../../words/party.ts'
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
