import { addresses } from '@shanmen/contract/addresses.ts'
import { Empty } from '../../../components/feedback/placeholders.tsx'
import { Choice } from '../../../components/filter/choice.tsx'
import { Pagination } from '../../../components/list/pagination.tsx'
import { honorTypes } from '../../../data/enumerations.ts'
import { listLoader, oneOf, type TypeCount } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage, usePath } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { groupMessages } from '../../../messages/group.ts'
import { SectionPage } from '../../../shell/page.tsx'
import { EnlargedCertificates, HonorWall } from '../shared/honor-wall.tsx'
import type { Route } from './+types/honor-list.ts'
import styles from './honor-list.module.css'
import { Register } from './register.tsx'

const names = { national: 'honorNational', provincial: 'honorProvincial', other: 'honorOther' } as const
const levelOf = (params: { level?: string }) => honorTypes.find((type) => type === params.level) ?? 'other'

const load = listLoader('enterpriseHonorList', {
  // A register is read as a whole: as many as a call returns.
  fixed: ({ params }) => ({ type: levelOf(params), pageSize: 50 }),
  types: 'enterpriseHonor',
  check: oneOf('level', honorTypes),
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, names[levelOf(args.params)], groupMessages)

/** The honours of one level as a register by year, or as a wall of certificates: both from the same rows. */
export default function HonorList({ loaderData: page, params }: Route.ComponentProps) {
  const path = usePath()
  const t = groupMessages[useLanguage()]
  const level = levelOf(params)
  return (
    <SectionPage page={names[level]} pills={false}>
      <section className={`wrap ${styles.honors}`} aria-label={t.honors.title}>
        <div className={`${styles.bar} unprinted`}>
          <Levels types={page.types} current={level} />
          <Views />
        </div>
        {page.query.year && (
          <p className={`${styles.year} unprinted`}>
            {page.query.year}
            <LocalLink to={path} className="more">
              {t.allYears}
            </LocalLink>
          </p>
        )}
        {page.list.length > 0 ? (
          <>
            <Register honors={page.list} />
            <HonorWall honors={page.list} />
            <EnlargedCertificates honors={page.list} />
          </>
        ) : (
          <Empty clear={path} />
        )}
        <Pagination page={page} />
      </section>
    </SectionPage>
  )
}

/** The three levels, each with its own address and number of honours. */
function Levels({ types, current }: { types: readonly TypeCount[]; current: string }) {
  const t = groupMessages[useLanguage()]
  return (
    <nav aria-label={t.levels}>
      <ul className={styles.levels}>
        {honorTypes.map((type) => {
          const found = types.find(({ code }) => code === type)
          return (
            <li key={type}>
              <LocalLink
                to={addresses[names[type]]}
                aria-current={type === current ? 'page' : undefined}
                preventScrollReset
              >
                {found?.name}
                <sup>{found?.count ?? 0}</sup>
              </LocalLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Register or wall: the style sheet shows the chosen one. */
function Views() {
  const t = groupMessages[useLanguage()]
  const options = (['register', 'wall'] as const).map((value) => ({ value, label: t[value] }))
  return <Choice name="view" legend={t.view} options={options} chosen="register" />
}
