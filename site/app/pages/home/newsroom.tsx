import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { NewsCard as News } from '@shanmen/contract/types.ts'
import { SectionHead } from '../../components/article/section-head.tsx'
import { NewsCard } from '../../components/card/news-card.tsx'
import { DatedList } from '../../components/list/dated-list.tsx'
import { useLanguage } from '../../language/language.ts'
import { eyebrows, home } from '../../messages/home.ts'
import styles from './sections.module.css'

const channels = {
  group: addresses.newsGroupDetail,
  media: addresses.newsMediaDetail,
  activity: addresses.newsActivityDetail,
}
const toNews = (item: News) => item.externalUrl ?? fill(channels[item.type], item.id)

/** The newest article large, the next five as dated lines. */
export function Newsroom({ news }: { news: readonly News[] }) {
  const words = home[useLanguage()]
  const [lead, ...rest] = news
  return (
    <section className="sec sec--celadon">
      <div className="wrap">
        <SectionHead
          eyebrow={eyebrows.news}
          title={words.news}
          more={{ to: addresses.newsGroupList, label: words.allNews }}
        />
        <div className={styles.news}>
          {lead && <NewsCard item={lead} to={toNews(lead)} />}
          <DatedList items={rest} toItem={toNews} compact />
        </div>
      </div>
    </section>
  )
}
