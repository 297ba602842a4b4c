import { addresses } from '@shanmen/contract/addresses.ts'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { Gallery, notShownIn } from '../../../components/media/gallery.tsx'
import { decorative, Picture, sources } from '../../../components/media/picture.tsx'
import { itemMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { gridOf } from '../../../lib/grid-of.ts'
import { joined } from '../../../messages/components.ts'
import { eyebrows, memberMessages } from '../../../messages/member.ts'
import { PrintFoot } from '../../../shell/print-foot.tsx'
import { ScenicCard } from '../shared/scenic-card.tsx'
import type { Route } from './+types/scenic-detail.ts'
import { load, type Scenic } from './load-scenic.ts'
import styles from './scenic-detail.module.css'
import { SectionNav } from './section-nav.tsx'
import { GettingThere, VisitPanel, WalkingRoute } from './visit.tsx'

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  itemMeta(args, 'scenicDetail', args.loaderData, { type: 'website' })

export default function ScenicDetail({ loaderData: scenic }: Route.ComponentProps) {
  const t = memberMessages[useLanguage()]
  const walk = scenic.route.stops.length > 0
  const nearby = scenic.nearby.length > 0
  const sections = [
    { id: 'overview', label: t.overview },
    { id: 'visit', label: t.visit },
    ...(walk ? [{ id: 'walk', label: t.walk }] : []),
    { id: 'traffic', label: t.traffic },
    ...(nearby ? [{ id: 'nearby', label: t.around }] : []),
  ]
  return (
    <main id="main" data-until={scenic.until}>
      <ScenicHero scenic={scenic} />
      <SectionNav sections={sections} title={scenic.title} />
      <div className={`wrap sec sec--tight split side ${styles.overview}`}>
        <section id="overview" className={styles.text} aria-labelledby="overview-title">
          <h2 id="overview-title" className="vh">
            {t.overview}
          </h2>
          <Prose html={scenic.content} />
        </section>
        <div id="visit" className={styles.visit}>
          <VisitPanel scenic={scenic} />
        </div>
        <Gallery images={notShownIn(scenic.content, scenic.images)} />
      </div>
      {walk && <WalkingRoute id="walk" route={scenic.route} />}
      <GettingThere id="traffic" scenic={scenic} map={walk ? 'walk' : undefined} />
      {nearby && (
        <section id="nearby" className="sec sec--tight unprinted" aria-labelledby="nearby-title">
          <div className="wrap">
            <SectionHead
              id="nearby-title"
              eyebrow={eyebrows.nearby}
              title={t.nearby}
              more={t.allScenic}
              to={addresses.scenicList}
            />
            <div className={`${gridOf(scenic.nearby.length)} ${styles.cards}`}>
              {scenic.nearby.map((place) => (
                <ScenicCard key={place.id} scenic={place} />
              ))}
            </div>
          </div>
        </section>
      )}
      <div className={`wrap unprinted ${styles.others}`}>
        <Neighbours item={scenic} address={addresses.scenicDetail} labels={t} />
      </div>
      <PrintFoot />
    </main>
  )
}

/** Head of a scenic spot's page: its wide picture with name and one line. */
function ScenicHero({ scenic }: { scenic: Scenic }) {
  const chinese = useLanguage() === 'zh'
  const above = chinese ? scenic.otherTitle : joined(scenic.typeName, scenic.level)
  return (
    <div className={styles.hero} data-hero="light">
      <ScenicArt scenic={scenic} className={`${styles.art} px`} />
      <div className={`wrap ${styles.in}`}>
        {above && (
          <p className="eyebrow" lang="en">
            {above}
          </p>
        )}
        <h1>{scenic.title}</h1>
        <p className="lead">{scenic.summary}</p>
      </div>
    </div>
  )
}

type ScenicArtProps = { scenic: Scenic; className: string }

const phone = '(max-width: 47rem)'

/** The picture behind the name: the wide one, on phones the upright one. */
function ScenicArt({ scenic, className }: ScenicArtProps) {
  const { tall } = scenic
  const wide = scenic.wide ?? scenic.cover
  if (!tall || !wide) return <Picture image={decorative(wide)} priority className={className} />
  return (
    <picture className={className}>
      <source media={phone} type="image/avif" srcSet={sources(tall, 'avif')} sizes="120vw" />
      <source media={phone} srcSet={sources(tall, 'webp')} sizes="120vw" />
      <source type="image/avif" srcSet={sources(wide, 'avif')} sizes="100vw" />
      <img
        src={wide.url}
        srcSet={sources(wide, 'webp')}
        sizes="100vw"
        width={wide.width}
        height={wide.height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  )
}
