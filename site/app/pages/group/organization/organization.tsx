import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { Prose } from '../../../components/article/prose.tsx'
import { staticLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { groupMessages } from '../../../messages/group.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { SectionPage } from '../../../shell/page.tsx'
import styles from '../shared/group.module.css'
import type { Route } from './+types/organization.ts'
import { OrgChart } from './org-chart.tsx'

const load = staticLoader('organizational')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'organization'),
    description: groupMessages[language].descriptions.organization,
  })
}

export default function Organization({ loaderData: organization }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <SectionPage
      title={pageTitle(language, 'organization')}
      subtitle={pageTitle(subtitleLanguage(language), 'organization')}
    >
      <section className="sec sec--tight" aria-labelledby="structure">
        <div className="wrap">
          <div className={styles.opening}>
            <h2 id="structure">{organization.title}</h2>
            <Prose html={organization.intro} />
          </div>
        </div>
      </section>
      <section
        className={`sec sec--silk sec--tight ${styles.chart}`}
        aria-label={groupMessages[language].chart}
      >
        <div className="wrap">
          <OrgChart tree={organization.tree} />
        </div>
      </section>
    </SectionPage>
  )
}
