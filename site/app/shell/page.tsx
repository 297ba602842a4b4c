import type { Image } from '@shanmen/contract/types.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { decorative, Picture } from '../components/media/picture.tsx'
import { useLanguage } from '../language/language.ts'
import { sectionOfPath } from '../lib/menu.ts'
import { useTrail } from '../lib/use-trail.ts'
import styles from './page.module.css'
import { PrintFoot } from './print-foot.tsx'
import { Breadcrumb, SubNav } from './sub-nav.tsx'

type SectionPageProps = {
  /** The page's one `h1`. */
  title: string
  /** The line below it, usually the title in the other language. */
  subtitle?: string
  /** Picture of the hero; the section's own if left out. */
  art?: Image | null
  children: ReactNode
}

/** A page with hero, section navigation and breadcrumb: lists and single pages. */
export function SectionPage({ title, subtitle, art, children }: SectionPageProps) {
  return (
    <main id="main">
      <PageHero title={title} subtitle={subtitle} art={art} />
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

type PageHeroProps = { title: string; subtitle?: string; art?: Image | null }

/** The picture at the head of a page with its title, below the transparent header. Party pages have it in red. */
function PageHero({ title, subtitle, art }: PageHeroProps) {
  const language = useLanguage()
  const red = sectionOfPath(useLocation().pathname) === 'party'
  const [section] = useTrail()
  const cover = art ?? section?.cover ?? null
  return (
    <div className={red ? `${styles.hero} on-dark` : styles.hero} data-hero={red ? 'dark' : 'light'}>
      {/* The section's picture is decorative: the title describes it. */}
      <Picture image={decorative(cover)} priority className={`${styles.art} px`} />
      <div className={`wrap ${styles.in}`}>
        <h1>{title}</h1>
        {subtitle && (
          <p className={styles.other} lang={language === 'zh' ? 'en' : 'zh-CN'}>
            {subtitle}
          </p>
        )}
      </div>
    </div>
  )
}
