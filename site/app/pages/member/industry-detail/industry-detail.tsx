import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { Stats } from '../../../components/list/stats.tsx'
import { Gallery } from '../../../components/media/gallery.tsx'
import { notShownIn } from '../../../components/media/not-shown-in.ts'
import { detailLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { member } from '../../../messages/member.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { DetailFrame } from '../../../shell/detail-frame.tsx'
import type { Route } from './+types/industry-detail.ts'
import { Enterprises } from './enterprises.tsx'
import { FindUs } from './find-us.tsx'
import styles from './industry-detail.module.css'
import { IndustryOpening } from './industry-opening.tsx'
import { Products } from './products.tsx'

const load = detailLoader('industrialClustersDetail')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const item = args.loaderData
  return seo(args, {
    title: pageTitle(languageOfPath(args.location.pathname), 'industryDetail', item?.title),
    description: item?.summary,
    image: item?.cover,
    languages: item?.languages,
  })
}

export default function IndustryDetail({ loaderData: cluster }: Route.ComponentProps) {
  const words = member[useLanguage()]
  const shown = [cluster.cover, ...cluster.products.map(({ cover }) => cover)]
  return (
    <DetailFrame title={cluster.title}>
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
            labels={{ previous: words.previousCluster, next: words.nextCluster }}
          />
        </div>
      </article>
    </DetailFrame>
  )
}
