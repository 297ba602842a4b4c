import { languageOfPath } from '@shanmen/contract/languages.ts'
import { staticLoader } from '../../data/load.ts'
import { seo } from '../../data/meta.ts'
import { PageFrame } from '../../frame/page-frame.tsx'
import { useLanguage } from '../../language/language.ts'
import { OrgChart } from '../../parts/org-chart.tsx'
import { Prose } from '../../parts/prose.tsx'
import { group } from '../../words/group.ts'
import { pageTitle } from '../../words/pages.ts'
import type { Route } from './+types/organization.ts'
import styles from './group.module.css'

const load = staticLoader('organizational')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'organization'),
    description: group[language].descriptions.organization,
  })
}

export default function Organization({ loaderData: organization }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <PageFrame
      title={pageTitle(language, 'organization')}
      subtitle={pageTitle(language === 'zh' ? 'en' : 'zh', 'organization')}
    >
      <section className="sec sec--tight" aria-labelledby="structure">
        <div className="wrap">
          <div className={styles.opening}>
            <h2 id="structure">{organization.title}</h2>
            <Prose html={organization.intro} />
          </div>
        </div>
      </section>
      <section className={`sec sec--silk sec--tight ${styles.chart}`} aria-label={group[language].chart}>
        <div className="wrap">
          <OrgChart tree={organization.tree} />
        </div>
      </section>
    </PageFrame>
  )
}
