import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { NewsCard as Item } from '@shanmen/contract/types.ts'
import { FeatureCard, NewsCard } from '../../../components/card/news-card.tsx'
import { DatedList } from '../../../components/list/dated-list.tsx'
import { YearlyList } from '../../../components/list/list-section.tsx'
import { newsChannels } from '../../../data/enumerations.ts'
import { listLoader, oneOf } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { gridOf } from '../../../lib/grid-of.ts'
import { eventMessages } from '../../../messages/event.ts'
import { newsMessages } from '../../../messages/news.ts'
import { SectionPage } from '../../../shell/page.tsx'
import styles from '../shared/news.module.css'
import type { Route } from './+types/news-list.ts'

const names = { group: 'newsGroupList', media: 'newsMediaList', activity: 'newsActivityList' } as const
const channelOf = (params: { channel?: string }) =>
  newsChannels.find((channel) => channel === params.channel) ?? 'group'
const toItem = (item: Item) => fill(addresses[`news${capital(item.type)}Detail`], item.id)
const capital = <S extends string>(word: S) => (word[0]?.toUpperCase() + word.slice(1)) as Capitalize<S>

/** One leads, six with pictures, the rest by date: a page of the archive. */
const withPictures = 7

const load = listLoader('informationList', {
  fixed: ({ params }) => ({ type: channelOf(params) }),
  check: oneOf('channel', newsChannels),
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, names[channelOf(args.params)], newsMessages)

export default function NewsList({ loaderData: page, params }: Route.ComponentProps) {
  const name = names[channelOf(params)]
  const language = useLanguage()
  const [first, ...others] = page.list
  const pictured = others.slice(0, withPictures - 1)
  return (
    <SectionPage page={name}>
      {name === 'newsActivityList' && (
        <p className={`wrap ${styles.calendar}`}>
          <LocalLink className="more" to={addresses.eventList}>
            {eventMessages[language].toCalendar}
          </LocalLink>
        </p>
      )}
      <YearlyList page={page} messages={newsMessages[language]}>
        {first && <FeatureCard item={first} to={toItem(first)} />}
        <div className={`${gridOf(pictured.length)} ${styles.cards}`}>
          {pictured.map((item) => (
            <NewsCard key={item.id} item={item} to={toItem(item)} />
          ))}
        </div>
        {others.length >= withPictures && (
          <div className={styles.rest}>
            <DatedList items={others.slice(withPictures - 1)} toItem={toItem} />
          </div>
        )}
      </YearlyList>
    </SectionPage>
  )
}
