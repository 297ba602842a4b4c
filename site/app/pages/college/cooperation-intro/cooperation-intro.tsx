import { addresses } from '@shanmen/contract/addresses.ts'
import type { Programme } from '@shanmen/contract/types.ts'
import { CaptionedText } from '../../../components/article/captioned-text.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { PartnerWall } from '../../../components/card/partner-wall.tsx'
import { decorative, Picture } from '../../../components/media/picture.tsx'
import { loader, need } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { Balanced } from '../../../lib/balanced.tsx'
import { collegeMessages } from '../../../messages/college.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/cooperation-intro.ts'
import styles from './cooperation-intro.module.css'

const load = loader(async ({ call, languageId }) => {
  const { cooperation } = await call('talentDevelopment', { languageId })
  need(cooperation.headline)
  return cooperation
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'cooperationIntro', collegeMessages, args.loaderData?.brandProjects[0]?.cover)

export default function CooperationIntro({ loaderData: cooperation }: Route.ComponentProps) {
  const t = collegeMessages[useLanguage()]
  return (
    <SectionPage page="cooperationIntro">
      <section className="sec" aria-labelledby="cooperation">
        <CaptionedText caption={t.cooperation.vert}>
          <div>
            <h2 id="cooperation">
              <Balanced text={cooperation.headline} />
            </h2>
            <Prose html={cooperation.intro} />
          </div>
        </CaptionedText>
      </section>
      {cooperation.partners.length > 0 && (
        <TitledSection className="sec sec--silk" id="partners" {...t.partners}>
          <PartnerWall partners={cooperation.partners} />
        </TitledSection>
      )}
      {cooperation.brandProjects.length > 0 && (
        <TitledSection id="projects" {...t.projects} to={addresses.brandProject}>
          <ProjectRow projects={cooperation.brandProjects} />
        </TitledSection>
      )}
    </SectionPage>
  )
}

/** The brand projects as upright pictures side by side; each leads to its place on their page. */
function ProjectRow({ projects }: { projects: readonly Programme[] }) {
  return (
    <ul className={styles.row}>
      {projects.map(({ id, title, target, cover }) => (
        <li key={id} className="reveal">
          <LocalLink to={`${addresses.brandProject}#${id}`}>
            <Picture image={decorative(cover)} ratio="4/5" sizes="(max-width: 47rem) 45vw, 20rem" />
            <h3>{title}</h3>
            <p>{target}</p>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
