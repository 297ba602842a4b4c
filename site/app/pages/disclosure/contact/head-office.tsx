import type { Data } from '@shanmen/contract/schemas.ts'
import type { ReactNode } from 'react'
import { PhoneLink } from '../../../components/article/phone-link.tsx'
import { show } from '../../../components/feedback/toast-store.ts'
import { walkLink } from '../../../components/map/place-list.tsx'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import type { IconName } from '../../../lib/icons.server.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { componentMessages } from '../../../messages/components.ts'
import { disclosureMessages } from '../../../messages/disclosure.ts'
import styles from './contact.module.css'

export type Office = Data<'contact'>['offices'][number]

/** The head office: address, telephone, mail, hours, route link. */
export function HeadOffice({ headline, office }: { headline: string; office: Office }) {
  const language = useLanguage()
  const t = componentMessages[language]
  return (
    <div>
      <p className="eyebrow" lang="en">
        Head office
      </p>
      <h2>{headline}</h2>
      <dl className={styles.facts}>
        <Row icon="pin" label={t.address}>
          {office.address}
          {office.postcode && <small>{`${t.postcode} ${office.postcode}`}</small>}
        </Row>
        <Row icon="phone" label={t.phone}>
          <PhoneLink className={`num ${styles.phone}`} phone={office.phone} />
          {office.fax && <small>{`${t.fax} ${office.fax}`}</small>}
        </Row>
        {office.email && (
          <Row icon="mail" label={t.email}>
            <a href={`mailto:${office.email}`}>{office.email}</a>
          </Row>
        )}
        {office.hours && (
          <Row icon="clock" label={t.hours}>
            {office.hours}
          </Row>
        )}
      </dl>
      <p className="row">
        <a className="btn btn--p" href={walkLink(office)} rel="noopener">
          <Icon name="walk" />
          {disclosureMessages[language].walk}
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

/** Copies an address. Not there without script, which it takes. */
function CopyAddress({ address }: { address: string }) {
  const t = disclosureMessages[useLanguage()]
  if (!useHydrated()) return null
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => show('success', t.addressCopied),
      () => show('warning', t.addressNotCopied),
    )
  return (
    <button type="button" className="btn btn--g" onClick={copy}>
      {t.copyAddress}
    </button>
  )
}
