import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Cluster } from '@shanmen/contract/types.ts'
import { TitledSection } from '../../../components/article/section-head.tsx'
import card from '../../../components/card/card.module.css'
import { FilterBar, typeOptions } from '../../../components/filter/filter-bar.tsx'
import { LinkList } from '../../../components/list/link-list.tsx'
import { ListSection } from '../../../components/list/list-section.tsx'
import { MappedPlaces } from '../../../components/map/place-map.tsx'
import { Picture } from '../../../components/media/picture.tsx'
import { Spread } from '../../../components/media/spread.tsx'
import { listLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { eyebrows, memberMessages } from '../../../messages/member.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/industry-list.ts'
import styles from './industry-list.module.css'

const load = listLoader('industrialClustersList', { types: 'industrialClusters' })

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'industryList', memberMessages, args.loaderData?.list[0]?.cover)

export default function IndustryList({ loaderData: page }: Route.ComponentProps) {
  const t = memberMessages[useLanguage()]
  // In a narrowed list the first one is one among equals.
  const lead = Object.keys(page.query).length === 1 && page.pageNum === 1 ? page.list[0] : undefined
  const rest = lead ? page.list.slice(1) : page.list
  return (
    <SectionPage page="industryList">
      <ListSection
        page={page}
        id="clusters"
        title={t.clusters}
        filters={<FilterBar name="type" label={t.lines} options={typeOptions(page)} />}
      >
        {lead && <ClusterLead cluster={lead} />}
        <div className={styles.cards}>
          {rest.map((cluster) => (
            <ClusterCard key={cluster.id} cluster={cluster} />
          ))}
        </div>
      </ListSection>
      <IndustryMap clusters={page.list} />
      <Together />
    </SectionPage>
  )
}

/** The clusters of this page on a map. Nothing when none has a position. */
function IndustryMap({ clusters }: { clusters: readonly Cluster[] }) {
  const t = memberMessages[useLanguage()]
  const places = clusters.flatMap(({ id, title, address, lng, lat }) =>
    lng === undefined || lat === undefined
      ? []
      : [{ id, name: title, address, lng, lat, to: fill(addresses.industryDetail, id) }],
  )
  if (places.length === 0) return null
  return (
    <TitledSection
      className="sec sec--celadon sec--tight"
      id="clusters-map"
      eyebrow={eyebrows.map}
      title={t.clustersOnMap}
    >
      <MappedPlaces places={places} />
    </TitledSection>
  )
}

/** Links for those who want to work with the group. */
function Together() {
  const t = memberMessages[useLanguage()]
  const rows = [
    { page: 'cooperationIntro', title: t.cooperation },
    { page: 'purchaseList', title: t.purchase },
    { page: 'rentList', title: t.rent },
    { page: 'contact', title: t.contact },
  ] as const
  return (
    <section className="sec sec--silk" aria-labelledby="together">
      <div className="wrap split split--5-7">
        <div className={styles.text}>
          <p className="eyebrow" lang="en">
            {eyebrows.together}
          </p>
          <h2 id="together">{t.together}</h2>
          <p className="lead">{t.togetherNote}</p>
        </div>
        <LinkList items={rows.map(({ page, title }) => ({ to: addresses[page], title }))} />
      </div>
    </section>
  )
}

/** An industry cluster: a large picture with its line of business as a bookmark, name and one line. */
function ClusterCard({ cluster }: { cluster: Cluster }) {
  return (
    <article className={`${card.card} ${styles.cluster} reveal`}>
      <Picture image={cluster.cover} ratio="3/2" sizes="(max-width: 62rem) 90vw, 40rem" />
      {cluster.typeName && <span className={`vert ${card.mark}`}>{cluster.typeName}</span>}
      <div className={card.body}>
        <h3>
          <LocalLink to={fill(addresses.industryDetail, cluster.id)}>{cluster.title}</LocalLink>
        </h3>
        <p className={card.text}>{cluster.summary}</p>
      </div>
    </article>
  )
}

/** The cluster that leads the list. */
function ClusterLead({ cluster }: { cluster: Cluster }) {
  const t = memberMessages[useLanguage()]
  return (
    <article className={`${card.card} ${styles.lead}`}>
      <Spread image={cluster.cover}>
        {cluster.typeName && (
          <p className="meta">
            <b>{cluster.typeName}</b>
          </p>
        )}
        <h3>
          <LocalLink to={fill(addresses.industryDetail, cluster.id)}>{cluster.title}</LocalLink>
        </h3>
        <p className="lead">{cluster.summary}</p>
        {/* The title is the link; this only has the look of one. */}
        <span className="more" aria-hidden="true">
          {t.readOn}
        </span>
      </Spread>
    </article>
  )
}
