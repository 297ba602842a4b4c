import { partyBrand } from '@shanmen/brand/messages/party.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { LakeMap } from '../../../components/map/lake-map.tsx'
import { Gallery } from '../../../components/media/gallery.tsx'
import { Picture } from '../../../components/media/picture.tsx'
import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { capital, listNumber, showCount } from '../../../lib/numerals.ts'
import { fillIn } from '../../../messages/components.ts'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/venues.ts'
import styles from './venues.module.css'

const load = staticLoader('partyBuilding', ({ organization }) => organization.positions.length)

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'venues', partyMessages)

/** One map and its rooms: each pin and each line of the list leads to a room below. */
export default function Venues({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = partyMessages[language].venues
  const venues = loaderData.organization.positions
  const pins = venues.flatMap(({ id, name, at }, index) =>
    at ? [{ id, name, href: `#${id}`, mark: listNumber(index + 1, language), ...at }] : [],
  )
  return (
    <SectionPage page="venues">
      <section className={`wrap ${styles.page}`} aria-labelledby="venues">
        <h2 id="venues">
          {venues.length > 1 ? capital(fillIn(t.title, showCount(venues.length, language))) : t.single}
        </h2>
        {pins.length > 0 && (
          <div className={styles.where}>
            <LakeMap label={t.map} alt={partyBrand[language].lakeMap} pins={pins} />
            <ol className={styles.index}>
              {venues.map(({ id, name, openHours }, index) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <Mark index={index} />
                    <b>{name}</b>
                    <small>{openHours}</small>
                  </a>
                </li>
              ))}
            </ol>
          </div>
        )}
        <ol className={styles.rooms}>
          {venues.map((venue, index) => (
            <Room key={venue.id} venue={venue} index={index} />
          ))}
        </ol>
      </section>
    </SectionPage>
  )
}

type Venue = Data<'partyBuilding'>['organization']['positions'][number]

function Mark({ index }: { index: number }) {
  return (
    <i className={styles.number} aria-hidden="true">
      {listNumber(index + 1, useLanguage())}
    </i>
  )
}

/** A venue: its picture, address, opening hours, what happens there; underlined when a pin has led to it. */
function Room({ venue, index }: { venue: Venue; index: number }) {
  const [first, ...others] = venue.images
  return (
    <li id={venue.id} className={styles.room}>
      {first && <Picture image={first} ratio="16/10" sizes="(max-width: 47rem) 90vw, 27rem" />}
      <h3>
        <Mark index={index} />
        {venue.name}
      </h3>
      <p className="meta">
        <span>
          <Icon name="pin" />
          {venue.address}
        </span>
        {venue.openHours && (
          <span>
            <Icon name="clock" />
            {venue.openHours}
          </span>
        )}
      </p>
      <Prose html={venue.content} />
      <Gallery images={others} />
    </li>
  )
}
