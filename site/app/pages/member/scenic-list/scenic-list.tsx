import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { FilterBar } from '../../../components/filter/filter-bar.tsx'
import { Pagination } from '../../../components/list/pagination.tsx'
import { listLoader, loader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { fillIn } from '../../../messages/components.ts'
import { eyebrows, member } from '../../../messages/member.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { PageFrame } from '../../../shell/page-frame.tsx'
import { ScenicCard } from '../shared/scenic-card.tsx'
import type { Route } from './+types/scenic-list.ts'
import { countWord } from './count-word.ts'
import { PlanCard } from './plan-card.tsx'
import styles from './scenic-list.module.css'
import { ScenicMap } from './scenic-map.tsx'

const loadPage = listLoader('scenicList', { types: 'scenic' })
// Without its map the list still stands.
const loadPlaces = loader(({ call, languageId }) =>
  call('scenicList', { languageId, all: true }).then(
    ({ list }) => list,
    () => [],
  ),
)

async function load(args: Parameters<typeof loadPage>[0]) {
  const [page, places] = await Promise.all([loadPage(args), loadPlaces(args)])
  return { ...page, places }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'scenicList'),
    description: member[language].scenicNote,
    image: args.loaderData?.list[0]?.cover,
  })
}

export default function ScenicList({ loaderData: page }: Route.ComponentProps) {
  const language = useLanguage()
  const words = member[language]
  const total = page.types.reduce((sum, { count }) => sum + count, 0)
  const types = page.types.map(({ code, name, count }) => ({ label: name, value: code, count }))
  return (
    <PageFrame
      title={pageTitle(language, 'scenicList')}
      subtitle={pageTitle(subtitleLanguage(language), 'scenicList')}
    >
      <section className="sec sec--tight" aria-labelledby="places">
        <div className="wrap">
          <SectionHead
            id="places"
            eyebrow={eyebrows.destinations}
            title={fillIn(words.landscapes, countWord(total, language))}
          />
          <FilterBar name="type" label={words.kinds} options={[{ label: words.all, count: total }, ...types]}>
            <a className="btn btn--g btn--s" href="#map">
              <Icon name="pin" />
              {words.mapView}
            </a>
          </FilterBar>
          {page.list.length > 0 ? (
            <div className={`grid ${styles.cards}`}>
              {page.list.map((scenic) => (
                <ScenicCard key={scenic.id} scenic={scenic} />
              ))}
              <PlanCard />
            </div>
          ) : (
            <Empty clear={addresses.scenicList} />
          )}
          <Pagination page={page} />
        </div>
      </section>
      <ScenicMap places={page.places} />
    </PageFrame>
  )
}
