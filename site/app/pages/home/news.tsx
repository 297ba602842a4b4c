import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { TitledSection } from '../../components/article/section-head.tsx'
import { Picture } from '../../components/media/picture.tsx'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Balanced } from '../../lib/balanced.tsx'
import { Time } from '../../lib/time.tsx'
import { eyebrows, homeMessages } from '../../messages/home.ts'
import type { Channel, NewsItem } from './load-home.ts'
import styles from './news.module.css'

const lists = {
  group: addresses.newsGroupList,
  media: addresses.newsMediaList,
  activity: addresses.newsActivityList,
}
const details = {
  group: addresses.newsGroupDetail,
  media: addresses.newsMediaDetail,
  activity: addresses.newsActivityDetail,
}

/** The address of a news item: that of its channel, or where it was published. */
export const toNews = (item: NewsItem) => item.externalUrl ?? fill(details[item.type], item.id)

/** News of three kinds side by side: of each one card and two dated lines. */
export function News({ channels }: { channels: readonly Channel[] }) {
  const t = homeMessages[useLanguage()]
  return (
    <TitledSection
      className="sec--tight"
      eyebrow={eyebrows.news}
      title={t.news}
      more={t.allNews}
      to={addresses.newsGroupList}
    >
      <div className={styles.columns}>
        {channels.map(({ type, items: [lead, ...others] }) => (
          <section key={type} className="reveal">
            <h3>
              <LocalLink to={lists[type]}>{t[type]}</LocalLink>
            </h3>
            {lead && <Lead item={lead} />}
            <ul>
              {others.map((item) => (
                <li key={item.id}>
                  <LocalLink to={toNews(item)}>
                    <Balanced text={item.title} />
                  </LocalLink>
                  <Time value={item.publishedAt} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </TitledSection>
  )
}

function Lead({ item }: { item: NewsItem }) {
  return (
    <article className={styles.lead}>
      <Picture image={item.cover} ratio="16/10" sizes="(max-width: 62rem) 9rem, 26rem" />
      <div>
        <Time value={item.publishedAt} />
        <h4>
          <LocalLink to={toNews(item)}>{item.title}</LocalLink>
        </h4>
      </div>
    </article>
  )
}
