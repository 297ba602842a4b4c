import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { RichText } from '../../../components/article/rich-text.tsx'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { PlaceMap } from '../../../components/map/place-map.tsx'
import { Qr } from '../../../components/media/qr.tsx'
import { staticLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { PageFrame } from '../../../shell/page-frame.tsx'
import type { Route } from './+types/contact.ts'
import styles from './contact.module.css'
import { ContactCard } from './contact-card.tsx'
import { HeadOffice } from './head-office.tsx'
import { Offices } from './offices.tsx'

const load = staticLoader('contact')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, { title: pageTitle(language, 'contact'), description: disclosure[language].contactNote })
}

export default function Contact({ loaderData: contact }: Route.ComponentProps) {
  const language = useLanguage()
  const other = subtitleLanguage(language)
  const words = disclosure[language]
  const [main, ...branches] = contact.offices
  return (
    <PageFrame title={pageTitle(language, 'contact')} subtitle={pageTitle(other, 'contact')}>
      {main && (
        <section className="sec sec--tight">
          <div className={`wrap split split--5-7 ${styles.office}`}>
            <HeadOffice headline={contact.headline} office={main} />
            <PlaceMap places={contact.offices} />
          </div>
        </section>
      )}
      {contact.departments.length > 0 && (
        <section className="sec sec--silk sec--tight">
          <div className="wrap">
            <SectionHead eyebrow="Departments" title={words.departments} />
            <div className="grid grid--21">
              {contact.departments.map((department) => (
                <ContactCard key={department.name} department={department} />
              ))}
            </div>
          </div>
        </section>
      )}
      {contact.traffic && (
        <section className="sec sec--tight">
          <div className={`wrap ${styles.traffic}`}>
            <h2>{words.traffic}</h2>
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
    </PageFrame>
  )
}
