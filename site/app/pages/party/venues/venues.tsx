import type { Data } from '@shanmen/contract/schemas.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import styles from '../../../components/card/project-block.module.css'
import { Gallery } from '../../../components/media/gallery.tsx'
import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import shared from '../shared/party.module.css'
import type { Route } from './+types/venues.ts'

const load = staticLoader('partyBuilding')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'venues', partyMessages)

export default function Venues({ loaderData }: Route.ComponentProps) {
  const t = partyMessages[useLanguage()]
  return (
    <SectionPage page="venues">
      <TitledSection id="venues" {...t.venues}>
        <div className={shared.venues}>
          {loaderData.organization.positions.map((venue) => (
            <VenueCard key={venue.id} venue={venue} />
          ))}
        </div>
      </TitledSection>
    </SectionPage>
  )
}

type Venue = Data<'partyBuilding'>['organization']['positions'][number]

/** A party-building venue: pictures, address, opening hours, what happens there. */
function VenueCard({ venue }: { venue: Venue }) {
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
