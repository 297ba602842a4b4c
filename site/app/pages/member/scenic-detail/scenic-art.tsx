import type { ScenicCard } from '@shanmen/contract/types.ts'
import { decorative, Picture, sources } from '../../../components/media/picture.tsx'

type Props = { scenic: ScenicCard & { wide: ScenicCard['cover'] }; className: string }

const phone = '(max-width: 47rem)'

/** The place as scenery behind its name: the wide painting, on phones the upright one. */
export function ScenicArt({ scenic, className }: Props) {
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
