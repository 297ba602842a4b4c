import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { PictureList } from '../../../components/list/picture-list.tsx'
import { Picture } from '../../../components/media/picture.tsx'
import { loader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { party } from '../../../messages/party.ts'
import { PageFrame } from '../../../shell/page-frame.tsx'
import { Oath } from '../shared/motto-band.tsx'
import styles from '../shared/party.module.css'
import { Rule } from '../shared/rule.tsx'
import type { Route } from './+types/alliance-intro.ts'
import { Pillars } from './pillars.tsx'

const load = loader(async ({ call, languageId }) => {
  const [{ alliance }, activities] = await Promise.all([
    call('partyBuilding', { languageId }),
    call('groupActivitiesList', { languageId, type: 'activity', pageSize: 3 }),
  ])
  return { alliance, activities: activities.list }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'allianceIntro'),
    description: party[language].descriptions.alliance,
    image: args.loaderData?.alliance.image,
  })
}

export default function AllianceIntro({ loaderData: { alliance, activities } }: Route.ComponentProps) {
  const language = useLanguage()
  const words = party[language]
  const pillars = words.pillars.map(({ page, ...pillar }) => ({ ...pillar, to: addresses[page] }))
  return (
    <PageFrame
      title={pageTitle(language, 'allianceIntro')}
      subtitle={pageTitle(subtitleLanguage(language), 'allianceIntro')}
    >
      <section className="sec sec--tight" aria-labelledby="alliance">
        <div className={`wrap split split--7-5 ${styles.intro}`}>
          <div>
            <p className="eyebrow" lang="en">
              {words.alliance.eyebrow}
            </p>
            <h2 id="alliance">{alliance.title}</h2>
            <Rule />
            <Prose html={alliance.intro} />
          </div>
          <Picture image={alliance.image} ratio="4/3" sizes="(max-width: 62rem) 90vw, 34rem" />
        </div>
      </section>
      <Oath title={alliance.motto} figures={alliance.figures} />
      <section className="sec" aria-labelledby="activities">
        <div className="wrap">
          <SectionHead
            id="activities"
            eyebrow={words.activities.eyebrow}
            title={words.activities.title}
            more={{ to: addresses.activityList, label: words.activities.more }}
          />
          <PictureList items={activities} toItem={({ id }) => fill(addresses.activityDetail, id)} />
        </div>
      </section>
      <section className="sec sec--silk" aria-labelledby="more">
        <div className="wrap">
          <SectionHead id="more" eyebrow={words.more.eyebrow} title={words.more.title} />
          <Pillars items={pillars} />
        </div>
      </section>
    </PageFrame>
  )
}
