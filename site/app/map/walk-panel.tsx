import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../language/language.ts'
import { Icon } from '../lib/icon.tsx'
import { map as allWords } from '../messages/map.ts'
import type { Gcj02 } from './coordinates.ts'
import type { MapPlace, MapView, Way } from './map-view.ts'
import { askPosition } from './position.ts'
import { useStarts } from './use-starts.ts'
import { WayResult } from './way-result.tsx'

type Props = {
  view: MapView
  places: readonly MapPlace[]
  /** The place that the visitor asked to walk to on the map. */
  target: { id: string } | undefined
  open: boolean
  setOpen: (open: boolean) => void
}

const here = 'here'
type Answer = Way | { found: false; why: 'denied' | 'unknown' }

/** The way on foot: from a station, another place or where the visitor stands, to one of the map's places (R278). */
export function WalkPanel({ view, places, target, open, setOpen }: Props) {
  const language = useLanguage()
  const words = allWords[language]
  const id = useId()
  const [to, setTo] = useState(places[0]?.id ?? '')
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
    // On a low map the panel scrolls; what was asked for is seen.
    if (answer) said.current?.parentElement?.scrollTo({ top: said.current.offsetTop })
  }, [answer])

  /** Drops the way shown and the one still looked for: neither belongs to another start or end. */
  const reset = useCallback(() => {
    asked.current += 1
    view.clearWalk()
    setAnswer(undefined)
    setBusy('')
  }, [view])
  useEffect(() => {
    if (!target) return
    reset()
    setTo(target.id)
    view.close()
    finder.current?.focus()
  }, [target, view, reset])
  const find = async () => {
    if (!end) return
    reset()
    const turn = asked.current
    let position: Gcj02 | undefined = starts.find((each) => each.id === start)?.at
    let result: Answer
    try {
      if (!position) setBusy(words.asking)
      position ??= await askPosition()
      if (turn !== asked.current) return
      setBusy(words.finding)
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
        onClick={() => setOpen(!open)}
      >
        <Icon name="walk" />
        {words.ways}
      </button>
      <form
        id={id}
        hidden={!open}
        onSubmit={(event) => {
          event.preventDefault()
          void find()
        }}
      >
        <label>
          {words.from}
          <select
            value={start}
            onChange={(event) => {
              reset()
              setFrom(event.target.value)
            }}
          >
            {starts.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
            <option value={here}>{words.here}</option>
          </select>
        </label>
        {places.length > 1 && (
          <label>
            {words.to}
            <select
              value={to}
              onChange={(event) => {
                reset()
                setTo(event.target.value)
              }}
            >
              {places.map((place) => (
                <option key={place.id} value={place.id}>
                  {place.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <p className="map-walk-buttons">
          <button ref={finder} type="submit" className="btn btn--p btn--s">
            {words.find}
          </button>
          {answer?.found && (
            <button
              type="button"
              className="btn btn--g btn--s"
              onClick={() => {
                reset()
                // This button goes with the way.
                finder.current?.focus()
              }}
            >
              {words.clear}
            </button>
          )}
        </p>
        <div ref={said} role="status">
          {busy && <p>{busy}</p>}
          {answer && !answer.found && <p className="map-why">{words.why[answer.why]}</p>}
          {answer?.found && <WayResult way={answer} />}
        </div>
      </form>
    </div>
  )
}
