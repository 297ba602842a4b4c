import type { ReactNode } from 'react'
import { useGlobal } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { Icon } from '../lib/icon.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { ViewLink } from '../lib/view-link.tsx'
import { shellMessages } from '../messages/shell.ts'
import { Drawer } from './drawer.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'
import { SearchOverlay } from './search-overlay.tsx'
import { useScrolled } from './use-scrolled.ts'

/** Header of every page. Transparent over the hero and solid when scrolled; drawer and search open without script. */
export function Header() {
  const t = shellMessages[useLanguage()]
  return (
    <>
      <Bar>
        <div className={styles.in}>
          <Logo site={useGlobal()?.site} />
          <MainNav />
          <div className={styles.tools}>
            <button type="button" className="ib" popoverTarget="search" aria-label={t.search}>
              <Icon name="search" />
            </button>
            <div className={styles.wide}>
              <ViewLink className="ib">
                <Icon name="text" />
              </ViewLink>
              <LanguageSwitch />
            </div>
            <button
              type="button"
              className={`ib ${styles.burger}`}
              popoverTarget="drawer"
              aria-label={t.menu}
            >
              <Icon name="menu" />
            </button>
          </div>
        </div>
      </Bar>
      <Drawer id="drawer" />
      <SearchOverlay id="search" />
    </>
  )
}

/** A component of its own, so that scrolling does not render menu, drawer and search again. */
function Bar({ children }: { children: ReactNode }) {
  return (
    <header className={`${styles.header} unprinted`} data-solid={useScrolled(80)} data-live={useHydrated()}>
      {children}
    </header>
  )
}
