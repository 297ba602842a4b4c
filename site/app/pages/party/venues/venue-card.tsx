import type { Data } from '@shanmen/contract/schemas.ts'
import { Prose } from '../../../components/article/prose.tsx'
import styles from '../../../components/card/project-block.module.css'
import { Gallery } from '../../../components/media/gallery.tsx'
import { Icon } from '../../../lib/icon.tsx'

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
