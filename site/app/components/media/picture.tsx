import type { Image } from '@shanmen/contract/types.ts'

export type Ratio = '16/10' | '16/9' | '3/2' | '4/3' | '1/1' | '4/5' | '3/4'

type Props = {
  /** Null leaves a quiet block of paper, never a hole. */
  image: Image | null
  /** Width on the page, for the choice of file: `(max-width: 47rem) 100vw, 30rem`. */
  sizes?: string
  /** True for the one picture of the first screen: fetched at once and first. All others wait until they come near. */
  priority?: boolean
  /** Crops the picture to this ratio inside a `.pic` box; without it the picture has no box. */
  ratio?: Ratio
  className?: string
}

/**
 * The width of a card's picture. On a phone it is a tenth wider than said: at two pixels per point the file of 640 will do,
 * where the next one, of 960, has twice the bytes.
 */
export const cardSizes = '(max-width: 47rem) 80vw, 26rem'

/** Every picture of the site: AVIF or WebP in the right width, its own size reserved before it arrives. */
export function Picture({ image, sizes = '100vw', priority = false, ratio, className }: Props) {
  const picture = image && (
    <Bare image={image} sizes={sizes} priority={priority} className={ratio ? undefined : className} />
  )
  if (!ratio) return picture ?? <span className={className} />
  return (
    <div className={className ? `pic ${className}` : 'pic'} data-ratio={ratio}>
      {picture}
    </div>
  )
}

type BareProps = { image: Image; sizes: string; priority: boolean; className?: string }

function Bare({ image, sizes, priority, className }: BareProps) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sources(image, 'avif')} sizes={sizes} />
      <img
        src={image.url}
        srcSet={sources(image, 'webp')}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={image.alt}
        data-x={image.focus && quarter(image.focus.x)}
        data-y={image.focus && quarter(image.focus.y)}
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}

// Pages have no inline styles: the focus of a crop is rounded to the steps in the style sheet.
const quarter = (part: number): number => Math.round(part * 4) * 25

/** `srcset` of one format: the address of a width differs from the picture's own in its last segment only. */
export function sources(image: Image, format: 'avif' | 'webp'): string {
  const folder = image.url.slice(0, image.url.lastIndexOf('/') + 1)
  return image.widths.map((width) => `${folder}${width}.${format} ${width}w`).join(', ')
}

/** The same picture without its description, where the text next to it says the same. */
export function decorative(image: Image | null): Image | null {
  return image && { ...image, alt: '' }
}
