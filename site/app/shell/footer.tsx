import ridge from '@shanmen/brand/art/footer-ridge.avif'
import ridgePhone from '@shanmen/brand/art/footer-ridge-phone.avif'
import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { languages } from '@shanmen/contract/languages.ts'
import qr from '../components/media/qr.module.css'
import { type GlobalData, useGlobal } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { focusHeading } from '../lib/focus-heading.ts'
import { Icon } from '../lib/icon.tsx'
import { type MenuItem, menuTarget, pagesOf } from '../lib/menu.ts'
import { dialAddress } from '../lib/phone.ts'
import { ViewLink } from '../lib/view-link.tsx'
import { pageTitle } from '../messages/pages.ts'
import { shellMessages } from '../messages/shell.ts'
import { useCachedHtml } from './cached-html.ts'
import styles from './footer.module.css'
import late from './footer-late.module.css'
import { Logo } from './logo.tsx'
import { useScrolled, useScrolledUp } from './use-scrolled.ts'

/** The footer picture, the site map, and the legal notices. */
export function Footer() {
  const content = useCachedHtml(footerKey, <FooterContent global={useGlobal()} />)
  return (
    <>
      <footer className={`${styles.footer} on-dark unprinted`} {...content} />
      <Tools />
    </>
  )
}

export const footerKey = 'footer'

/** The same on every page of a language. */
export function FooterContent({ global }: { global: GlobalData | null }) {
  const language = useLanguage()
  const t = shellMessages[language]
  return (
    <>
      <picture className={styles.art}>
        {/* The part that is seen at this width, at twice its size. */}
        <source media="(max-width: 30rem)" srcSet={ridgePhone} />
        <img src={ridge} width="1920" height="420" alt="" loading="lazy" decoding="async" />
      </picture>
      <div className="wrap">
        <div className={styles.top}>
          <div>
            <Logo site={global?.site} />
            <p className={styles.slogan}>{global?.site.slogan}</p>
            {global?.contact.phone && (
              <p className={styles.hotline}>
                <span>{t.hotline}</span>
                <a href={dialAddress(global.contact.phone)}>{global.contact.phone}</a>
                <span>{global.contact.hours}</span>
              </p>
            )}
            <AccountCodes accounts={global?.site.social ?? []} />
          </div>
          <nav className={`${styles.map} ${late.map}`} aria-label={t.sitemap}>
            {global?.menu
              .filter((item) => item.path !== '/')
              .map((item, index) => (
                <SectionLinks key={item.title} section={item} open={!index} />
              ))}
          </nav>
        </div>
        <div className={styles.bottom}>
          <span>{global?.site.copyright}</span>
          {global?.statements?.map(({ id, title }) => (
            <LocalLink key={id} to={fill(addresses.statementDetail, id)}>
              {title}
            </LocalLink>
          ))}
          <LocalLink to={addresses.press}>{pageTitle(language, 'press')}</LocalLink>
          <LocalLink to={addresses.siteMap}>{t.sitemap}</LocalLink>
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
  const language = useLanguage()
  const registry = number && registryOf(number)
  // Such a number has Chinese characters on English pages too, which an English voice cannot read.
  const lang = languages[language].isCjk ? undefined : languages.zh.tag
  if (!registry) return number && <span lang={lang}>{number}</span>
  return (
    <a href={registry} rel="noopener" lang={lang}>
      {number}
    </a>
  )
}

/** The pages of a section. Wide screens show the heading and all links, phones the summary that opens them. */
function SectionLinks({ section, open }: { section: MenuItem; open: boolean }) {
  return (
    <details open={open}>
      <summary>{section.title}</summary>
      <h2>
        <LocalLink to={menuTarget(section)}>{section.title}</LocalLink>
      </h2>
      <ul>
        {section.children
          .flatMap(pagesOf)
          // Below a page its parts; not the items of its list.
          .flatMap((item) => [item, ...(item.links ?? []).filter(({ to }) => to.includes('#'))])
          .map((item) => (
            <li key={item.title}>
              <LocalLink to={menuTarget(item)}>{item.title}</LocalLink>
            </li>
          ))}
      </ul>
    </details>
  )
}

export const accountCodeId = (index: number): string => `account-${index}`

/** The group's accounts elsewhere: QR codes, drawn by the server at the page's end (`drawCodes`), each with its link. */
function AccountCodes({ accounts }: { accounts: GlobalData['site']['social'] }) {
  return (
    <div className={styles.codes}>
      {accounts.map(({ label, url }, index) => (
        <figure key={url} className={qr.qr}>
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <use href={`#${accountCodeId(index)}`} />
          </svg>
          <figcaption>
            <a href={url} rel="noopener">
              {label}
            </a>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/**
 * The public registry in which a filing number can be looked up: an ICP number (`京ICP备12345678号-1`) in the ministry's,
 * one of public security (`京公网安备 11010802012345 号`) in the police's. Undefined for a text of another form.
 * The law requires the number in the footer, linked to its registry.
 */
export function registryOf(filing: string): string | undefined {
  const number = filing.replace(/\s/g, '')
  const police = /公网安备(\d{13,14})号/.exec(number)?.[1]
  if (police) return `https://beian.mps.gov.cn/#/query/webSearch?code=${police}`
  return /ICP备\d{8,}号/i.test(number) ? 'https://beian.miit.gov.cn/' : undefined
}

/** Floating helpers of a long page: hotline, large text, back to the top. They appear once the page is scrolled. */
function Tools() {
  const t = shellMessages[useLanguage()]
  const phone = useGlobal()?.contact.phone
  return (
    <aside
      className={`${late.tools} unprinted`}
      aria-label={t.tools}
      data-shown={useScrolled(500)}
      data-up={useScrolledUp()}
    >
      {phone && (
        <a className="ib" href={dialAddress(phone)} aria-label={t.hotline}>
          <Icon name="phone" />
        </a>
      )}
      <ViewLink className="ib">
        <Icon name="text" />
      </ViewLink>
      <button type="button" className="ib" aria-label={t.top} onClick={toTop}>
        <Icon name="up" />
      </button>
    </aside>
  )
}

function toTop(): void {
  const { matches } = matchMedia('(prefers-reduced-motion: reduce)')
  scrollTo({ top: 0, behavior: matches ? 'instant' : 'smooth' })
  focusHeading()
}
