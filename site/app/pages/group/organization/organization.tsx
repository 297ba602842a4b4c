import { PageParts } from '../../../components/article/page-parts.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { loader, loadParts } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { groupMessages } from '../../../messages/group.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/organization.ts'
import { Companies } from './companies.tsx'
import { OrgChart } from './org-chart.tsx'
import styles from './organization.module.css'

const load = loader(async (args) => {
  const { call, languageId } = args
  const [organization, parts] = await Promise.all([
    call('organizational', { languageId }),
    loadParts(args, 'organization'),
  ])
  return { organization, parts }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'organization', groupMessages)

export default function Organization({ loaderData: { organization, parts } }: Route.ComponentProps) {
  return (
    <SectionPage page="organization">
      <div className={`wrap ${styles.page}`}>
        <section className={styles.opening} aria-labelledby="structure">
          <h2 id="structure">{organization.title}</h2>
          <Prose html={organization.intro} />
        </section>
        <OrgChart tree={organization.tree} />
        <Companies tree={organization.tree} />
      </div>
      <PageParts parts={parts} />
    </SectionPage>
  )
}
