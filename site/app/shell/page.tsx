import type { PageName } from '@shanmen/contract/addresses.ts'
import { languages, subtitleLanguage } from '@shanmen/contract/languages.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { decorative, Picture } from '../components/media/picture.tsx'
import { useLanguage } from '../language/language.ts'
import { sectionOfPath } from '../lib/menu.ts'
import { useTrail } from '../lib/use-trail.ts'
import { pageTitle } from '../messages/pages.ts'
import styles from './page.module.css'
import { PrintFoot } from './print-foot.tsx'
import { Breadcrumb, SubNav } from './sub-nav.tsx'

type SectionPageProps = { page: PageName; children: ReactNode }

/** A page with hero, section navigation and breadcrumb: lists and single pages. Its title is the `h1`. */
export function SectionPage({ page, children }: SectionPageProps) {
  const language = useLanguage()
  return (
    <TitledPage title={pageTitle(language, page)} subtitle={pageTitle(subtitleLanguage(language), page)}>
      {children}
    </TitledPage>
  )
}

type TitledPageProps = {
  title: string
  /** The line below it: the title in the other language. */
  subtitle?: string
  children: ReactNode
}

/** The same where the title is known only from the menu. */
export function TitledPage({ title, subtitle, children }: TitledPageProps) {
  return (
    <main id="main">
      <PageHero title={title} subtitle={subtitle} />
      <SubNav>
        <Breadcrumb />
      </SubNav>
      {children}
    </main>
  )
}

type DetailPageProps = {
  /** The item's title, last step of the breadcrumb. The page itself shows it as its `h1`. */
  title: string
  children: ReactNode
}

/** A page about one item: breadcrumb, then the item; printed with its address. */
export function DetailPage({ title, children }: DetailPageProps) {
  return (
    <main id="main">
      <div className="wrap crumb-bar">
        <Breadcrumb last={title} />
      </div>
      {children}
      <PrintFoot />
    </main>
  )
}

/** The picture at the head of a page with its title, below the transparent header. Party pages have it in red. */
function PageHero({ title, subtitle }: Omit<TitledPageProps, 'children'>) {
  const language = useLanguage()
  const red = sectionOfPath(useLocation().pathname) === 'party'
  const [section] = useTrail()
  return (
    <div className={red ? `${styles.hero} on-dark` : styles.hero} data-hero={red ? 'dark' : 'light'}>
      {/* The section's picture is decorative: the title describes it. */}
      <Picture image={decorative(section?.cover ?? null)} priority className={`${styles.art} px`} />
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
