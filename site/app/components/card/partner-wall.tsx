import type { Image } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../language/language.ts'
import { componentMessages } from '../../messages/components.ts'
import { Picture } from '../media/picture.tsx'
import styles from './partner-wall.module.css'

type Partner = { name: string; text: string; logo: Image | null; url?: string }

/** Partners and member units: logo or name plate, a sentence, and their own site where they have one. */
export function PartnerWall({ partners }: { partners: readonly Partner[] }) {
  const t = componentMessages[useLanguage()]
  return (
    <ul className={styles.wall}>
      {partners.map(({ name, text, logo, url }) => (
        <li key={name} className="reveal">
          <div className={styles.logo} aria-hidden="true">
            {logo ? <Picture image={{ ...logo, alt: '' }} sizes="16rem" /> : <span>{name.slice(0, 1)}</span>}
          </div>
          <h3>{name}</h3>
          {text && <p>{text}</p>}
          {url && (
            <a className="more" href={url} rel="noopener" aria-label={`${t.visitSite}: ${name}`}>
              {t.visitSite}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
