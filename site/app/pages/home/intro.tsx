import { addresses } from '@shanmen/contract/addresses.ts'
import type { Figure } from '@shanmen/contract/types.ts'
import { Stats } from '../../components/list/stats.tsx'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Balanced } from '../../lib/balanced.tsx'
import { home } from '../../messages/home.ts'
import styles from './intro.module.css'

type Props = { title: string; text: string; figures: readonly Figure[] }

/** Who we are, in one sentence, one paragraph and four figures. */
export function Intro({ title, text, figures }: Props) {
  const words = home[useLanguage()]
  return (
    <section className="sec">
      <div className={`wrap ${styles.intro}`}>
        <div className={`${styles.label} rv`}>
          <p className="vert" lang="zh-CN">
            {home.zh.group}
          </p>
        </div>
        <div>
          <div className="rv">
            <h2>
              <Balanced text={title} />
            </h2>
            <p className="lead">{text}</p>
            <p className={styles.more}>
              <LocalLink className="more" to={addresses.groupProfile}>
                {words.profile}
              </LocalLink>
            </p>
          </div>
          {figures.length > 0 && (
            <div className={`${styles.stats} rv`}>
              <Stats figures={figures} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
