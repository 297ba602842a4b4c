import { Empty } from '../../../components/feedback/placeholders.tsx'
import { FilterBar, yearOptions } from '../../../components/filter/filter-bar.tsx'
import { Pagination } from '../../../components/list/pagination.tsx'
import { honorTypes } from '../../../data/enumerations.ts'
import { listLoader, oneOf } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage, usePath } from '../../../language/language.ts'
import { groupMessages } from '../../../messages/group.ts'
import { SectionPage } from '../../../shell/page.tsx'
import styles from '../shared/group.module.css'
import { HonorWall } from '../shared/honor-wall.tsx'
import type { Route } from './+types/honor-list.ts'

const names = { national: 'honorNational', provincial: 'honorProvincial', other: 'honorOther' } as const
const levelOf = (params: { level?: string }) => honorTypes.find((type) => type === params.level) ?? 'other'

const load = listLoader('enterpriseHonorList', {
  // The leading print takes four places of the wall: with it, five fill two rows.
  fixed: ({ params }) => ({ type: levelOf(params), pageSize: 5 }),
  check: oneOf('level', honorTypes),
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, names[levelOf(args.params)], groupMessages)

export default function HonorList({ loaderData: page, params }: Route.ComponentProps) {
  const path = usePath()
  const t = groupMessages[useLanguage()]
  const name = names[levelOf(params)]
  return (
    <SectionPage page={name}>
      <section className="sec sec--tight" aria-label={t.wall}>
        <div className="wrap">
          <div className={styles.years}>
            <FilterBar name="year" label={t.years} options={yearOptions(page.years)} />
          </div>
          {page.list.length > 0 ? (
            <HonorWall honors={page.list} lead={page.pageNum === 1 && !page.query.year} />
          ) : (
            <Empty clear={path} />
          )}
          <Pagination page={page} />
        </div>
      </section>
    </SectionPage>
  )
}
