import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { ScenicCard } from '@shanmen/contract/types.ts'
import { SectionHead } from '../../components/article/section-head.tsx'
import { decorative, Picture } from '../../components/media/picture.tsx'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { eyebrows, homeMessages } from '../../messages/home.ts'
import styles from './accordion.module.css'

/** The destinations as tall paintings: the first one is open, hover and focus open the others. No script needed. */
export function Accordion({ places }: { places: readonly ScenicCard[] }) {
  const language = useLanguage()
  const t = homeMessages[language]
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead
          eyebrow={eyebrows.destinations}
          title={t.destinations}
          more={t.allDestinations}
          to={addresses.scenicList}
        />
      </div>
      <ul className={styles.row}>
        {places.map((place, index) => (
          <li key={place.id} className={styles.item}>
            <LocalLink to={fill(addresses.scenicDetail, place.id)}>
              <Picture image={decorative(place.tall ?? place.cover)} sizes="(max-width: 62rem) 72vw, 40rem" />
              <div className={styles.strip}>
                <h3>{place.title}</h3>
                <span lang="en" aria-hidden="true">
                  {language === 'zh' ? place.otherTitle : String(index + 1).padStart(2, '0')}
                </span>
              </div>
              <p>{place.summary}</p>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
