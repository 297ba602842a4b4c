import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { staticLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { party } from '../../../messages/party.ts'
import { PageFrame } from '../../../shell/page-frame.tsx'
import styles from '../shared/party.module.css'
import type { Route } from './+types/venues.ts'
import { VenueCard } from './venue-card.tsx'

const load = staticLoader('partyBuilding')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, { title: pageTitle(language, 'venues'), description: party[language].descriptions.venues })
}

export default function Venues({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const words = party[language]
  return (
    <PageFrame
      title={pageTitle(language, 'venues')}
      subtitle={pageTitle(subtitleLanguage(language), 'venues')}
    >
      <section className="sec" aria-labelledby="venues">
        <div className="wrap">
          <SectionHead id="venues" eyebrow={words.venues.eyebrow} title={words.venues.title} />
          <div className={styles.venues}>
            {loaderData.organization.positions.map((venue) => (
              <VenueCard key={venue.id} venue={venue} />
            ))}
          </div>
        </div>
      </section>
    </PageFrame>
  )
}
