import type { Data } from '@shanmen/contract/schemas.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../../language/language.ts'
import { componentMessages } from '../../messages/components.ts'
import styles from './article.module.css'
import { ArticleBody, ArticleHead, ArticleMeta } from './article.tsx'
import { Attachments, RelatedList } from './article-links.tsx'
import { ArticleRail } from './article-tools.tsx'
import { Neighbours } from './neighbours.tsx'

type WholeArticleProps = {
  item: Data<'informationDetail' | 'trainingUpdatesDetail' | 'groupActivitiesDetail'>
  /** Address of the kind of article, with `:id`. */
  address: string
  /** What kind of article it is: in vertical letters at the left. */
  label: string
  /** Above the title; its kind if left out. */
  above?: ReactNode
  /** Between the text and the files. */
  children?: ReactNode
}

/** An article with its tools, its files, neighbours and related ones: news, training updates, party activities. */
export function WholeArticle({ item, address, label, above, children }: WholeArticleProps) {
  const kind = (
    <p className="meta">
      <b>{label}</b>
    </p>
  )
  return (
    <div className={`wrap split rail ${styles.whole}`}>
      <ArticleRail label={label} />
      <article>
        <ArticleHead title={item.title} above={above === undefined ? kind : above}>
          <ArticleMeta article={item} />
        </ArticleHead>
        <ArticleBody article={item}>
          {children}
          <Attachments files={item.attachments} />
        </ArticleBody>
        <Neighbours item={item} address={address} labels={componentMessages[useLanguage()].articles} />
      </article>
      <RelatedList items={item.related} address={address} />
    </div>
  )
}
