import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Time } from '../../lib/time.tsx'
import { componentMessages, fillIn } from '../../messages/components.ts'
import { homeMessages } from '../../messages/home.ts'
import type { NewsItem, Place, Tender } from './load-home.ts'
import { toNews } from './news.tsx'
import { openTodayLines } from './open-today.ts'
import styles from './strip.module.css'

type Props = { places: readonly Place[]; latest: NewsItem | undefined; notices: readonly Tender[] }

/** What is true today: which places are open, the headline, the notices that close next. */
export function Strip({ places, latest, notices }: Props) {
  const t = homeMessages[useLanguage()]
  const blocks = [
    places.length > 0 && { title: t.openToday, content: <OpenToday places={places} /> },
    latest && { title: t.headline, content: <Headline item={latest} /> },
    notices.length > 0 && { title: t.notices, content: <Notices items={notices.slice(0, 2)} /> },
  ].filter((block) => block !== false && block !== undefined)
  if (blocks.length === 0) return null
  return (
    <div className={styles.strip} data-blocks={blocks.length}>
      {blocks.map(({ title, content }) => (
        <section key={title}>
          <h2>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  )
}

function OpenToday({ places }: { places: readonly Place[] }) {
  const language = useLanguage()
  const { text, note } = openTodayLines(places, language)
  return (
    <>
      <p>
        <LocalLink to={addresses.scenicList}>
          <span className={styles.dots} aria-hidden="true">
            {places.map(({ id, openToday }) => (
              <i key={id} data-closed={openToday ? undefined : ''} />
            ))}
          </span>
          <span className={styles.count}>{text}</span>
        </LocalLink>
      </p>
      {note && <small>{note}</small>}
    </>
  )
}

function Headline({ item }: { item: NewsItem }) {
  return (
    <>
      <p>
        <LocalLink to={toNews(item)}>{item.title}</LocalLink>
      </p>
      <small>
        <Time value={item.publishedAt} />
      </small>
    </>
  )
}

function Notices({ items }: { items: readonly Tender[] }) {
  return (
    <ul>
      {items.map((notice) => (
        <li key={notice.id}>
          <LocalLink to={fill(addresses.purchaseDetail, notice.id)}>
            <b>{notice.title}</b>
          </LocalLink>
          <Left days={notice.daysLeft} />
        </li>
      ))}
    </ul>
  )
}

function Left({ days }: { days: number | undefined }) {
  const t = componentMessages[useLanguage()]
  if (days === undefined) return null
  return <span>{fillIn(days === 1 ? t.dayLeft : t.daysLeft, days)}</span>
}
