import { Prose } from '../../../components/article/prose.tsx'
import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { groupMessages } from '../../../messages/group.ts'
import { SectionPage } from '../../../shell/page.tsx'
import styles from '../shared/group.module.css'
import type { Route } from './+types/organization.ts'
import { OrgChart } from './org-chart.tsx'

const load = staticLoader('organizational')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'organization', groupMessages)

export default function Organization({ loaderData: organization }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <SectionPage page="organization">
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
