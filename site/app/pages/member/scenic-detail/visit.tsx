import type { Data } from '@shanmen/contract/schemas.ts'
import { Facts, Panel } from '../../../components/article/panel.tsx'
import { PhoneLink } from '../../../components/article/phone-link.tsx'
import { RichText } from '../../../components/article/prose.tsx'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { Status } from '../../../components/feedback/status.tsx'
import { MapLinks, PlaceList } from '../../../components/map/place-list.tsx'
import { PlaceMap } from '../../../components/map/place-map.tsx'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { componentMessages, joined } from '../../../messages/components.ts'
import { eyebrows, memberMessages } from '../../../messages/member.ts'
import mapStyles from '../shared/map.module.css'
import { Hours, Lines } from './hours.tsx'
import type { Scenic } from './load-scenic.ts'
import styles from './scenic-detail.module.css'

/** What a visitor must know before setting out: open today, hours, tickets, stay, telephone. */
export function VisitPanel({ scenic }: { scenic: Scenic }) {
  const t = memberMessages[useLanguage()]
  const { hours, opening } = scenic
  const seasons = hours?.seasons ?? []
  const exceptions = hours?.exceptions.map((day) => ({ ...day, text: `${day.label} ${day.text}` })) ?? []
  const state = opening ? opening.isOpen : scenic.openToday
  return (
    <Panel title={t.visit} aside>
      <p className={styles.state}>
        <Status of="scenic" is={state ? 'open' : 'closed'} text={opening?.text} />
      </p>
      {hours && <Hours hours={hours} />}
      <Facts
        rows={[
          [t.hours, scenic.openHours],
          [t.seasons, seasons.length > 1 && <Lines key="s" lines={seasons} />],
          [t.exceptions, exceptions.length > 0 && <Lines key="e" lines={exceptions} />],
          [t.remark, hours?.remark],
          [t.stay, scenic.duration],
          [t.level, scenic.level],
          [t.phone, scenic.tel && <PhoneLink key="tel" className="num" phone={scenic.tel} />],
        ]}
      />
      <Tickets tickets={scenic.ticket} />
      {scenic.website && (
        <a className={`more ${styles.site}`} href={scenic.website} rel="noopener">
          {t.site}
        </a>
      )}
    </Panel>
  )
}

/** The tickets, and where to book: a button to the first address, and a link in each row that has another. */
export function Tickets({ tickets }: { tickets: Scenic['ticket'] }) {
  const t = memberMessages[useLanguage()]
  const booking = tickets.find(({ url }) => url)?.url
  if (tickets.length === 0) return null
  return (
    <>
      <ul className={styles.tickets} aria-label={t.tickets}>
        {tickets.map(({ name, price, url }) => (
          <li key={name}>
            <span>
              {name}
              {url && url !== booking && (
                <a className="more" href={url} rel="noopener" aria-label={`${name}: ${t.book}`}>
                  {t.book}
                </a>
              )}
            </span>
            <b className="num">{price}</b>
          </li>
        ))}
      </ul>
      {booking && (
        <a className="btn btn--p" href={booking} rel="noopener">
          {t.book}
        </a>
      )}
    </>
  )
}

type WalkingRouteProps = { id: string; route: Data<'scenicDetail'>['route'] }

/** The tour through a scenic spot on the map, with links to each stop in AMap. */
export function WalkingRoute({ id, route }: WalkingRouteProps) {
  const t = memberMessages[useLanguage()]
  const stops = route.stops.map((stop) => ({ ...stop, id: stop.name }))
  return (
    <section id={id} className="sec sec--silk" aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <SectionHead id={`${id}-title`} eyebrow={eyebrows.route} title={route.title || t.walk} />
        <div className={mapStyles.map}>
          <PlaceMap places={stops} route>
            <RouteSteps route={route} />
          </PlaceMap>
        </div>
        <div className={mapStyles.stops}>
          <PlaceList places={stops} />
        </div>
      </div>
    </section>
  )
}

/** The stops of a walk, one below the other. */
function RouteSteps({ route }: { route: Data<'scenicDetail'>['route'] }) {
  const t = componentMessages[useLanguage()]
  return (
    <>
      <p className={styles.head}>
        <Icon name="walk" />
        <b>{joined(t.route, route.distance)}</b>
      </p>
      <ol className={styles.steps}>
        {route.stops.map((stop) => (
          <li key={stop.name}>
            <b>{stop.name}</b>
            <span className="mute">{stop.text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** `map`: the part of the page with a map of the place. */
type GettingThereProps = { id: string; scenic: Scenic; map: string | undefined }

/** The address with its map links, and the directions. */
export function GettingThere({ id, scenic, map }: GettingThereProps) {
  const place = { name: scenic.title, lng: scenic.lng, lat: scenic.lat }
  return (
    <section id={id} className="sec sec--tight" aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.there}`}>
        <div>
          <p className="eyebrow" lang="en">
            {eyebrows.directions}
          </p>
          <h2 id={`${id}-title`}>{memberMessages[useLanguage()].traffic}</h2>
          <address>{scenic.address}</address>
          <MapLinks place={place} map={map} />
        </div>
        <RichText className={styles.directions} html={scenic.traffic} />
      </div>
    </section>
  )
}
