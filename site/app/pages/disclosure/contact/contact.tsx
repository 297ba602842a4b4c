import type { Data } from '@shanmen/contract/schemas.ts'
import type { ReactNode } from 'react'
import { MailLink } from '../../../components/article/mail-link.tsx'
import { PageParts } from '../../../components/article/page-parts.tsx'
import panel from '../../../components/article/panel.module.css'
import { PhoneLink } from '../../../components/article/phone-link.tsx'
import { RichText } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { show } from '../../../components/feedback/toast-store.ts'
import { placeAnchor, walkLink } from '../../../components/map/place-list.tsx'
import { PlaceMap } from '../../../components/map/place-map.tsx'
import { Qr } from '../../../components/media/qr.tsx'
import { loader, loadParts } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { gridOf } from '../../../lib/grid-of.ts'
import { Icon } from '../../../lib/icon.tsx'
import type { IconName } from '../../../lib/icons.server.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { componentMessages } from '../../../messages/components.ts'
import { contactMessages } from '../../../messages/contact.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/contact.ts'
import styles from './contact.module.css'

const load = loader(async (args) => {
  const { call, languageId } = args
  const [contact, parts] = await Promise.all([call('contact', { languageId }), loadParts(args, 'contact')])
  return { contact, parts }
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'contact', contactMessages)

export default function Contact({ loaderData: { contact, parts } }: Route.ComponentProps) {
  const t = contactMessages[useLanguage()]
  const [main, ...branches] = contact.offices
  return (
    <SectionPage page="contact">
      {main && (
        <section className="sec sec--tight">
          <div className={`wrap split split--5-7 ${styles.office}`}>
            <HeadOffice headline={contact.headline} office={main} />
            <PlaceMap places={contact.offices} />
          </div>
        </section>
      )}
      {contact.departments.length > 0 && (
        <TitledSection className="sec sec--silk sec--tight" eyebrow="Departments" title={t.departments}>
          <div className={`${gridOf(contact.departments.length)} grid--21`}>
            {contact.departments.map((department) => (
              <ContactCard key={department.name} department={department} />
            ))}
          </div>
        </TitledSection>
      )}
      {contact.traffic && (
        <section className="sec sec--tight">
          <div className={`wrap ${styles.traffic}`}>
            <h2>{t.traffic}</h2>
            <RichText html={contact.traffic} />
            {contact.qr.length > 0 && (
              <div className={styles.codes}>
                {contact.qr.map(({ label, url }) => (
                  <Qr key={label} label={label} text={url} />
                ))}
              </div>
            )}
          </div>
        </section>
      )}
      <Offices offices={branches} />
      <PageParts parts={parts} />
    </SectionPage>
  )
}

type ContactCardProps = { department: { name: string; duty: string; phone: string } }

/** Whom to call for what. */
function ContactCard({ department }: ContactCardProps) {
  const { name, duty, phone } = department
  return (
    <div className={panel.panel}>
      <h3>{name}</h3>
      <p className="mute">{duty}</p>
      {phone && (
        <p className={styles.departmentPhone}>
          <PhoneLink phone={phone} />
        </p>
      )}
    </div>
  )
}

/** The other offices as ruled rows: name, address and hours, telephone and mail. */
function Offices({ offices }: { offices: readonly Office[] }) {
  const language = useLanguage()
  const t = componentMessages[language]
  if (offices.length === 0) return null
  return (
    <TitledSection
      className="sec sec--celadon sec--tight"
      eyebrow="Offices"
      title={contactMessages[language].offices}
    >
      <ul className={styles.offices}>
        {offices.map((office, index) => (
          <li key={office.id}>
            <h3>{office.name}</h3>
            <div>
              <address>{office.address}</address>
              <p className="mute">{office.hours}</p>
            </div>
            <p className={styles.links}>
              <PhoneLink className="num" phone={office.phone} />
              {office.email && <MailLink email={office.email} />}
            </p>
            <a
              className={styles.map}
              // The head office, which is not in this list, is the first on the map.
              href={`#${placeAnchor(index + 1)}`}
              aria-label={`${office.name}: ${t.showOnMap}`}
            >
              <Icon name="pin" />
              {t.showOnMap}
            </a>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

type Office = Data<'contact'>['offices'][number]

/** The head office: address, telephone, mail, hours, route link. */
function HeadOffice({ headline, office }: { headline: string; office: Office }) {
  const language = useLanguage()
  const t = componentMessages[language]
  return (
    <div>
      <p className="eyebrow" lang="en">
        Head office
      </p>
      <h2>{headline || pageTitle(language, 'contact')}</h2>
      <dl className={styles.facts}>
        <Row icon="pin" label={t.address}>
          <address>{office.address}</address>
          {office.postcode && <small>{`${t.postcode} ${office.postcode}`}</small>}
        </Row>
        <Row icon="phone" label={t.phone}>
          <PhoneLink className={`num ${styles.phone}`} phone={office.phone} />
          {office.fax && <small>{`${t.fax} ${office.fax}`}</small>}
        </Row>
        {office.email && (
          <Row icon="mail" label={t.email}>
            <MailLink email={office.email} />
          </Row>
        )}
        {office.hours && (
          <Row icon="clock" label={t.hours}>
            {office.hours}
          </Row>
        )}
      </dl>
      <p className={`row ${styles.ways}`}>
        <a className="btn btn--p" href={walkLink(office)} target="_blank" rel="noopener">
          {contactMessages[language].walk}
          <Icon name="external" />
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
  const t = contactMessages[useLanguage()]
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
