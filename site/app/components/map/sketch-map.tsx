import ground from '@shanmen/brand/art/sketch-map.svg'
import { sketchBox } from '@shanmen/brand/art/sketch-map.ts'
import type { ReactNode, RefObject } from 'react'
import { useLanguage } from '../../language/language.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { componentMessages, fillIn } from '../../messages/components.ts'
import { type Frame, frameOf, stretched } from './frame.ts'
import { type Place, placeAnchor } from './place-list.tsx'
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
 * The places on the still ground of the interactive map, in the same view: shown until that map is ready, or instead of it.
 * Everything is placed by SVG attributes, because the pages allow no inline styles; marks have the size of the text.
 */
export function SketchMap({ places, route = false, live, children }: SketchMapProps) {
  const t = componentMessages[useLanguage()]
  const scripted = useHydrated()
  const frame = frameOf(places)
  const marks = marksOf(places, frame)
  const shown = route ? marks : gather(marks)
  const named = route ? marks : withSpace(shown, frame)
  return (
    <div ref={live.box} className={styles.map} data-many={places.length > 3 ? '' : undefined}>
      <div className={styles.frame}>
        {places.length > 0 && (
          <svg
            viewBox={`0 0 ${plane} ${plane * frame.tall}`}
            data-tall={frame.tall}
            role="img"
            aria-hidden={live.shown || undefined}
            aria-label={fillIn(t.map, places.map(({ name }) => name).join(', '))}
          >
            <image href={ground} {...groundIn(frame)} preserveAspectRatio="none" />
            {route && <path className={styles.route} d={pathOf(marks)} />}
            {shown.map((mark) => {
              const { x, y, names, ids } = mark
              const isBare = names.length === 1 && !named.includes(mark)
              return (
                <g key={ids[0]} transform={`translate(${x} ${y})`} className={styles.mark}>
                  <g>
                    {names.length === 1 ? (
                      <>
                        <use id={ids[0]} href="#i-mapPin" x="-18" y="-44" width="36" height="44" />
                        {isBare ? (
                          <title>{names[0]}</title>
                        ) : (
                          <text y="-54" data-edge={edgeOf(mark)}>
                            {names[0]}
                          </text>
                        )}
                      </>
                    ) : (
                      <>
                        <title>{names.join(', ')}</title>
                        <circle r="31" className={styles.halo} />
                        {ids.map((id) => (
                          <circle key={id} id={id} r="24" />
                        ))}
                        <text y="6" className={styles.count}>
                          {names.length}
                        </text>
                      </>
                    )}
                  </g>
                </g>
              )
            })}
          </svg>
        )}
      </div>
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

/** Units of the drawing in a frame's width. */
const plane = 1000

/** A marker of the sketch: one place, or several that are too close. */
type Mark = { x: number; y: number; names: string[]; ids: string[] }

/** The side of the frame that a mark is so near that a name in large text would be cut there. */
const edgeOf = ({ x }: Mark) => (x < plane * 0.15 ? 'start' : x > plane * 0.85 ? 'end' : undefined)

/** Neighbours less far from each other become one mark. */
const near = 90
const round = (value: number) => Math.round(value * 10) / 10

/** A length in degrees in units of the drawing. */
const drawn = (degrees: number, { width }: Frame) => round((degrees / width) * plane)

/** Positions places on the drawing. */
export function marksOf(places: readonly Place[], frame: Frame): Mark[] {
  return places.map(({ name, lng, lat }, index) => ({
    x: drawn(lng - frame.west, frame),
    y: drawn(frame.top - stretched(lat), frame),
    names: [name],
    ids: [placeAnchor(index)],
  }))
}

/** Where the ground lies on the drawing. */
export function groundIn(frame: Frame) {
  const { west, top, width, height } = sketchBox
  return {
    x: drawn(west - frame.west, frame),
    y: drawn(frame.top - top, frame),
    width: drawn(width, frame),
    height: drawn(height, frame),
  }
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
    const group = groups.find(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) < near)
    if (group) {
      group.names.push(...mark.names)
      group.ids.push(...mark.ids)
    } else groups.push({ ...mark, names: [...mark.names], ids: [...mark.ids] })
  }
  return groups
}

/** Pixels of a unit of the drawing in the window of a desktop, whose map is 576 high. */
const scaleOf = ({ tall }: Frame) => Math.min(0.9, 0.42 / tall)
/** Pixels of a name's letters, as wide as they are high in Chinese, and of a pin. */
const letter = { wide: 14, narrow: 7.5, high: 20 }
const pin = { wide: 36, high: 44 }
/** The circle of several, around its point. */
const halo = 62

/** Those whose name covers no other mark and no name before it; the list beside the map has all. */
export function withSpace(marks: readonly Mark[], frame: Frame): Mark[] {
  const scale = scaleOf(frame)
  const boxes = marks.map(({ x, y, names }) =>
    names.length > 1
      ? boxOf(x * scale, y * scale + halo / 2, halo, halo)
      : boxOf(x * scale, y * scale, pin.wide, pin.high),
  )
  const taken: { mark: Mark; box: Box }[] = []
  for (const mark of marks) {
    const [name = ''] = mark.names
    const width = [...name].reduce(
      (sum, character) => sum + (character > '\u2e80' ? letter.wide : letter.narrow),
      0,
    )
    const box = boxOf(mark.x * scale, mark.y * scale - pin.high - 4, width, letter.high)
    const others = boxes.filter((_, index) => marks[index] !== mark)
    if (![...others, ...taken.map(({ box }) => box)].some((other) => overlap(box, other)))
      taken.push({ mark, box })
  }
  return taken.map(({ mark }) => mark)
}

type Box = { left: number; right: number; top: number; bottom: number }

/** Around a point in the middle of its lower edge. */
const boxOf = (x: number, y: number, wide: number, high: number): Box => ({
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - high,
  bottom: y,
})

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
