import type { ScenicCard } from '@shanmen/contract/types.ts'
import { decorative, Picture, sources } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { joined } from '../../../messages/components.ts'
import hero from '../../../shell/page.module.css'
import styles from './scenic-detail.module.css'

type ScenicHeroProps = { scenic: ScenicCard & { wide: ScenicCard['cover'] } }

/** Head of a scenic spot's page: its wide picture with name and one line. */
export function ScenicHero({ scenic }: ScenicHeroProps) {
  const chinese = useLanguage() === 'zh'
  const above = chinese ? scenic.otherTitle : joined(scenic.typeName, scenic.level)
  return (
    <div className={hero.hero} data-hero="light">
      <ScenicArt scenic={scenic} className={`${hero.art} ${styles.art} px`} />
      <div className={`wrap ${hero.in} ${styles.in}`}>
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

type ScenicArtProps = { scenic: ScenicCard & { wide: ScenicCard['cover'] }; className: string }

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
