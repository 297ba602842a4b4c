import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { PictureList } from '../../../components/list/dated-list.tsx'
import { Picture } from '../../../components/media/picture.tsx'
import { loader, need } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { Icon } from '../../../lib/icon.tsx'
import type { IconName } from '../../../lib/icons.server.ts'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import { MottoBand, Rule } from '../shared/motto-band.tsx'
import shared from '../shared/party.module.css'
import type { Route } from './+types/alliance-intro.ts'
import styles from './alliance-intro.module.css'

const load = loader(async ({ call, languageId }) => {
  const [{ alliance }, activities] = await Promise.all([
    call('partyBuilding', { languageId }),
    call('groupActivitiesList', { languageId, type: 'activity', pageSize: 3 }),
  ])
  need(alliance.title)
  return { alliance, activities: activities.list }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'allianceIntro', partyMessages, args.loaderData?.alliance.image)

export default function AllianceIntro({ loaderData: { alliance, activities } }: Route.ComponentProps) {
  const t = partyMessages[useLanguage()]
  const pillars = t.pillars.map(({ page, ...pillar }) => ({ ...pillar, to: addresses[page] }))
  return (
    <SectionPage page="allianceIntro">
      <section className="sec sec--tight" aria-labelledby="alliance">
        <div className={`wrap split split--7-5 ${shared.intro}`} data-ink="">
          <div>
            <p className="eyebrow" lang="en">
              {t.alliance.eyebrow}
            </p>
            <h2 id="alliance">{alliance.title}</h2>
            <Rule />
            <Prose html={alliance.intro} />
          </div>
          <Picture image={alliance.image} ratio="4/3" sizes="(max-width: 62rem) 90vw, 34rem" />
        </div>
      </section>
      <MottoBand title={alliance.motto} figures={alliance.figures} />
      {activities.length > 0 && (
        <TitledSection id="activities" {...t.activities} to={addresses.activityList}>
          <div data-ink="">
            <PictureList items={activities} toItem={({ id }) => fill(addresses.activityDetail, id)} />
          </div>
        </TitledSection>
      )}
      <TitledSection className="sec sec--silk" id="more" {...t.more}>
        <Pillars items={pillars} />
      </TitledSection>
    </SectionPage>
  )
}

type Pillar = { icon: IconName; title: string; text: string; to?: string }

/** Ruled fields of icon, title and text, whole fields as links. */
function Pillars({ items }: { items: readonly Pillar[] }) {
  return (
    <ul className={styles.pillars}>
      {items.map(({ icon, title, text, to }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{to ? <LocalLink to={to}>{title}</LocalLink> : title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
