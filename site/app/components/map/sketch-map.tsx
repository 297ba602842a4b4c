import ground from '@shanmen/brand/art/sketch-map.svg'
import { sketchLand } from '@shanmen/brand/art/sketch-map.ts'
import type { ReactNode, RefObject } from 'react'
import { useLanguage } from '../../language/language.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { componentMessages, fillIn } from '../../messages/components.ts'
import type { Place } from './place-list.tsx'
import styles from './sketch-map.module.css'

type SketchMapProps = {
  places: readonly Place[]
  /** Draws a dotted line through the places in their order. */
  route?: boolean
  /** The interactive map, which covers the sketch once `shown`, and a note when it cannot be loaded. */
  live: { box: RefObject<HTMLDivElement | null>; map: ReactNode; shown: boolean; note: string | undefined }
  /** A card over the map's corner, below it on phones: the steps of a route. */
  children?: ReactNode
}

/**
 * A topographic sketch with the places in their true relation: shown until the interactive map is ready, or instead of it.
 * Everything is placed by SVG attributes in percent, because the pages allow no inline styles.
 */
export function SketchMap({ places, route = false, live, children }: SketchMapProps) {
  const t = componentMessages[useLanguage()]
  const scripted = useHydrated()
  const marks = marksOf(places, Boolean(children))
  return (
    <div ref={live.box} className={styles.map} data-many={places.length > 3 ? '' : undefined}>
      <svg
        className={styles.ground}
        role="img"
        aria-hidden={live.shown || undefined}
        aria-label={fillIn(t.map, places.map(({ name }) => name).join(', '))}
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
      {!scripted && <p className={`${styles.note} ${styles.late}`}>{t.mapStill}</p>}
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

/** A marker of the sketch in percent of its width and height: one place, or several that are too close. */
type Mark = { x: number; y: number; names: string[] }

// Margins for the pins and their names, in percent: a name above a pin, a line of text below it.
const sides = [14, 14] as const
const ends = [26, 14] as const
/** The margins when a card covers the left of the sketch. */
const besideCard = [45, 14] as const
const near = 7
const round = (value: number) => Math.round(value * 10) / 10

/** Positions places on the sketch, the outermost near its edges; a single place on land. */
export function marksOf(places: readonly Place[], card = false): Mark[] {
  const x = scale(
    places.map(({ lng }) => lng),
    card ? besideCard : sides,
    sketchLand[0],
  )
  const y = scale(
    places.map(({ lat }) => -lat),
    ends,
    sketchLand[1],
  )
  return places.map(({ name, lng, lat }) => ({ x: x(lng), y: y(-lat), names: [name] }))
}

/** A soft line through the marks, as an SVG path. */
export function pathOf(marks: readonly Mark[]): string {
  return marks
    .map(({ x, y }, index) => {
      const last = marks[index - 1]
      if (!last) return `M${x} ${y}`
      const before = marks[index - 2] ?? last
      const after = marks[index + 1] ?? { x, y }
      const from = [last.x + (x - before.x) / 6, last.y + (y - before.y) / 6]
      const to = [x - (after.x - last.x) / 6, y - (after.y - last.y) / 6]
      return `C${[...from, ...to, x, y].map(round).join(' ')}`
    })
    .join('')
}

/** Merges markers that would cover each other. */
export function gather(marks: readonly Mark[]): Mark[] {
  const groups: Mark[] = []
  for (const mark of marks) {
    const group = groups.find(({ x, y }) => Math.abs(x - mark.x) < near && Math.abs(y - mark.y) < near * 1.6)
    if (group) group.names.push(...mark.names)
    else groups.push({ ...mark, names: [...mark.names] })
  }
  return groups
}

function scale(
  values: readonly number[],
  [from, to]: readonly [number, number],
  single: number,
): (value: number) => number {
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  const available = 100 - from - to
  return (value) => round(from + (span === 0 ? single : (value - least) / span) * available)
}
