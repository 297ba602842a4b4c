import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { Empty } from '../../../components/feedback/empty.tsx'
import { FilterBar } from '../../../components/filter/filter-bar.tsx'
import { Pagination } from '../../../components/list/pagination.tsx'
import { listLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { member } from '../../../messages/member.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { PageFrame } from '../../../shell/page-frame.tsx'
import type { Route } from './+types/industry-list.ts'
import { ClusterCard, ClusterLead } from './cluster-card.tsx'
import styles from './industry-list.module.css'
import { IndustryMap } from './industry-map.tsx'
import { Together } from './together.tsx'

const load = listLoader('industrialClustersList', { types: 'industrialClusters' })

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'industryList'),
    description: member[language].industryNote,
    image: args.loaderData?.list[0]?.cover,
  })
}

export default function IndustryList({ loaderData: page }: Route.ComponentProps) {
  const language = useLanguage()
  const words = member[language]
  const total = page.types.reduce((sum, { count }) => sum + count, 0)
  const types = page.types.map(({ code, name, count }) => ({ label: name, value: code, count }))
  // In a narrowed list the first one is one among equals.
  const lead = Object.keys(page.query).length === 1 && page.pageNum === 1 ? page.list[0] : undefined
  const rest = lead ? page.list.slice(1) : page.list
  return (
    <PageFrame
      title={pageTitle(language, 'industryList')}
      subtitle={pageTitle(subtitleLanguage(language), 'industryList')}
    >
      <section className="sec sec--tight" aria-labelledby="clusters">
        <div className="wrap">
          <h2 id="clusters" className="vh">
            {words.clusters}
          </h2>
          <FilterBar
            name="type"
            label={words.lines}
            options={[{ label: words.all, count: total }, ...types]}
          />
          {lead && <ClusterLead cluster={lead} />}
          {page.list.length > 0 ? (
            <div className={styles.cards}>
              {rest.map((cluster) => (
                <ClusterCard key={cluster.id} cluster={cluster} />
              ))}
            </div>
          ) : (
            <Empty clear={addresses.industryList} />
          )}
          <Pagination page={page} />
        </div>
      </section>
      <IndustryMap clusters={page.list} />
      <Together />
    </PageFrame>
  )
}
