import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../language/language.ts'
import { mapTimeoutMs } from '../../map/map-view.ts'
import { componentMessages } from '../../messages/components.ts'
import listStyles from './place-list.module.css'
import { type ListedPlace, PlaceList } from './place-list.tsx'
import { SketchMap } from './sketch-map.tsx'

type LiveMap = typeof import('../../map/live-map.tsx').LiveMap

type Props = {
  places: readonly ListedPlace[]
  /** The places are the stops of a walk, in their order. */
  route?: boolean
  /** A card over the map's corner, below it on phones: the steps of a route. */
  children?: ReactNode
}

/**
 * Places on a map. The page has the sketch; the interactive map, half a megabyte, is loaded when the sketch scrolls into
 * view, and covers it. Without script, or when it does not load, the sketch stays and one line says why. Pair it
 * with a `PlaceList`, its text alternative.
 */
export function PlaceMap({ places, route = false, children }: Props) {
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ Live: LiveMap } | 'lost'>()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!box.current) return
    let late: ReturnType<typeof setTimeout> | undefined
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      // A map that loads later is still shown.
      late = setTimeout(() => setLive('lost'), mapTimeoutMs)
      import('../../map/live-map.tsx')
        .then(
          ({ LiveMap }) => setLive({ Live: LiveMap }),
          () => setLive('lost'),
        )
        .finally(() => clearTimeout(late))
    })
    watch.observe(box.current)
    return () => {
      watch.disconnect()
      clearTimeout(late)
    }
  }, [])
  const Live = typeof live === 'object' ? live.Live : undefined
  return (
    <SketchMap
      places={places}
      route={route}
      live={{
        box,
        shown,
        note: live === 'lost' ? componentMessages[language].mapLost : undefined,
        map: Live && (
          <Live
            key={`${language} ${places.map(({ id }) => id).join(' ')}`}
            places={places}
            route={route}
            card={Boolean(children)}
            onShown={setShown}
          />
        ),
      }}
    >
      {children}
    </SketchMap>
  )
}

/** Places on a map and the same places as a list below it. */
export function MappedPlaces({ places, route, children }: Props) {
  return (
    <>
      <div className={listStyles.map}>
        <PlaceMap places={places} route={route}>
          {children}
        </PlaceMap>
      </div>
      <PlaceList places={places} />
    </>
  )
}
