import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ListedPlace, placeAnchor } from '../components/map/place-list.tsx'
import { useShell } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { Icon } from '../lib/icon.tsx'
import { mapMessages } from '../messages/map.ts'
import { cardOf } from './card.ts'
import { gcj02 } from './coordinates.ts'
import './live-map.css'
import './markers.css'
import { namesOf } from './markers.ts'
import { type Provider, storeChoice, storedChoice, useMapView } from './show-map.ts'
import { type Walk, WalkingPanel } from './walking-panel.tsx'

type LiveMapProps = {
  places: readonly ListedPlace[]
  route: boolean
  /** A card of the page covers the left of the map. */
  card: boolean
  /** Whether the map covers the sketch now. */
  onShown: (shown: boolean) => void
}

/** From this width on a card is over the map instead of below it (`sketch-map.module.css`). */
const wide = '(min-width: 62.01rem)'
/** Pixels of so many rem over a wide map; over a narrow one nothing lies. */
const overWideMap = (rem: number) =>
  matchMedia(wide).matches ? rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) : 0
/** Of the page's card and of the open walking route: twenty rem and the distance from the edge. */
const cardRem = 21
/** Of the button that opens the walking route: its height and the distances above and below. */
const walkButtonRem = 4.75

/** The moving map with its controls and the walking route, over the sketch that stays beneath. */
export function LiveMap({ places, route, card, onShown }: LiveMapProps) {
  const language = useLanguage()
  const t = mapMessages[language]
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [walk, setWalk] = useState<Walk>({ open: false, to: places[0]?.id ?? '', chosen: false })
  const hasAmap = useShell()?.settings.amap ?? false
  const [choice, setChoice] = useState<{ provider: Provider } | undefined>(() => {
    const provider = hasAmap ? storedChoice() : 'own'
    return provider && { provider }
  })
  // Other places or another language need another map: the page renders it with another key.
  const [scene] = useState(() => ({
    places: places.map(({ id, name, lng, lat }) => ({ id, name, at: gcj02(lng, lat) })),
    language,
    cluster: !route,
    line: route ? places.map(({ lng, lat }) => gcj02(lng, lat)) : [],
    covered: card ? overWideMap(cardRem) : 0,
    coveredByWalk: overWideMap(cardRem),
    coveredAbove: overWideMap(walkButtonRem),
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    cardOf: (id: string) => {
      // On a wide map they would cover each other.
      if (matchMedia(wide).matches) setWalk((walk) => ({ ...walk, open: false }))
      return cardOf(
        places.find((place) => place.id === id),
        language,
        { navigate, walk: (to) => setWalk({ open: true, to, chosen: true }) },
      )
    },
  }))
  const { view, note, again = false } = useMapView(box, scene, choice)
  useEffect(() => onShown(view !== undefined), [view, onShown])
  useEffect(() => {
    // A link to a place on the page's map: the sketch has its mark, this map opens it.
    const openLinked = () => {
      const place = scene.places.find((_, index) => location.hash === `#${placeAnchor(index)}`)
      if (place) view?.open(place.id)
    }
    openLinked()
    // Followed once more it does not change the hash.
    const openAgain = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      if (link?.hash === location.hash) openLinked()
    }
    addEventListener('hashchange', openLinked)
    document.addEventListener('click', openAgain)
    return () => {
      removeEventListener('hashchange', openLinked)
      document.removeEventListener('click', openAgain)
    }
  }, [view, scene])
  const choose = (next: Provider) => {
    storeChoice(next)
    setChoice({ provider: next })
    // The question disappears with its answer, and had the focus.
    if (!choice) stage.current?.focus({ preventScroll: true })
  }
  const isAmap = choice?.provider === 'amap' && !again
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a map is no set of form fields */}
      <div
        ref={stage}
        className="map-stage"
        data-shown={view ? '' : undefined}
        data-route={route ? '' : undefined}
        role="group"
        aria-label={t.map(namesOf(places, language))}
        tabIndex={-1}
      >
        <div ref={box} />
        {!choice && <Consent choose={choose} />}
        {view && (
          <div className="map-zoom">
            <button type="button" aria-label={t.zoomIn} onClick={() => view.zoom(1)}>
              <Icon name="plus" />
            </button>
            <button type="button" aria-label={t.zoomOut} onClick={() => view.zoom(-1)}>
              <Icon name="minus" />
            </button>
          </div>
        )}
        <p role="status" className="map-note">
          {note}
        </p>
      </div>
      {hasAmap && choice && (
        <button type="button" className="map-switch" onClick={() => choose(isAmap ? 'own' : 'amap')}>
          {isAmap ? t.consent.toOwn : again ? t.consent.again : t.consent.toAmap}
        </button>
      )}
      {view && <WalkingPanel view={view} places={scene.places} walk={walk} setWalk={setWalk} />}
    </>
  )
}

/** Asks once which map to show, since AMap learns of the visitor. Both answers look the same. */
function Consent({ choose }: { choose: (provider: Provider) => void }) {
  const t = mapMessages[useLanguage()].consent
  const id = useId()
  return (
    <section className="map-consent" aria-labelledby={id}>
      <p id={id}>
        <b>{t.title}</b>
      </p>
      <p>{t.text}</p>
      <p className="map-consent-buttons">
        <button type="button" className="btn btn--s" onClick={() => choose('amap')}>
          {t.amap}
        </button>
        <button type="button" className="btn btn--s" onClick={() => choose('own')}>
          {t.own}
        </button>
      </p>
    </section>
  )
}
