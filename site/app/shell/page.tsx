import type { PageName } from '@shanmen/contract/addresses.ts'
import { languages, subtitleLanguage } from '@shanmen/contract/languages.ts'
import type { ReactNode } from 'react'
import { Picture } from '../components/media/picture.tsx'
import { useLanguage } from '../language/language.ts'
import { useTrail } from '../lib/use-trail.ts'
import { pageSubtitle } from '../messages/pages.ts'
import styles from './page.module.css'
import { PrintFoot } from './print-foot.tsx'
import { Breadcrumb, SubNav } from './sub-nav.tsx'

type SectionPageProps = Pick<TitledPageProps, 'plain' | 'pills' | 'children'> & { page: PageName }

/** A page with head, section navigation and breadcrumb: lists and single pages. Its name in the menu is the `h1`. */
export function SectionPage({ page, ...props }: SectionPageProps) {
  const subtitle = pageSubtitle(useLanguage(), page)
  return <TitledPage own={page} title={useTrail(page).at(-1)?.title} subtitle={subtitle} {...props} />
}

type TitledPageProps = {
  own?: PageName
  title: string | undefined
  /** The line below it: the title in the other language. */
  subtitle?: string
  /** A lower head without picture, where the page itself is one: a map, a month, a river of years. */
  plain?: boolean
  /** False where the page has links to its neighbours in the menu itself. */
  pills?: boolean
  children: ReactNode
}

/** The same where the title is known only from the menu. */
export function TitledPage({ own, pills = true, children, ...head }: TitledPageProps) {
  return (
    <main id="main">
      <PageHead {...head} />
      <SubNav own={own} pills={pills}>
        <Breadcrumb own={own} />
      </SubNav>
      {children}
    </main>
  )
}

type DetailPageProps = {
  /** The item's title, last step of the breadcrumb. The page itself shows it as its `h1`. */
  title: string
  /** The list that the item is in, where the menu does not have it. */
  list?: PageName
  children: ReactNode
}

/** A page about one item: breadcrumb, then the item; printed with its address. */
export function DetailPage({ title, list, children }: DetailPageProps) {
  return (
    <main id="main">
      <div className="wrap crumb-bar">
        <Breadcrumb own={list} last={title} />
      </div>
      {children}
      <PrintFoot />
    </main>
  )
}

/** The head of a page: its title on paper and, at the right, its own picture in the menu or its section's. */
export function PageHead({
  title,
  subtitle,
  plain = false,
}: Omit<TitledPageProps, 'own' | 'pills' | 'children'>) {
  const language = useLanguage()
  const cover = useTrail().findLast((item) => item.cover)?.cover ?? null
  return (
    <div className={styles.head} data-plain={plain ? '' : undefined}>
      {/* Decorative: the title says what the page is about. */}
      {!plain && <Picture image={cover} sizes="60vw" priority className={styles.art} />}
      <div className={`wrap ${styles.in}`}>
        <h1>{title}</h1>
        {subtitle && (
          <p className={styles.other} lang={languages[subtitleLanguage(language)].tag}>
            {subtitle}
          </p>
        )}
      </div>
    </div>
  )
}
