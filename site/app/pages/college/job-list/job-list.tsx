import { addresses } from '@shanmen/contract/addresses.ts'
import { PageParts } from '../../../components/article/page-parts.tsx'
import { RichText } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { Empty } from '../../../components/feedback/placeholders.tsx'
import { FilterForm } from '../../../components/filter/filter-form.tsx'
import { FeedLink, Pagination } from '../../../components/list/pagination.tsx'
import { Values } from '../../../components/list/values.tsx'
import { type LoadArgs, loader, loadParts, requireKnown, type TypeCount } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { invalid } from '../../../data/problem.ts'
import { readQuery } from '../../../data/query.ts'
import { useLanguage, usePath } from '../../../language/language.ts'
import { Balanced } from '../../../lib/balanced.tsx'
import { collegeMessages } from '../../../messages/college.ts'
import { fillIn } from '../../../messages/components.ts'
import { SectionPage } from '../../../shell/page.tsx'
import styles from '../shared/college.module.css'
import { JobRow } from '../shared/job-row.tsx'
import type { Route } from './+types/job-list.ts'

const load = loader(loadJobs)

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'jobList', collegeMessages)

export default function JobList({ loaderData: page }: Route.ComponentProps) {
  const t = collegeMessages[useLanguage()]
  const path = usePath()
  const { concept, policies } = page
  return (
    <SectionPage page="jobList">
      <section className="sec sec--tight" aria-labelledby="concept">
        <div className="wrap">
          <div className={`split split--7-5 ${styles.opening}`}>
            <h2 id="concept">
              <Balanced text={concept?.title || t.jobs} />
            </h2>
            {concept && <RichText className="lead" html={concept.text} />}
          </div>
          <JobFilters page={page} />
          {page.list.length > 0 ? (
            <div>
              {page.list.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </div>
          ) : (
            <Empty clear={path} />
          )}
          <Pagination page={page} />
          <FeedLink onlyCalendar />
        </div>
      </section>
      {policies.length > 0 && (
        <TitledSection
          className="sec sec--celadon sec--tight"
          id="policies"
          {...t.policies}
          to={addresses.talentPlan}
        >
          <Values items={policies} />
        </TitledSection>
      )}
      <PageParts parts={page.parts} />
    </SectionPage>
  )
}

type Page = { total: number; cities: readonly string[]; types: readonly TypeCount[] }

/** The filters keyword, city and field, and the number of vacancies found. */
function JobFilters({ page }: { page: Page }) {
  const t = collegeMessages[useLanguage()]
  return (
    <>
      <FilterForm
        label={t.filterJobs}
        fields={[
          { name: 'keyword', label: t.jobKeyword, placeholder: t.jobHint },
          {
            name: 'city',
            label: t.city,
            options: [
              { value: '', label: t.allCities },
              ...page.cities.map((city) => ({ value: city, label: city })),
            ],
          },
          {
            name: 'type',
            label: t.kindOfJob,
            options: [
              { value: '', label: t.allKinds },
              ...page.types.map(({ code, name }) => ({ value: code, label: name })),
            ],
          },
        ]}
      />
      <p className={styles.found} role="status">
        {fillIn(t.found, page.total)}
      </p>
    </>
  )
}

/** One page of the vacancies under the filters of the address, and what the group says to those who apply. */
async function loadJobs(args: LoadArgs) {
  const { call, languageId, url } = args
  const query = readQuery(url)
  if (query === undefined) throw invalid(url)
  const { page, type, city, keyword } = query
  const [list, types, personnel, parts] = await Promise.all([
    call('hireList', { languageId, pageNum: page, type, city, keyword }),
    call('typeList', { languageId, module: 'hire' }),
    // The page is complete without it.
    call('personnel', { languageId }).catch(() => undefined),
    loadParts(args, 'jobList'),
  ])
  if (page > Math.max(1, list.pages)) throw invalid(url)
  requireKnown(type, types.list, url)
  if (city && !list.cities.includes(city)) throw invalid(url)
  const { concept, policies = [] } = personnel ?? {}
  return { ...list, types: types.list, concept, policies, parts }
}
