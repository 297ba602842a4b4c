import { addresses } from '@shanmen/contract/addresses.ts'
import { CaptionedText } from '../../../components/article/captioned-text.tsx'
import { PageParts } from '../../../components/article/page-parts.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { Stats } from '../../../components/list/stats.tsx'
import { Values } from '../../../components/list/values.tsx'
import { Gallery } from '../../../components/media/gallery.tsx'
import { loader, loadParts, need } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { Balanced } from '../../../lib/balanced.tsx'
import { groupMessages } from '../../../messages/group.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { SectionPage } from '../../../shell/page.tsx'
import { EnlargedCertificates, HonorWall } from '../shared/honor-wall.tsx'
import type { Route } from './+types/group-profile.ts'

const load = loader(async (args) => {
  const { call, languageId } = args
  const [data, honors, parts] = await Promise.all([
    call('group', { languageId }),
    call('enterpriseHonorList', { languageId, type: 'national', pageSize: 4 }),
    loadParts(args, 'groupProfile'),
  ])
  need(data.profile.headline)
  return { ...data, honors: honors.list, parts }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'groupProfile', groupMessages)

export default function Profile({ loaderData: { profile, culture, honors, parts } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = groupMessages[language]
  return (
    <SectionPage page="groupProfile">
      <section className="sec" aria-labelledby="profile">
        <CaptionedText caption={groupMessages.zh.profile}>
          <div>
            <h2 id="profile">
              <Balanced text={profile.headline} />
            </h2>
            <Prose html={profile.content} />
            {profile.figures.length > 0 && <Stats figures={profile.figures} />}
          </div>
        </CaptionedText>
      </section>
      <PageParts parts={parts} />
      {culture.values.length > 0 && (
        <TitledSection
          className="sec sec--silk"
          id="values"
          {...t.values}
          more={pageTitle(language, 'culture')}
          to={addresses.culture}
        >
          <Values items={culture.values} />
        </TitledSection>
      )}
      {profile.images.length > 0 && (
        <TitledSection id="pictures" {...t.pictures}>
          <Gallery images={profile.images} />
        </TitledSection>
      )}
      {honors.length > 0 && (
        <TitledSection className="sec sec--celadon" id="honors" {...t.honors} to={addresses.honorNational}>
          <HonorWall honors={honors} />
          <EnlargedCertificates honors={honors} />
        </TitledSection>
      )}
    </SectionPage>
  )
}
