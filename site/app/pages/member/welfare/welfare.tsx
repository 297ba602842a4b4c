import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { ProjectBlock } from '../../../components/card/project-block.tsx'
import { Stats } from '../../../components/list/stats.tsx'
import { staticLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { eyebrows, member } from '../../../messages/member.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { PageFrame } from '../../../shell/page-frame.tsx'
import type { Route } from './+types/welfare.ts'
import { Foundation } from './foundation.tsx'
import styles from './welfare.module.css'
import { Yearly } from './yearly.tsx'

const load = staticLoader('charitable')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'welfare'),
    description: member[language].welfareNote,
    image: args.loaderData?.projects[0]?.cover,
  })
}

export default function Welfare({ loaderData: welfare }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <PageFrame
      title={pageTitle(language, 'welfare')}
      subtitle={pageTitle(subtitleLanguage(language), 'welfare')}
    >
      <section className="sec" aria-labelledby="welfare">
        <div className="wrap">
          <div className={`split split--5-7 ${styles.opening}`}>
            <div>
              <p className="eyebrow" lang="en">
                {eyebrows.welfare}
              </p>
              <h2 id="welfare">{welfare.headline}</h2>
            </div>
            <Prose html={welfare.intro} />
          </div>
          {welfare.figures.length > 0 && <Stats figures={welfare.figures} />}
        </div>
      </section>
      {welfare.projects.length > 0 && (
        <section className="sec sec--silk" aria-labelledby="projects">
          <div className="wrap">
            <SectionHead id="projects" eyebrow={eyebrows.projects} title={member[language].projects} />
            {welfare.projects.map((project) => (
              <ProjectBlock key={project.id} project={project} note={project.date}>
                <Yearly yearly={project.yearly} />
              </ProjectBlock>
            ))}
          </div>
        </section>
      )}
      {welfare.foundation && <Foundation foundation={welfare.foundation} />}
    </PageFrame>
  )
}
