import { styled } from '@mui/material/styles'
import type { Place } from '@shanmen/content/fields.ts'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { cities, clampPin, gridLines, placeOf, size, toPixels, toPlace, type View } from './coordinates.ts'

const MapCanvas = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.default,
  '& .grid': { stroke: theme.palette.divider, strokeWidth: 0.5 },
  '& .degree': { fill: theme.palette.text.secondary, fontSize: 11 },
  '& .city': { fill: theme.palette.text.primary, fontSize: 13 },
  '& .dot': { fill: theme.palette.text.secondary },
  '& .pin': { fill: theme.palette.primary.main, cursor: 'grab' },
  '& .pin:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 3 },
}))

type PlaceMapProps = {
  view: View
  place: Place | undefined
  /** Dragged or moved by keys, in many small steps. */
  onPlace: (place: Place) => void
  onClick: (place: Place) => void
  disabled: boolean
  pinId: string
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A finger on the pin drags it instead of scrolling the page: `touch-action` has no effect on SVG elements. */
function preventTouchScroll(pin: SVGGElement) {
  const prevent = (event: TouchEvent) => event.preventDefault()
  pin.addEventListener('touchstart', prevent, { passive: false })
  return () => pin.removeEventListener('touchstart', prevent)
}

/**
 * A grid with cities as SVG: no tiles are requested. The pin is dragged up to the edge, moved by arrow keys or by a
 * click; a finger that swipes elsewhere scrolls the page.
 */
export function PlaceMap({ view, place, onPlace, onClick, disabled, pinId }: PlaceMapProps) {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const svg = useRef<SVGSVGElement>(null)
  const corner = toPlace(view, { x: 0, y: size.height })
  const opposite = toPlace(view, { x: size.width, y: 0 })
  const pin = place && toPixels(view, place)
  /** From the pointer that drags the pin to its tip. */
  const dragOffset = useRef<{ x: number; y: number }>(undefined)
  const put = ({ x, y }: { x: number; y: number }, report = onPlace) => {
    if (disabled) return
    const { lng, lat } = toPlace(view, { x, y })
    report(placeOf(Math.min(180, Math.max(-180, lng)), Math.min(90, Math.max(-90, lat))))
  }
  const pointOf = (event: MouseEvent) => {
    const { left, top, width, height } = svg.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return {
      x: ((event.clientX - left) / width) * size.width,
      y: ((event.clientY - top) / height) * size.height,
    }
  }
  const onPointerDown = (event: PointerEvent) => {
    if (!pin || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { x, y } = pointOf(event)
    dragOffset.current = { x: pin.x - x, y: pin.y - y }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!dragOffset.current) return
    const { x, y } = pointOf(event)
    put(clampPin({ x: x + dragOffset.current.x, y: y + dragOffset.current.y }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow || !pin) return
    event.preventDefault()
    const far = event.shiftKey ? 20 : 2
    put({ x: pin.x + arrow[0] * far, y: pin.y + arrow[1] * far })
  }
  return (
    <MapCanvas
      ref={svg}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="group"
      aria-label={t.placeMap}
      onClick={(event) => put(pointOf(event), onClick)}
    >
      {gridLines(corner.lng, opposite.lng).map((lng) => {
        const { x } = toPixels(view, { lng, lat: view.lat })
        return (
          <g key={lng}>
            <line className="grid" x1={x} x2={x} y1={0} y2={size.height} />
            <text className="degree" x={x + 3} y={size.height - 5}>
              {lng}°
            </text>
          </g>
        )
      })}
      {gridLines(corner.lat, opposite.lat).map((lat) => {
        const { y } = toPixels(view, { lng: view.lng, lat })
        return (
          <g key={lat}>
            <line className="grid" x1={0} x2={size.width} y1={y} y2={y} />
            <text className="degree" x={3} y={y - 3}>
              {lat}°
            </text>
          </g>
        )
      })}
      {cities.map((city) => {
        const { x, y } = toPixels(view, city)
        return (
          <g key={city.en}>
            <circle className="dot" cx={x} cy={y} r={2.5} />
            <text className="city" x={x + 6} y={y + 4}>
              {city[language]}
            </text>
          </g>
        )
      })}
      {pin && (
        // biome-ignore lint/a11y/useSemanticElements: a slider of two directions has no element of its own
        <g
          id={pinId}
          className="pin"
          role="button"
          tabIndex={disabled ? -1 : 0}
          aria-label={`${t.placePin}: ${place.lng}, ${place.lat}`}
          onKeyDown={onKeyDown}
          ref={disabled ? undefined : preventTouchScroll}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onLostPointerCapture={() => (dragOffset.current = undefined)}
          onClick={(event) => event.stopPropagation()}
          transform={`translate(${pin.x} ${pin.y})`}
        >
          {/* Room for a finger. */}
          <circle r={30} cy={-18} fill="transparent" />
          <path d="M0 0C-3-9-11-14-11-23a11 11 0 1 1 22 0C11-14 3-9 0 0Z" />
        </g>
      )}
    </MapCanvas>
  )
}
