import { type Tile, tileSize } from './tiles.ts'

type Props = { tile: Tile; alt: string; sizes: string; priority?: boolean }

/** A tile of the hand scroll, with its lights above it; these are fetched only when they are lit. */
export function TilePicture({ tile, alt, sizes, priority = false }: Props) {
  const { width, height } = tileSize
  const loading = priority ? undefined : 'lazy'
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={tile.avif} sizes={sizes} />
        <img
          src={tile.url}
          srcSet={tile.webp}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={loading}
          decoding={priority ? undefined : 'async'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
      <img data-lamps="" src={tile.lamps} width={width} height={height} alt="" loading="lazy" />
    </>
  )
}
