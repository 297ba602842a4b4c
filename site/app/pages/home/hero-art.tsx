import type { GlobalData } from '@shanmen/contract/types.ts'
import { sources } from '../../components/media/picture.tsx'
import styles from './hero.module.css'

type Props = { slide: GlobalData['home']['slides'][number]; first: boolean; shown: boolean }

const phone = '(max-width: 47rem)'
const tablet = '(max-width: 66rem) and (orientation: portrait)'

/** One painting in three cuts: wide, upright for tablets, tall for phones. Only the first is fetched with the page. */
export function HeroArt({ slide, first, shown }: Props) {
  const { wide } = slide
  return (
    <picture className={`${styles.art} px`} data-shown={shown} aria-hidden={!shown}>
      <source media={phone} type="image/avif" srcSet={sources(slide.phone, 'avif')} sizes="100vw" />
      <source media={phone} srcSet={sources(slide.phone, 'webp')} sizes="100vw" />
      <source media={tablet} type="image/avif" srcSet={sources(slide.tablet, 'avif')} sizes="100vw" />
      <source media={tablet} srcSet={sources(slide.tablet, 'webp')} sizes="100vw" />
      <source type="image/avif" srcSet={sources(wide, 'avif')} sizes="100vw" />
      <img
        src={wide.url}
        srcSet={sources(wide, 'webp')}
        sizes="100vw"
        width={wide.width}
        height={wide.height}
        alt={wide.alt}
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  )
}
