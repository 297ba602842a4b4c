import type { CallName } from '@shanmen/contract/calls.ts'
import { type Light, lightAt, termDays } from '@shanmen/contract/light.ts'
import type { Data, Input } from '@shanmen/contract/schemas.ts'
import type { NewsCard } from '@shanmen/contract/types.ts'
import { newsChannels } from '../../data/enumerations.ts'
import { type LoadArgs, loader } from '../../data/load.ts'

const newsItems = 3
const notices = 4
/** Of so many open notices those that close first are shown. */
const openNotices = 20
const jobs = 3

/** The light at the place, and the days of its solar term. */
export type Today = Light & { from: string; to: string }
type Loaded = Awaited<ReturnType<typeof load>>
export type Channel = Loaded['news'][number]
export type NewsItem = Channel['items'][number]
export type Place = Loaded['places'][number]
export type Tender = Loaded['notices'][number]
export type Vacancy = Loaded['jobs'][number]
export type Industry = Loaded['industry'][number]

// The page carries its data a second time, for its script: only what it shows.
const news = ({ id, type, title, publishedAt, externalUrl, cover }: NewsCard, place: number) => ({
  ...{ id, type, title, publishedAt, externalUrl },
  cover: place === 0 ? cover : null,
})

/** In the order in which they close; what has no deadline is last. */
export const closingFirst = (a: { deadline?: string }, b: { deadline?: string }): number =>
  (a.deadline ?? '9999').localeCompare(b.deadline ?? '9999')

/** What the home page shows of the other sections. A call that fails leaves out its section; if all fail, so does the page. */
export const load = loader(async ({ call, languageId }: LoadArgs) => {
  let failure: unknown
  const optional = <N extends CallName>(name: N, input: Input<N>): Promise<Data<N> | undefined> =>
    call(name, input).catch((error) => {
      failure = error
      return undefined
    })
  const tenders = { type: 'purchase', status: 'open', pageSize: openNotices } as const
  const [channels, scenic, industry, charitable, group, purchase, hire] = await Promise.all([
    Promise.all(
      newsChannels.map((type) => optional('informationList', { languageId, type, pageSize: newsItems })),
    ),
    optional('scenicList', { languageId, all: true }),
    optional('industrialClustersList', { languageId, pageSize: 3 }),
    // For one picture, so that nothing is missing without it.
    call('charitable', { languageId }).catch(() => undefined),
    optional('group', { languageId }),
    optional('informationDisclosureList', { languageId, ...tenders }),
    optional('hireList', { languageId, pageSize: jobs }),
  ])
  if (![...channels, scenic, industry, group, purchase, hire].some(Boolean)) throw failure
  const now = Date.now()
  const today: Today = { ...lightAt(now), ...termDays(now) }
  return {
    today,
    news: newsChannels.flatMap((type, i) => {
      const items = channels[i]?.list.map(news) ?? []
      return items.length > 0 ? [{ type, items }] : []
    }),
    places:
      scenic?.list.map(({ id, title, otherTitle, summary, openHours, openToday, opening }) => ({
        ...{ id, title, otherTitle, summary, openToday },
        // Whether it is open today is beside it.
        hours: opening ? (opening.today.times.length > 0 ? opening.today.text : '') : openHours,
        until: opening?.until,
      })) ?? [],
    industry: industry?.list.map(({ id, title, summary, cover }) => ({ id, title, summary, cover })) ?? [],
    welfare: charitable?.projects.find(({ cover }) => cover)?.cover ?? null,
    figures: group?.profile.figures.slice(0, 4) ?? [],
    notices: [...(purchase?.list ?? [])]
      .sort(closingFirst)
      .slice(0, notices)
      .map(({ id, title, categoryName, deadline, daysLeft }) => ({
        ...{ id, title, categoryName, deadline, daysLeft },
      })),
    jobs: (hire?.list ?? [])
      .filter(({ status }) => status === 'open')
      .map(({ id, title, department, city, deadline }) => ({ id, title, department, city, deadline })),
    /** True when every call was answered: only then does an empty page mean that nothing is published yet. */
    whole: failure === undefined,
  }
})
