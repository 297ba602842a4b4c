import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { staticLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { group } from '../../../messages/group.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { PageFrame } from '../../../shell/page-frame.tsx'
import styles from '../shared/group.module.css'
import type { Route } from './+types/history.ts'
import { Timeline } from './timeline.tsx'

const load = staticLoader('enterpriseDevelopment')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'history'),
    description: group[language].descriptions.history,
  })
}

export default function History({ loaderData: history }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <PageFrame
      title={pageTitle(language, 'history')}
      subtitle={pageTitle(subtitleLanguage(language), 'history')}
    >
      <section className="sec" aria-labelledby="milestones">
        <div className="wrap">
          <div className={styles.opening}>
            <h2 id="milestones">{history.title}</h2>
            <p className="lead">{history.intro}</p>
          </div>
          <Timeline items={history.list} />
        </div>
      </section>
    </PageFrame>
  )
}
