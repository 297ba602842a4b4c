import { addresses } from '@shanmen/contract/addresses.ts'
import type { Cluster } from '@shanmen/contract/types.ts'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { Stats } from '../../../components/list/stats.tsx'
import { Gallery, notShownIn } from '../../../components/media/gallery.tsx'
import { Picture } from '../../../components/media/picture.tsx'
import { detailLoader } from '../../../data/load.ts'
import { itemMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { memberMessages } from '../../../messages/member.ts'
import { DetailPage } from '../../../shell/page.tsx'
import type { Route } from './+types/industry-detail.ts'
import { Enterprises, FindUs, Products } from './cluster-sections.tsx'
import styles from './industry-detail.module.css'

const load = detailLoader('industrialClustersDetail')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  itemMeta(args, 'industryDetail', args.loaderData, { type: 'website' })

export default function IndustryDetail({ loaderData: cluster }: Route.ComponentProps) {
  const t = memberMessages[useLanguage()]
  const shown = [cluster.cover, ...cluster.products.map(({ cover }) => cover)]
  return (
    <DetailPage title={cluster.title}>
      <article>
        <IndustryOpening cluster={cluster} />
        <div className={`wrap sec sec--tight ${styles.about}`}>
          {cluster.figures.length > 0 && <Stats figures={cluster.figures} />}
          <div>
            <Prose html={cluster.content} />
            <Gallery images={notShownIn(cluster.content, cluster.images, shown)} />
          </div>
        </div>
        <Enterprises enterprises={cluster.enterprises} />
        <Products products={cluster.products} />
        <FindUs cluster={cluster} />
        <div className={`wrap ${styles.others}`}>
          <Neighbours
            item={cluster}
            address={addresses.industryDetail}
            labels={{ previous: t.previousCluster, next: t.nextCluster }}
          />
        </div>
      </article>
    </DetailPage>
  )
}

/** Head of a cluster's page: text at the left, the picture to the edge of the page at the right. */
function IndustryOpening({ cluster }: { cluster: Cluster }) {
  return (
    <header className={`wrap ${styles.opening}`}>
      <div>
        {cluster.typeName && (
          <p className="meta">
            <b>{cluster.typeName}</b>
          </p>
        )}
        <h1>{cluster.title}</h1>
        <p className="lead">{cluster.summary}</p>
      </div>
      <Picture
        image={cluster.cover}
        priority
        ratio="16/10"
        sizes="(max-width: 62rem) 90vw, 60vw"
        className={styles.picture}
      />
    </header>
  )
}
