import type { Data } from '@shanmen/contract/schemas.ts'
import type { ReactNode } from 'react'
import { walkLink } from '../../../components/map/place-links.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import type { IconName } from '../../../lib/icons.server.ts'
import { parts } from '../../../messages/components.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import styles from './contact.module.css'
import { CopyAddress } from './copy-address.tsx'

export type Office = Data<'contact'>['offices'][number]

/** The head office: address, telephone, mail, hours, the way there. */
export function HeadOffice({ headline, office }: { headline: string; office: Office }) {
  const language = useLanguage()
  const words = parts[language]
  return (
    <div>
      <p className="eyebrow" lang="en">
        Head office
      </p>
      <h2>{headline}</h2>
      <dl className={styles.facts}>
        <Row icon="pin" label={words.address}>
          {office.address}
          {office.postcode && <small>{`${words.postcode} ${office.postcode}`}</small>}
        </Row>
        <Row icon="phone" label={words.phone}>
          <a className={`num ${styles.phone}`} href={`tel:${office.phone.replace(/[^\d+]/g, '')}`}>
            {office.phone}
          </a>
          {office.fax && <small>{`${words.fax} ${office.fax}`}</small>}
        </Row>
        {office.email && (
          <Row icon="mail" label={words.email}>
            <a href={`mailto:${office.email}`}>{office.email}</a>
          </Row>
        )}
        {office.hours && (
          <Row icon="clock" label={words.hours}>
            {office.hours}
          </Row>
        )}
      </dl>
      <p className="row">
        <a className="btn btn--p" href={walkLink(office)} rel="noopener">
          <Icon name="walk" />
          {disclosure[language].walk}
        </a>
        <CopyAddress address={office.address} />
      </p>
    </div>
  )
}

type RowProps = { icon: IconName; label: string; children: ReactNode }

function Row({ icon, label, children }: RowProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="vh">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
