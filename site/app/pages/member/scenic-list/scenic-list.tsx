import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { ScenicCard as Scenic } from '@shanmen/contract/types.ts'
import { PageParts } from '../../../components/article/page-parts.tsx'
import { SectionHead, TitledSection } from '../../../components/article/section-head.tsx'
import { Empty } from '../../../components/feedback/placeholders.tsx'
import { FilterBar, typeOptions } from '../../../components/filter/filter-bar.tsx'
import { Pagination } from '../../../components/list/pagination.tsx'
import { MappedPlaces } from '../../../components/map/place-map.tsx'
import { useGlobal } from '../../../data/global.ts'
import { listLoader, loader, loadParts } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { gridOf } from '../../../lib/grid-of.ts'
import { Icon } from '../../../lib/icon.tsx'
import { capital, showCount } from '../../../lib/numerals.ts'
import { dialAddress } from '../../../lib/phone.ts'
import { fillIn } from '../../../messages/components.ts'
import { eyebrows, memberMessages } from '../../../messages/member.ts'
import { SectionPage } from '../../../shell/page.tsx'
import { ScenicCard } from '../shared/scenic-card.tsx'
import type { Route } from './+types/scenic-list.ts'
import styles from './scenic-list.module.css'

const loadPage = listLoader('scenicList', { types: 'scenic' })
// Without the places of the map the list is still shown.
const loadBelow = loader(async (args) => {
  const { call, languageId } = args
  const [places, parts] = await Promise.all([
    call('scenicList', { languageId, all: true }).then(
      ({ list }) => list,
      () => [],
    ),
    loadParts(args, 'scenicList'),
  ])
  return { places, parts }
})

async function load(args: Parameters<typeof loadPage>[0]) {
  const [page, below] = await Promise.all([loadPage(args), loadBelow(args)])
  return { ...page, ...below }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'scenicList', memberMessages, args.loaderData?.list[0]?.cover)

export default function ScenicList({ loaderData: page }: Route.ComponentProps) {
  const language = useLanguage()
  const t = memberMessages[language]
  const phone = useGlobal()?.contact.phone
  const total = page.types.reduce((sum, { count }) => sum + count, 0)
  return (
    <SectionPage page="scenicList">
      <TitledSection
        className="sec sec--tight"
        id="places"
        eyebrow={eyebrows.destinations}
        title={total > 1 ? capital(fillIn(t.landscapes, showCount(total, language))) : t.allScenic}
      >
        <FilterBar name="type" label={t.kinds} options={typeOptions(page)}>
          {page.places.length > 0 && (
            <a className="btn btn--g btn--s" href="#map">
              <Icon name="pin" />
              {t.mapView}
            </a>
          )}
        </FilterBar>
        {page.list.length > 0 ? (
          <div className={`${gridOf(page.list.length + (phone ? 1 : 0))} ${styles.cards}`}>
            {page.list.map((scenic) => (
              <ScenicCard key={scenic.id} scenic={scenic} />
            ))}
            {phone && <PlanCard phone={phone} />}
          </div>
        ) : (
          <Empty clear={addresses.scenicList} />
        )}
        <Pagination page={page} />
      </TitledSection>
      <PageParts parts={page.parts} />
      <ScenicMap places={page.places} />
    </SectionPage>
  )
}

/** All places on one map, whatever the list above is narrowed to, and the same places as a list. */
function ScenicMap({ places }: { places: readonly Scenic[] }) {
  const t = memberMessages[useLanguage()]
  if (places.length === 0) return null
  const listed = places.map(({ id, title, address, lng, lat }) => ({
    id,
    name: title,
    address,
    lng,
    lat,
    to: fill(addresses.scenicDetail, id),
  }))
  return (
    <section id="map" className="sec sec--silk" aria-labelledby="map-title">
      <div className="wrap">
        <SectionHead id="map-title" eyebrow={eyebrows.map} title={t.onTheMap} />
        <MappedPlaces places={listed} />
      </div>
    </section>
  )
}

/** The last card of the list: the telephone number for questions. There is none while the global data is missing. */
function PlanCard({ phone }: { phone: string }) {
  const t = memberMessages[useLanguage()]
  return (
    <article className={`${styles.card} reveal`}>
      <p className="eyebrow" lang="en">
        {eyebrows.plan}
      </p>
      <h3>{t.start}</h3>
      <p>{t.startNote}</p>
      <a className="btn num" href={dialAddress(phone)}>
        <Icon name="phone" />
        {phone}
      </a>
    </article>
  )
}
