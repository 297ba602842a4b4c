import { addresses } from '@shanmen/contract/addresses.ts'
import { CaptionedText } from '../../../components/article/captioned-text.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { People } from '../../../components/list/people.tsx'
import { Gallery } from '../../../components/media/gallery.tsx'
import { loader, need } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { collegeMessages } from '../../../messages/college.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/group-college.ts'

const load = loader(async ({ call, languageId }) => {
  const [{ talent }, personnel] = await Promise.all([
    call('talentDevelopment', { languageId }),
    // The page is complete without it.
    call('personnel', { languageId }).catch(() => undefined),
  ])
  need(talent.college.headline)
  return { ...talent.college, faculty: personnel?.faculty ?? [] }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'groupCollege', collegeMessages, args.loaderData?.images[0])

export default function GroupCollege({ loaderData: page }: Route.ComponentProps) {
  const t = collegeMessages[useLanguage()]
  return (
    <SectionPage page="groupCollege">
      <section className="sec" aria-labelledby="college">
        <CaptionedText caption={t.vert}>
          <div>
            <h2 id="college">{page.headline}</h2>
            <Prose html={page.content} />
          </div>
        </CaptionedText>
      </section>
      {page.images.length > 0 && (
        <TitledSection className="sec sec--silk" id="pictures" {...t.pictures} to={addresses.trainingList}>
          <Gallery images={page.images} />
        </TitledSection>
      )}
      {page.faculty.length > 0 && (
        <TitledSection id="faculty" {...t.faculty} to={addresses.courseList}>
          <People people={page.faculty} text={({ field }) => field} />
        </TitledSection>
      )}
    </SectionPage>
  )
}
