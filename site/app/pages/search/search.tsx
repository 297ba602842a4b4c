import { addresses, sections as sectionPaths } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import { FilterBar } from '../../components/filter/filter-bar.tsx'
import { LinkList } from '../../components/list/link-list.tsx'
import { Pagination } from '../../components/list/pagination.tsx'
import { useShell } from '../../data/global.ts'
import { listLoader } from '../../data/load.ts'
import { seo } from '../../data/meta.ts'
import { useLanguage, usePath } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { componentMessages, fillIn } from '../../messages/components.ts'
import { pageTitle } from '../../messages/pages.ts'
import { searchMessages, totalText } from '../../messages/search.ts'
import { shellMessages } from '../../messages/shell.ts'
import { Hits } from '../../search/hits.tsx'
import { usePopularPages } from '../../search/popular-pages.ts'
import { SearchForm } from '../../search/search-form.tsx'
import { Breadcrumb } from '../../shell/sub-nav.tsx'
import type { Route } from './+types/search.ts'
import styles from './search.module.css'

const load = listLoader('search')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  const { description } = searchMessages[language]
  const asked = args.loaderData?.query.q
  const title = pageTitle(language, 'search')
  // Search engines list the pages that were found, not searches for them.
  return [
    // Without what is searched for there is no second page.
    ...seo(args, { title: asked ? `${asked} · ${title}` : title, description, query: '' }),
    ...(asked ? [noIndex] : []),
  ]
}

const noIndex = { name: 'robots', content: 'noindex' }

/** All results of a search, with or without JavaScript: `?q=`. */
export default function Search({ loaderData: result }: Route.ComponentProps) {
  const language = useLanguage()
  const t = searchMessages[language]
  const { query, list, total, totalIsCapped, step, used, popular } = result
  const { q = '' } = query
  const path = usePath()
  const { noMatch, clearFilters } = componentMessages[language]
  // Other results may have the words: of a bookmark of open notices, all may be closed by now.
  const filters = [query.type, query.section, query.year, query.status]
  const isFiltered = total === 0 && filters.some((filter) => filter !== undefined)
  const found = total === 1 ? t.one : fillIn(t.found, totalText(total, totalIsCapped))
  return (
    <main id="main">
      <div className="wrap crumb-bar">
        <Breadcrumb last={pageTitle(language, 'search')} />
      </div>
      <div className={`wrap ${styles.page}`}>
        <h1 className={styles.title}>{pageTitle(language, 'search')}</h1>
        <SearchForm q={q} />
        <p className="so-often">
          {popular.length > 0 && <span className="mute">{t.often}</span>}
          {popular.map((word) => (
            <LocalLink key={word} className="tag" to={`${path}?${new URLSearchParams({ q: word })}`}>
              {word}
            </LocalLink>
          ))}
        </p>
        {q === '' ? (
          <>
            <p className={styles.note}>{t.start}</p>
            <Popular />
          </>
        ) : (
          <>
            <p className={styles.note} role="status">
              {isFiltered ? noMatch : total === 0 ? fillIn(t.none, q) : found}
            </p>
            {isFiltered && (
              <p className={styles.elsewhere}>
                <LocalLink className="more" to={`${path}?${new URLSearchParams({ q })}`}>
                  {clearFilters}
                </LocalLink>
              </p>
            )}
            {total === 0 && !isFiltered && <Elsewhere />}
            {step !== 'words' && <p className="so-step">{fillIn(t.step[step], used)}</p>}
          </>
        )}
        <Facets result={result} />
        {list.length > 0 && <Hits hits={list} />}
        <Pagination page={result} />
      </div>
    </main>
  )
}

/** Where to go without a search: the pages that visitors look for most, each with what is on it. */
function Popular() {
  const language = useLanguage()
  const t = searchMessages[language]
  const pages = usePopularPages()
  if (pages.length === 0) return null
  return (
    <section className={styles.popular}>
      <h2>{t.pages}</h2>
      <LinkList
        items={pages.map((name) => ({
          to: addresses[name],
          title: pageTitle(language, name),
          note: t.popular[name],
        }))}
      />
    </section>
  )
}

/** What to do where nothing is found: other words, the pages by name, or a person to ask. */
function Elsewhere() {
  const language = useLanguage()
  return (
    <>
      <p className="mute">{searchMessages[language].hint}</p>
      <p className={styles.elsewhere}>
        {(['siteMap', 'contact'] as const).map((name) => (
          <LocalLink key={name} className="more" to={addresses[name]}>
            {pageTitle(language, name)}
          </LocalLink>
        ))}
      </p>
      <Popular />
    </>
  )
}

/** How many results there are of each kind, section, year and state, as links. What cannot narrow them is left out. */
function Facets({ result }: { result: Route.ComponentProps['loaderData'] }) {
  const language = useLanguage()
  const t = searchMessages[language]
  const menu = useShell()?.global?.menu ?? []
  const paths: Readonly<Record<string, string>> = sectionPaths
  // Sections are called as in the menu; what belongs to none of them is on the home page.
  const sectionName = (section: string) =>
    menu.find(({ path }) => path === paths[section])?.title ?? shellMessages[language].home
  const { kinds, sections, years, statuses, query } = result
  const rows = [
    ['type', t.types, kinds.map(({ value, count }) => ({ label: t.type[value], value, count }))],
    [
      'section',
      t.sections,
      sections.map(({ value, count }) => ({ label: sectionName(value), value, count })),
    ],
    ['year', t.years, years.map(({ value, count }) => ({ label: String(value), value, count }))],
    ['status', t.statuses, statuses.map(({ value, count }) => ({ label: t.status[value], value, count }))],
  ] as const
  const shown = rows.filter(([name, , options]) => options.length > 1 || query[name] !== undefined)
  return (
    <div className={styles.facets}>
      {shown.map(([name, label, options]) => (
        <FilterBar key={name} name={name} label={label} options={options} total={name === 'type'} />
      ))}
    </div>
  )
}
