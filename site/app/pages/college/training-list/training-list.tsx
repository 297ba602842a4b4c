import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { FeatureCard } from '../../../components/card/news-card.tsx'
import { FilterBar, typeOptions, yearOptions } from '../../../components/filter/filter-bar.tsx'
import { KeywordField } from '../../../components/filter/filter-form.tsx'
import { PictureList } from '../../../components/list/dated-list.tsx'
import { ListSection } from '../../../components/list/list-section.tsx'
import { listLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
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
  const types = page.types.filter(({ count }) => count > 0)
  const years = yearOptions(page)
  // Only the newest of all leads the page; in a filtered list it would be one among equals.
  const lead = Object.keys(page.query).length === 1 && page.pageNum === 1 ? page.list[0] : undefined
  const rest = lead ? page.list.slice(1) : page.list
  return (
    <SectionPage page="trainingList">
      <ListSection
        page={page}
        id="updates"
        title={t.updates}
        filters={
          <div className={styles.filters}>
            <FilterBar name="type" label={t.kindOfTraining} options={typeOptions({ ...page, types })}>
              <KeywordField label={t.searchUpdates} />
            </FilterBar>
            {(years.length > 1 || page.query.year) && (
              <FilterBar name="year" label={t.years} options={years} total={false} />
            )}
          </div>
        }
        feed
      >
        {lead && <FeatureCard item={lead} to={toItem(lead)} />}
        <PictureList items={rest} toItem={toItem} />
      </ListSection>
    </SectionPage>
  )
}
