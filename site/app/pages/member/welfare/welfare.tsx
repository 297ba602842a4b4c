import { addresses } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { ProjectBlock } from '../../../components/card/project-block.tsx'
import { Stats } from '../../../components/list/stats.tsx'
import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { Icon } from '../../../lib/icon.tsx'
import { eyebrows, memberMessages } from '../../../messages/member.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/welfare.ts'
import styles from './welfare.module.css'
import { Yearly } from './yearly.tsx'

const load = staticLoader('charitable')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'welfare', memberMessages, args.loaderData?.projects[0]?.cover)

export default function Welfare({ loaderData: welfare }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <SectionPage page="welfare">
      <section className="sec" aria-labelledby="welfare">
        <div className="wrap">
          <div className={`split split--5-7 ${styles.opening}`}>
            <div>
              <p className="eyebrow" lang="en">
                {eyebrows.welfare}
              </p>
              <h2 id="welfare">{welfare.headline || pageTitle(language, 'welfare')}</h2>
            </div>
            <Prose html={welfare.intro} />
          </div>
          {welfare.figures.length > 0 && <Stats figures={welfare.figures} />}
        </div>
      </section>
      {welfare.projects.length > 0 && (
        <TitledSection
          className="sec sec--silk"
          id="projects"
          eyebrow={eyebrows.projects}
          title={memberMessages[language].projects}
        >
          {welfare.projects.map((project) => (
            <ProjectBlock key={project.id} project={project} note={project.date}>
              <Yearly yearly={project.yearly} />
            </ProjectBlock>
          ))}
        </TitledSection>
      )}
      {welfare.foundation && <Foundation foundation={welfare.foundation} />}
    </SectionPage>
  )
}

type FoundationProps = { foundation: NonNullable<Data<'charitable'>['foundation']> }

/** The foundation, with links to its site and to the reports. */
function Foundation({ foundation: { name, text, url } }: FoundationProps) {
  const t = memberMessages[useLanguage()]
  return (
    <section className={`sec ${styles.fund}`} aria-labelledby="fund">
      <div className="wrap">
        <p className="eyebrow" lang="en">
          {eyebrows.fund}
        </p>
        <h2 id="fund">{name}</h2>
        <p className="lead">{text}</p>
        <p className="row">
          {url && (
            <a className="btn" href={url} rel="noopener">
              {t.visitFund}
              <Icon name="external" />
            </a>
          )}
          <LocalLink className="more" to={addresses.reportList}>
            {t.reports}
          </LocalLink>
        </p>
      </div>
    </section>
  )
}
