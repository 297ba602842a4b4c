import type { Data } from '@shanmen/contract/schemas.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import styles from '../../../components/list/people.module.css'
import { People } from '../../../components/list/people.tsx'
import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { componentMessages, fillIn } from '../../../messages/components.ts'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import shared from '../shared/party.module.css'
import type { Route } from './+types/committee.ts'

const load = staticLoader('partyBuilding')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'committee', partyMessages)

export default function Committee({ loaderData }: Route.ComponentProps) {
  const t = partyMessages[useLanguage()]
  const { committee } = loaderData.organization
  return (
    <SectionPage page="committee">
      <section className="sec sec--tight" aria-labelledby="committee">
        <div className="wrap split split--5-7">
          <div className={shared.charge}>
            <p className="eyebrow" lang="en">
              {t.committee.eyebrow}
            </p>
            <h2 id="committee">{t.committee.title}</h2>
            <Prose html={committee.intro} />
          </div>
          <div className={shared.members}>
            <People people={committee.members} text={({ duty }) => duty} />
          </div>
        </div>
      </section>
      <TitledSection
        className="sec sec--silk"
        id="branches"
        eyebrow={t.committee.branchesEyebrow}
        title={t.committee.branches}
      >
        <div className={shared.branches}>
          <BranchList branches={committee.branches} />
        </div>
      </TitledSection>
    </SectionPage>
  )
}

/** The party branches: name, where they are, how many members they have. */
function BranchList({
  branches,
}: {
  branches: Data<'partyBuilding'>['organization']['committee']['branches']
}) {
  const t = componentMessages[useLanguage()]
  return (
    <ul className={styles.people}>
      {branches.map(({ id, name, place, members }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p className="meta">
            <span>
              <Icon name="pin" />
              {place}
            </span>
            <span>
              <Icon name="people" />
              {fillIn(t.members, members)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
