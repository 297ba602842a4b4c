import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { Gallery } from '../../../components/media/gallery.tsx'
import { notShownIn } from '../../../components/media/not-shown-in.ts'
import { detailLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { eyebrows, member } from '../../../messages/member.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { PrintFoot } from '../../../shell/print-foot.tsx'
import { ScenicCard } from '../shared/scenic-card.tsx'
import type { Route } from './+types/scenic-detail.ts'
import { GettingThere } from './getting-there.tsx'
import styles from './scenic-detail.module.css'
import { ScenicHero } from './scenic-hero.tsx'
import { PartsNav } from './section-nav.tsx'
import { VisitPanel } from './visit-panel.tsx'
import { Walk } from './walking-route.tsx'

const load = detailLoader('scenicDetail')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const item = args.loaderData
  return seo(args, {
    title: pageTitle(languageOfPath(args.location.pathname), 'scenicDetail', item?.title),
    description: item?.summary,
    image: item?.cover,
    languages: item?.languages,
  })
}

export default function ScenicDetail({ loaderData: scenic }: Route.ComponentProps) {
  const words = member[useLanguage()]
  const walk = scenic.route.stops.length > 0
  const nearby = scenic.nearby.length > 0
  const parts = [
    { id: 'overview', label: words.overview },
    { id: 'visit', label: words.visit },
    ...(walk ? [{ id: 'walk', label: words.walk }] : []),
    { id: 'traffic', label: words.traffic },
    ...(nearby ? [{ id: 'nearby', label: words.around }] : []),
  ]
  return (
    <main id="main">
      <ScenicHero scenic={scenic} />
      <PartsNav parts={parts} title={scenic.title} />
      <div className={`wrap sec sec--tight split side ${styles.overview}`}>
        <section id="overview" className={styles.text} aria-labelledby="overview-title">
          <h2 id="overview-title" className="vh">
            {words.overview}
          </h2>
          <Prose html={scenic.content} />
          <Gallery images={notShownIn(scenic.content, scenic.images)} />
        </section>
        <div id="visit" className={styles.visit}>
          <VisitPanel scenic={scenic} />
        </div>
      </div>
      {walk && <Walk id="walk" route={scenic.route} />}
      <GettingThere id="traffic" scenic={scenic} />
      {nearby && (
        <section id="nearby" className="sec sec--tight unprinted" aria-labelledby="nearby-title">
          <div className="wrap">
            <SectionHead
              id="nearby-title"
              eyebrow={eyebrows.nearby}
              title={words.nearby}
              more={{ to: addresses.scenicList, label: words.allScenic }}
            />
            <div className={`grid ${styles.cards}`}>
              {scenic.nearby.map((place) => (
                <ScenicCard key={place.id} scenic={place} />
              ))}
            </div>
          </div>
        </section>
      )}
      <div className={`wrap ${styles.others}`}>
        <Neighbours item={scenic} address={addresses.scenicDetail} labels={words} />
      </div>
      <PrintFoot />
    </main>
  )
}
