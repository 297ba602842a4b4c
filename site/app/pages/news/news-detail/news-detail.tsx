import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import { ArticleBody } from '../../../components/article/article-body.tsx'
import { ArticleHead } from '../../../components/article/article-head.tsx'
import { ArticleMeta } from '../../../components/article/article-meta.tsx'
import { ArticleRail } from '../../../components/article/article-rail.tsx'
import { Attachments } from '../../../components/article/attachments.tsx'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { RelatedList } from '../../../components/article/related-list.tsx'
import { newsChannels } from '../../../data/enumerations.ts'
import { detailLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { oneOf } from '../../../data/validity.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { news } from '../../../messages/news.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { DetailFrame } from '../../../shell/detail-frame.tsx'
import type { Route } from './+types/news-detail.ts'
import styles from './news-detail.module.css'

const names = { group: 'newsGroupDetail', media: 'newsMediaDetail', activity: 'newsActivityDetail' } as const

const load = detailLoader('informationDetail', {
  address: (item) => addresses[names[item.type]],
  check: oneOf('channel', newsChannels),
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const item = args.loaderData
  const title = item ? pageTitle(languageOfPath(args.location.pathname), names[item.type], item.title) : ''
  return seo(args, {
    title,
    description: item?.summary,
    image: item?.cover,
    languages: item?.languages,
    type: 'article',
  })
}

export default function NewsDetail({ loaderData: item }: Route.ComponentProps) {
  const words = news[useLanguage()]
  const address = addresses[names[item.type]]
  return (
    <DetailFrame title={item.title}>
      <div className={`wrap split rail ${styles.page}`}>
        <ArticleRail label={words.channels[item.type]} />
        <article>
          <ArticleHead
            title={item.title}
            above={<p className="meta">{<b>{words.channels[item.type]}</b>}</p>}
          >
            <ArticleMeta article={item} />
          </ArticleHead>
          <ArticleBody article={item}>
            {item.externalUrl && (
              <p className={styles.original}>
                <a className="btn" href={item.externalUrl} rel="noopener noreferrer">
                  {words.original}
                  <Icon name="external" />
                </a>
                <span className="mute">{words.originalNote}</span>
              </p>
            )}
            <Attachments files={item.attachments} />
          </ArticleBody>
          <Neighbours item={item} address={address} />
        </article>
        <RelatedList items={item.related} toItem={({ id }) => fill(address, id)} />
      </div>
    </DetailFrame>
  )
}
