import type { MenuItem } from '@shanmen/contract/types.ts'
import type { GlobalData } from '../data/complete-global.ts'
import { useGlobal } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { menuTarget } from '../lib/menu.ts'
import { frame } from '../messages/shell.ts'
import { AccountCodes } from './account-codes.tsx'
import { useKeptPart } from './cached-html.ts'
import { registryOf } from './filing.ts'
import styles from './footer.module.css'
import ridge from './footer-ridge.avif'
import ridgeWebp from './footer-ridge.webp'
import { Logo } from './logo.tsx'
import { Tools } from './page-tools.tsx'

/** The ridge with the rising sun, the site map, and what the law wants to be read. */
export function Footer() {
  const content = useKeptPart(footerPart, <FooterContent global={useGlobal()} />)
  return (
    <>
      <footer className={`${styles.footer} on-dark unprinted`} {...content} />
      <Tools />
    </>
  )
}

export const footerPart = 'footer'

/** The same on every page of a language. */
export function FooterContent({ global }: { global: GlobalData | null }) {
  const words = frame[useLanguage()]
  return (
    <>
      <picture className={styles.art}>
        <source type="image/avif" srcSet={ridge} />
        <img src={ridgeWebp} width="1920" height="420" alt="" loading="lazy" decoding="async" />
      </picture>
      <div className="wrap">
        <div className={styles.top}>
          <div>
            <Logo site={global?.site} />
            <p className={styles.slogan}>{global?.site.slogan}</p>
            {global && (
              <p className={styles.hotline}>
                <span>{words.hotline}</span>
                <a href={`tel:${global.contact.phone}`}>{global.contact.phone}</a>
                <span>{global.contact.hours}</span>
              </p>
            )}
            <AccountCodes accounts={global?.site.social ?? []} />
          </div>
          <nav className={styles.map} aria-label={words.sitemap}>
            {global?.menu
              .filter((item) => item.path !== '/')
              .map((item) => (
                <SectionLinks key={item.id} section={item} />
              ))}
          </nav>
        </div>
        <div className={styles.bottom}>
          <span>{global?.site.copyright}</span>
          {global?.site.friendLinks.map((link) => (
            <a key={link.url} href={link.url} rel="noopener">
              {link.name}
            </a>
          ))}
          <Filing number={global?.site.icp} />
          <Filing number={global?.site.policeIcp} />
        </div>
      </div>
    </>
  )
}

function Filing({ number }: { number: string | undefined }) {
  const registry = number && registryOf(number)
  if (!registry) return number && <span>{number}</span>
  return (
    <a href={registry} rel="noopener">
      {number}
    </a>
  )
}

/** A page of the second level, or the pages of the third below it. */
const pagesOf = (item: MenuItem): MenuItem[] => (item.children.length > 0 ? item.children : [item])

function SectionLinks({ section }: { section: MenuItem }) {
  return (
    <div>
      <h2>
        <LocalLink to={menuTarget(section)}>{section.title}</LocalLink>
      </h2>
      <ul>
        {section.children.flatMap(pagesOf).map((item) => (
          <li key={item.id}>
            <LocalLink to={menuTarget(item)}>{item.title}</LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
