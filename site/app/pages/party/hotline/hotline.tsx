import { MailLink } from '../../../components/article/mail-link.tsx'
import { Facts, Panel } from '../../../components/article/panel.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { dialAddress } from '../../../lib/phone.ts'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import styles from '../shared/party.module.css'
import type { Route } from './+types/hotline.ts'

const load = staticLoader('partyBuilding', ({ integrity }) => integrity.hotline.address)

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'hotline', partyMessages)

export default function Hotline({ loaderData }: Route.ComponentProps) {
  const t = partyMessages[useLanguage()]
  const { hotline } = loaderData.integrity
  return (
    <SectionPage page="hotline">
      <section className={`on-dark ${styles.band}`} aria-labelledby="report">
        <div className="wrap split split--7-5">
          <div>
            <p className="eyebrow" lang="en">
              {t.hotline.eyebrow}
            </p>
            <h2 id="report">{t.hotline.title}</h2>
          </div>
          <div>
            <p>{t.hotline.phone}</p>
            {hotline.phones.map((phone) => (
              <a key={phone} className={styles.number} href={dialAddress(phone)}>
                {phone}
              </a>
            ))}
            <p>{hotline.hours}</p>
          </div>
        </div>
      </section>
      <section className="sec sec--tight" aria-label={t.hotline.rules}>
        <div className="wrap split side">
          <Prose html={hotline.notice} />
          <Panel title={t.hotline.others} aside>
            <div className={styles.facts}>
              <Facts
                rows={[
                  [t.hotline.email, <MailLink key="mail" email={hotline.email} />],
                  [t.hotline.address, hotline.address],
                  [t.hotline.postcode, hotline.postcode],
                ]}
              />
            </div>
            <a className="btn btn--p" href={`mailto:${hotline.email}`}>
              {t.hotline.write}
            </a>
          </Panel>
        </div>
      </section>
    </SectionPage>
  )
}
