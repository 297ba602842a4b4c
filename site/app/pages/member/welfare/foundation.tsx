import { addresses } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { Icon } from '../../../lib/icon.tsx'
import { eyebrows, member } from '../../../messages/member.ts'
import styles from './foundation.module.css'

type Props = { foundation: NonNullable<Data<'charitable'>['foundation']> }

/** Who keeps the money and where the accounts are. */
export function Foundation({ foundation: { name, text, url } }: Props) {
  const words = member[useLanguage()]
  return (
    <section className={`sec ${styles.fund}`} aria-labelledby="fund">
      <div className="wrap">
        <p className="eyebrow" lang="en">
          {eyebrows.fund}
        </p>
        <h2 id="fund">{name}</h2>
        <p className="lead">{text}</p>
        <p className="row">
          {url && (
            <a className="btn" href={url} rel="noopener">
              {words.visitFund}
              <Icon name="external" />
            </a>
          )}
          <LocalLink className="more" to={addresses.reportList}>
            {words.reports}
          </LocalLink>
        </p>
      </div>
    </section>
  )
}
