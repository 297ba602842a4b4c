import type { ReactNode, RefObject } from 'react'
import { useLanguage } from '../../language/language.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { fillIn, parts } from '../../messages/components.ts'
import type { Place } from './place-links.ts'
import styles from './sketch-map.module.css'
import ground from './sketch-map.svg'
import { gather, marksOf, pathOf } from './sketch-points.ts'

type Props = {
  places: readonly Place[]
  /** Draws a dotted line through the places in their order. */
  route?: boolean
  /** The moving map, which lies over the sketch as soon as `shown`; and what is to be said when it cannot come. */
  live: { box: RefObject<HTMLDivElement | null>; map: ReactNode; shown: boolean; note: string | undefined }
  /** A card over the map's corner, below it on phones: the steps of a route. */
  children?: ReactNode
}

/**
 * A topographic ground with the places in their true relation: what stands until a map moves, and where none can.
 * Everything is placed by SVG attributes in percent, because the pages allow no inline styles.
 */
export function MapGround({ places, route = false, live, children }: Props) {
  const words = parts[useLanguage()]
  const scripted = useHydrated()
  const marks = marksOf(places, Boolean(children))
  return (
    <div ref={live.box} className={styles.map} data-many={places.length > 3 ? '' : undefined}>
      <svg
        className={styles.ground}
        role="img"
        aria-hidden={live.shown || undefined}
        aria-label={fillIn(words.map, places.map(({ name }) => name).join(', '))}
      >
        <image href={ground} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />
        {route && (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
            <path className={styles.route} d={pathOf(marks)} />
          </svg>
        )}
        {(route ? marks : gather(marks)).map(({ x, y, names }) => (
          <svg key={`${x} ${y}`} x={`${x}%`} y={`${y}%`} className={styles.mark}>
            <title>{names.join(', ')}</title>
            {names.length === 1 ? (
              <>
                <use href="#i-mapPin" x="-18" y="-44" width="36" height="44" />
                <text x={edgeShift(x)} y="-54" textAnchor={edgeAnchor(x)}>
                  {names[0]}
                </text>
              </>
            ) : (
              <>
                <circle r="31" className={styles.halo} />
                <circle r="24" />
                <text y="6" className={styles.count}>
                  {names.length}
                </text>
              </>
            )}
          </svg>
        ))}
      </svg>
      {!scripted && <p className={`${styles.note} ${styles.late}`}>{words.mapStill}</p>}
      {live.map}
      {live.note && (
        <p role="status" className={styles.note}>
          {live.note}
        </p>
      )}
      {children && <div className={styles.card}>{children}</div>}
    </div>
  )
}

/** Near an edge a name is set inwards, so that it is not cut off. */
const edgeAnchor = (x: number) => (x < 25 ? 'start' : x > 75 ? 'end' : 'middle')
const edgeShift = (x: number) => (x < 25 ? -18 : x > 75 ? 18 : 0)
