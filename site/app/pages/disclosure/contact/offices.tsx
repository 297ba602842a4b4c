import { SectionHead } from '../../../components/article/section-head.tsx'
import { markerLink } from '../../../components/map/place-links.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { parts } from '../../../messages/components.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import type { Office } from './head-office.tsx'
import styles from './offices.module.css'

/** The other offices as ruled rows: name, address and hours, telephone and mail. */
export function Offices({ offices }: { offices: readonly Office[] }) {
  const language = useLanguage()
  const words = parts[language]
  if (offices.length === 0) return null
  return (
    <section className="sec sec--celadon sec--tight">
      <div className="wrap">
        <SectionHead eyebrow="Offices" title={disclosure[language].offices} />
        <ul className={styles.offices}>
          {offices.map((office) => (
            <li key={office.id}>
              <h3>{office.name}</h3>
              <div>
                <address>{office.address}</address>
                <p className="mute">{office.hours}</p>
              </div>
              <p className={styles.ways}>
                <a className="num" href={`tel:${office.phone.replace(/[^\d+]/g, '')}`}>
                  {office.phone}
                </a>
                {office.email && <a href={`mailto:${office.email}`}>{office.email}</a>}
              </p>
              <a
                className={styles.map}
                href={markerLink(office)}
                rel="noopener"
                aria-label={`${office.name}: ${words.showOnMap}`}
              >
                <Icon name="pin" />
                {words.showOnMap}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
