import { type Language, labelIn } from '@shanmen/contract/languages.ts'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../language/language.ts'
import { Icon } from '../lib/icon.tsx'
import { mapMessages } from '../messages/map.ts'
import { type Gcj02, showMetres, toGcj02, wgs84 } from './coordinates.ts'
import type { MapPlace, MapView, WalkingRoute } from './map-view.ts'
import { type Region, readRegion, stationsNear } from './region/read-region.ts'

type WalkingPanelProps = {
  view: MapView
  places: readonly MapPlace[]
  walk: Walk
  setWalk: Dispatch<SetStateAction<Walk>>
}

/** Whether the panel is open, and the destination; `chosen` until the panel has taken one that was chosen on the map. */
export type Walk = { open: boolean; to: string; chosen: boolean }

const here = 'here'
type Answer = WalkingRoute | { found: false; why: 'denied' | 'unknown' }

/** The walking route from a station, another place or the visitor's position to one of the map's places. */
export function WalkingPanel({ view, places, walk, setWalk }: WalkingPanelProps) {
  const language = useLanguage()
  const t = mapMessages[language]
  const id = useId()
  const { open, to, chosen } = walk
  const [from, setFrom] = useState('')
  const [busy, setBusy] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  const asked = useRef(0)
  const end = places.find((place) => place.id === to)
  const starts = useStarts(open, end, places, language)
  const start = from === here || starts.some((each) => each.id === from) ? from : (starts[0]?.id ?? here)

  const finder = useRef<HTMLButtonElement>(null)
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a low map the panel scrolls to the result.
    if (answer) said.current?.parentElement?.scrollTo({ top: said.current.offsetTop })
  }, [answer])

  /** Drops the shown route and a pending search: both belong to the old start or destination. */
  const reset = useCallback(() => {
    asked.current += 1
    view.clearWalk()
    setAnswer(undefined)
    setBusy('')
  }, [view])
  useEffect(() => {
    if (!chosen) return
    // Once: another map has a panel of its own for the same destination.
    setWalk((walk) => ({ ...walk, chosen: false }))
    reset()
    view.close()
    finder.current?.focus()
  }, [chosen, view, reset, setWalk])
  useEffect(
    () => () => {
      // A position that arrives after the panel has gone would draw a route without its text.
      asked.current += 1
    },
    [],
  )
  const find = async () => {
    if (!end) return
    reset()
    const turn = asked.current
    let position: Gcj02 | undefined = starts.find((each) => each.id === start)?.at
    let result: Answer
    try {
      if (!position) setBusy(t.asking)
      position ??= await requestPosition()
      if (turn !== asked.current) return
      setBusy(t.finding)
      result = await view.walk(position, end)
    } catch (why) {
      result = { found: false, why: why === 'denied' ? 'denied' : 'unknown' }
    }
    if (turn !== asked.current) return
    setBusy('')
    setAnswer(result)
  }
  return (
    <div className="map-walk" data-open={open ? '' : undefined}>
      <button
        type="button"
        className="map-walk-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setWalk({ ...walk, open: !open })}
      >
        <Icon name="walk" />
        {t.route}
      </button>
      <form
        id={id}
        hidden={!open}
        onSubmit={(event) => {
          event.preventDefault()
          void find()
        }}
      >
        <PlaceField
          label={t.from}
          value={start}
          places={[...starts, { id: here, name: t.here }]}
          onChange={(id) => {
            reset()
            setFrom(id)
          }}
        />
        {places.length > 1 && (
          <PlaceField
            label={t.to}
            value={to}
            places={places}
            onChange={(to) => {
              reset()
              setWalk({ ...walk, to })
            }}
          />
        )}
        <p className="map-walk-buttons">
          <button ref={finder} type="submit" className="btn btn--p btn--s">
            {t.find}
          </button>
          {answer?.found && (
            <button
              type="button"
              className="btn btn--g btn--s"
              onClick={() => {
                reset()
                // This button disappears with the route.
                finder.current?.focus()
              }}
            >
              {t.clear}
            </button>
          )}
        </p>
        <div ref={said} role="status">
          {busy && <p>{busy}</p>}
          {answer && !answer.found && <p className="map-why">{t.why[answer.why]}</p>}
          {answer?.found && <RouteResult route={answer} />}
        </div>
      </form>
    </div>
  )
}

type PlaceFieldProps = {
  label: string
  value: string
  places: readonly { id: string; name: string }[]
  onChange: (id: string) => void
}

function PlaceField({ label, value, places, onChange }: PlaceFieldProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The starts of a route: stations near its destination, then the other places. Stations are loaded when needed. */
function useStarts(
  wanted: boolean,
  end: MapPlace | undefined,
  places: readonly MapPlace[],
  language: Language,
): MapPlace[] {
  const [region, setRegion] = useState<Region>()
  useEffect(() => {
    // Without stations a route can still start at the other places and at the visitor's position.
    if (wanted) readRegion().then(setRegion, () => undefined)
  }, [wanted])
  if (!end) return []
  const stations = region ? stationsNear(region, end.at, 4) : []
  return [
    ...stations.map(({ name, at }) => ({ id: `station ${name.en}`, name: labelIn(name, language), at })),
    ...places.filter(({ id }) => id !== end.id),
  ]
}

/** The visitor's position, requested from the device when they submit. Rejects with the reason when it is unknown. */
function requestPosition(): Promise<Gcj02> {
  return new Promise((resolve, reject: (why: 'denied' | 'unknown') => void) => {
    if (!('geolocation' in navigator)) return reject('unknown')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(toGcj02(wgs84(coords.longitude, coords.latitude))),
      ({ code }) => reject(code === 1 ? 'denied' : 'unknown'),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 },
    )
  })
}

/** A walking route as text: its length, its minutes and its steps. */
function RouteResult({ route }: { route: Extract<WalkingRoute, { found: true }> }) {
  const language = useLanguage()
  return (
    <>
      <p className="map-total">
        <b>{mapMessages[language].total(showMetres(route.metres, language), route.minutes)}</b>
      </p>
      <ol className="map-steps">
        {route.steps.map(({ text, metres }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may come twice in one route, which never changes.
          <li key={`${index} ${text} ${metres}`}>{text}</li>
        ))}
      </ol>
    </>
  )
}
