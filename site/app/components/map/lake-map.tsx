import avifSmall from '@shanmen/brand/art/lake-map-800.avif'
import webpSmall from '@shanmen/brand/art/lake-map-800.webp'
import avif from '@shanmen/brand/art/lake-map-1600.avif'
import webp from '@shanmen/brand/art/lake-map-1600.webp'
import type { ReactNode } from 'react'
import styles from './lake-map.module.css'

/** `mark` is in the pin; `x` and `y` are its point on the map in per cent. */
export type Pin = { id: string; href: string; name: string; mark: string; x: number; y: number }

type Props = {
  label: string
  /** What is seen on the painted map. */
  alt: string
  pins: readonly Pin[]
  /** Outlined pins instead of filled ones. */
  light?: boolean
  /** Drawn between map and pins, in per cent of the map: a route. */
  children?: ReactNode
}

/**
 * The painted map of the region with a link at each place. Placed by SVG attributes in per cent, because the pages
 * allow no inline styles; sizes are in the reader's own text size.
 */
export function LakeMap({ label, alt, pins, light, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.map} data-light={light ? '' : undefined}>
        <picture>
          <source type="image/avif" srcSet={`${avifSmall} 800w, ${avif} 1600w`} sizes={sizes} />
          <img
            src={webp}
            srcSet={`${webpSmall} 800w, ${webp} 1600w`}
            sizes={sizes}
            width="1600"
            height="1013"
            alt={alt}
            decoding="async"
          />
        </picture>
        {children && (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {children}
          </svg>
        )}
        <nav aria-label={label}>
          <svg>
            <title>{label}</title>
            {pins.map(({ id, href, name, mark, x, y }) => (
              <svg key={id} x={`${x}%`} y={`${y}%`} className={styles.pin}>
                <title>{name}</title>
                <a href={href}>
                  {/* A drop with its point on the place: lengths in em cannot be part of a path. */}
                  <rect x="-1.1em" y="-1.1em" width="1.1em" height="1.1em" transform="rotate(45)" />
                  <circle cy="-1.5em" r="1em" />
                  <text className={styles.mark} y="-1.38em">{`${mark} `}</text>
                  <text className={styles.name} y="-3.5em" textAnchor={edgeAnchor(x)} dx={edgeShift(x)}>
                    {name}
                  </text>
                </a>
              </svg>
            ))}
          </svg>
        </nav>
      </div>
    </div>
  )
}

const sizes = '(max-width: 62rem) 100vw, 60rem'

/** Near an edge a name is set inwards, so that it is not cut off. */
const edgeAnchor = (x: number) => (x < 20 ? 'start' : x > 80 ? 'end' : 'middle')
const edgeShift = (x: number) => (x < 20 ? '-1em' : x > 80 ? '1em' : undefined)
