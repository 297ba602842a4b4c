import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Cluster, Image } from '@shanmen/contract/types.ts'
import { LinkList } from '../../components/list/link-list.tsx'
import { Spread } from '../../components/media/spread.tsx'
import { useLanguage } from '../../language/language.ts'
import { Balanced } from '../../lib/balanced.tsx'
import { eyebrows, home } from '../../messages/home.ts'
import styles from './sections.module.css'

type Props = { title: string; image: Image | null; clusters: readonly Cluster[] }

/** The industry clusters and the welfare work beside one picture. */
export function Industry({ title, image, clusters }: Props) {
  const words = home[useLanguage()]
  const rows = clusters.map((cluster) => ({
    to: fill(addresses.industryDetail, cluster.id),
    title: cluster.title,
    note: cluster.summary,
  }))
  return (
    <section className="sec sec--silk">
      <div className="wrap">
        <Spread image={image}>
          <p className="eyebrow" lang="en">
            {eyebrows.industry}
          </p>
          <h2>
            <Balanced text={title} />
          </h2>
          <div className={styles.rows}>
            <LinkList
              items={[...rows, { to: addresses.welfare, title: words.welfare, note: words.welfareNote }]}
            />
          </div>
        </Spread>
      </div>
    </section>
  )
}
