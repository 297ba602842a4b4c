import type { Image } from '@shanmen/contract/types.ts'
import { useLocation } from 'react-router'
import { decorative, Picture } from '../components/media/picture.tsx'
import { useLanguage } from '../language/language.ts'
import { sectionOfPath } from '../lib/section.ts'
import { useTrail } from '../lib/use-trail.ts'
import styles from './page-hero.module.css'

type Props = { title: string; subtitle?: string; art?: Image | null }

/** The painting at the head of a page with its title; the header lies over it. Party pages have it in red mist. */
export function PageHero({ title, subtitle, art }: Props) {
  const language = useLanguage()
  const red = sectionOfPath(useLocation().pathname) === 'party'
  const [section] = useTrail()
  const cover = art ?? section?.cover ?? null
  return (
    <div className={red ? `${styles.hero} on-dark` : styles.hero} data-hero={red ? 'dark' : 'light'}>
      {/* The section's painting is scenery: its words are the title's. */}
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
