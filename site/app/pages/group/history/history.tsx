import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { groupMessages } from '../../../messages/group.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/history.ts'
import { chaptersOf } from './chapters.ts'
import styles from './history.module.css'
import { River } from './river.tsx'

const load = staticLoader('enterpriseDevelopment')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'history', groupMessages)

export default function History({ loaderData: history }: Route.ComponentProps) {
  const title = pageTitle(useLanguage(), 'history')
  return (
    <SectionPage page="history" plain>
      <section aria-labelledby="milestones">
        <div className={`wrap ${styles.opening}`}>
          <h2 id="milestones">{history.title || title}</h2>
          <p className="lead">{history.intro}</p>
        </div>
        <River chapters={chaptersOf(history)} />
      </section>
    </SectionPage>
  )
}
