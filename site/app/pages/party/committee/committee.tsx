import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { staticLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { party } from '../../../messages/party.ts'
import { PageFrame } from '../../../shell/page-frame.tsx'
import styles from '../shared/party.module.css'
import type { Route } from './+types/committee.ts'
import { BranchList } from './branch-list.tsx'
import { CommitteeList } from './committee-list.tsx'

const load = staticLoader('partyBuilding')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'committee'),
    description: party[language].descriptions.committee,
  })
}

export default function Committee({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const words = party[language]
  const { committee } = loaderData.organization
  return (
    <PageFrame
      title={pageTitle(language, 'committee')}
      subtitle={pageTitle(subtitleLanguage(language), 'committee')}
    >
      <section className="sec sec--tight" aria-labelledby="committee">
        <div className="wrap split split--5-7">
          <div className={styles.charge}>
            <p className="eyebrow" lang="en">
              {words.committee.eyebrow}
            </p>
            <h2 id="committee">{words.committee.title}</h2>
            <Prose html={committee.intro} />
          </div>
          <div className={styles.members}>
            <CommitteeList members={committee.members} />
          </div>
        </div>
      </section>
      <section className="sec sec--silk" aria-labelledby="branches">
        <div className="wrap">
          <SectionHead
            id="branches"
            eyebrow={words.committee.branchesEyebrow}
            title={words.committee.branches}
          />
          <div className={styles.branches}>
            <BranchList branches={committee.branches} />
          </div>
        </div>
      </section>
    </PageFrame>
  )
}
