import type { Data } from '@shanmen/contract/schemas.ts'
import { Icon } from '../shell/icon.tsx'
import { Gallery } from './gallery.tsx'
import styles from './project-block.module.css'
import { Prose } from './prose.tsx'

type Venue = Data<'partyBuilding'>['organization']['positions'][number]

/** A party-building venue: pictures, address, opening hours, what happens there. */
export function VenueCard({ venue }: { venue: Venue }) {
  return (
    <article className={styles.block}>
      <div>
        <Gallery images={venue.images} />
      </div>
      <div>
        <h3>{venue.name}</h3>
        <p className="meta">
          <span>
            <Icon name="pin" />
            {venue.address}
          </span>
          <span>
            <Icon name="clock" />
            {venue.openHours}
          </span>
        </p>
        <Prose html={venue.content} />
      </div>
    </article>
  )
}
