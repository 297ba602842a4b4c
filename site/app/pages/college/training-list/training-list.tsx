import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { FeatureCard } from '../../../components/card/news-card.tsx'
import { Empty } from '../../../components/feedback/placeholders.tsx'
import { FilterBar } from '../../../components/filter/filter-bar.tsx'
import { KeywordField } from '../../../components/filter/filter-form.tsx'
import { PictureList } from '../../../components/list/dated-list.tsx'
import { FeedLink, Pagination } from '../../../components/list/pagination.tsx'
import { listLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage, usePath } from '../../../language/language.ts'
import { collegeMessages } from '../../../messages/college.ts'
import { SectionPage } from '../../../shell/page.tsx'
import styles from '../shared/college.module.css'
import type { Route } from './+types/training-list.ts'

const toItem = ({ id }: { id: string }) => fill(addresses.trainingDetail, id)

const load = listLoader('trainingUpdatesList', { types: 'trainingUpdates' })

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, 'trainingList', collegeMessages, args.loaderData?.list[0]?.cover)

export default function TrainingList({ loaderData: page }: Route.ComponentProps) {
  const t = collegeMessages[useLanguage()]
  const path = usePath()
  const kinds = page.types.filter(({ count }) => count > 0)
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  // Only the newest of all leads the page; in a filtered list it would be one among equals.
  const lead = Object.keys(page.query).length === 1 && page.pageNum === 1 ? page.list[0] : undefined
  const rest = lead ? page.list.slice(1) : page.list
  return (
    <SectionPage page="trainingList">
      <section className="sec sec--tight" aria-labelledby="updates">
        <div className="wrap">
          <h2 id="updates" className="vh">
            {t.updates}
          </h2>
          <div className={styles.filters}>
            <FilterBar
              name="type"
              label={t.kindOfTraining}
              options={[
                { label: t.all, count: total },
                ...kinds.map(({ code, name, count }) => ({ label: name, value: code, count })),
              ]}
            >
              <KeywordField label={t.searchUpdates} />
            </FilterBar>
            {page.years.length > 1 && (
              <FilterBar
                name="year"
                label={t.years}
                options={[
                  { label: t.all },
                  ...page.years.map(({ year, count }) => ({ label: String(year), value: year, count })),
                ]}
              />
            )}
          </div>
          {lead && <FeatureCard item={lead} to={toItem(lead)} />}
          {page.list.length > 0 ? <PictureList items={rest} toItem={toItem} /> : <Empty clear={path} />}
          <Pagination page={page} />
          <FeedLink />
        </div>
      </section>
    </SectionPage>
  )
}
