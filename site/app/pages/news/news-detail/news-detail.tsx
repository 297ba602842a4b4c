import { addresses } from '@shanmen/contract/addresses.ts'
import { WholeArticle } from '../../../components/article/whole-article.tsx'
import { newsChannels } from '../../../data/enumerations.ts'
import { detailLoader, oneOf } from '../../../data/load.ts'
import { itemMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { newsMessages } from '../../../messages/news.ts'
import { DetailPage } from '../../../shell/page.tsx'
import styles from '../shared/news.module.css'
import type { Route } from './+types/news-detail.ts'

const names = { group: 'newsGroupDetail', media: 'newsMediaDetail', activity: 'newsActivityDetail' } as const

const load = detailLoader('informationDetail', {
  address: (item) => addresses[names[item.type]],
  check: oneOf('channel', newsChannels),
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const item = args.loaderData
  return itemMeta(args, item && names[item.type], item)
}

export default function NewsDetail({ loaderData: item }: Route.ComponentProps) {
  const t = newsMessages[useLanguage()]
  const label = t.channels[item.type]
  return (
    <DetailPage title={item.title}>
      <WholeArticle item={item} address={addresses[names[item.type]]} label={label}>
        {item.externalUrl && (
          <p className={styles.original}>
            <a className="btn" href={item.externalUrl} rel="noopener noreferrer">
              {t.original}
              <Icon name="external" />
            </a>
            <span className="mute">{t.originalNote}</span>
          </p>
        )}
      </WholeArticle>
    </DetailPage>
  )
}
