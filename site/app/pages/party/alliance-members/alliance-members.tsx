import { TitledSection } from '../../../components/article/section-head.tsx'
import { PartnerWall } from '../../../components/card/partner-wall.tsx'
import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import { MottoBand } from '../shared/motto-band.tsx'
import type { Route } from './+types/alliance-members.ts'

const load = staticLoader('partyBuilding')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'allianceMembers', partyMessages)

export default function AllianceMembers({ loaderData }: Route.ComponentProps) {
  const t = partyMessages[useLanguage()]
  return (
    <SectionPage page="allianceMembers">
      <TitledSection id="members" {...t.members}>
        <PartnerWall
          partners={loaderData.alliance.enterprises.map(({ intro, ...member }) => ({
            ...member,
            text: intro,
          }))}
        />
      </TitledSection>
      <MottoBand title={loaderData.alliance.motto} figures={loaderData.alliance.figures} />
    </SectionPage>
  )
}
