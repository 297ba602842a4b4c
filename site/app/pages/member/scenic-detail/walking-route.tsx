import type { Data } from '@shanmen/contract/schemas.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { PlaceList } from '../../../components/map/place-list.tsx'
import { PlaceMap } from '../../../components/map/place-map.tsx'
import { useLanguage } from '../../../language/language.ts'
import { eyebrows, member } from '../../../messages/member.ts'
import styles from '../shared/map.module.css'
import { RouteSteps } from './route-steps.tsx'

type Props = { id: string; route: Data<'scenicDetail'>['route'] }

/** The walk through a place on the sketch map, stop by stop, and each stop for the map on the visitor's phone. */
export function Walk({ id, route }: Props) {
  const words = member[useLanguage()]
  const stops = route.stops.map((stop) => ({ ...stop, id: stop.name }))
  return (
    <section id={id} className="sec sec--silk" aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <SectionHead id={`${id}-title`} eyebrow={eyebrows.route} title={route.title || words.walk} />
        <div className={styles.map}>
          <PlaceMap places={stops} route>
            <RouteSteps route={route} />
          </PlaceMap>
        </div>
        <div className={styles.stops}>
          <PlaceList places={stops} />
        </div>
      </div>
    </section>
  )
}
