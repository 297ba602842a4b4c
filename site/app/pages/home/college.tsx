import { addresses } from '@shanmen/contract/addresses.ts'
import type { Image } from '@shanmen/contract/types.ts'
import { Spread } from '../../components/media/spread.tsx'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Balanced } from '../../lib/balanced.tsx'
import { eyebrows, home } from '../../messages/home.ts'
import styles from './sections.module.css'

type Props = { title: string; text: string; image: Image | null }

/** The college: its window, its line, two ways in. */
export function College({ title, text, image }: Props) {
  const words = home[useLanguage()]
  return (
    <section className="sec">
      <div className="wrap">
        <Spread image={image} reverse>
          <p className="eyebrow" lang="en">
            {eyebrows.college}
          </p>
          <h2 className={styles.short}>
            <Balanced text={title} />
          </h2>
          <p className="lead">{text}</p>
          <div className={`row ${styles.rows}`}>
            <LocalLink className="btn btn--p" to={addresses.courseList}>
              {words.courses}
            </LocalLink>
            <LocalLink className="btn btn--g" to={addresses.jobList}>
              {words.careers}
            </LocalLink>
          </div>
        </Spread>
      </div>
    </section>
  )
}
