import type { ScenicCard } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../../language/language.ts'
import hero from '../../../shell/page-hero.module.css'
import { ScenicArt } from './scenic-art.tsx'
import styles from './scenic-hero.module.css'

type Props = { scenic: ScenicCard & { wide: ScenicCard['cover'] } }

/** The place itself as the head of its page: the wide painting with name and one line in its mist. */
export function ScenicHero({ scenic }: Props) {
  const chinese = useLanguage() === 'zh'
  const above = chinese ? scenic.otherTitle : [scenic.typeName, scenic.level].filter(Boolean).join(' · ')
  return (
    <div className={hero.hero} data-hero="light">
      <ScenicArt scenic={scenic} className={`${hero.art} ${styles.art} px`} />
      <div className={`wrap ${hero.in} ${styles.in}`}>
        {above && (
          <p className="eyebrow" lang="en">
            {above}
          </p>
        )}
        <h1>{scenic.title}</h1>
        <p className="lead">{scenic.summary}</p>
      </div>
    </div>
  )
}
