import { useGlobal } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { LocalLink } from '../language/local-link.tsx'
import { Icon } from '../lib/icon.tsx'
import { type MenuItem, menuTarget, pagesOf } from '../lib/menu.ts'
import { dialAddress } from '../lib/phone.ts'
import { useTrail } from '../lib/use-trail.ts'
import { ViewLink } from '../lib/view-link.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useCachedHtml } from './cached-html.ts'
import styles from './drawer.module.css'
import { Logo } from './logo.tsx'
import { useOverlay } from './use-overlay.ts'

/** The menu of small screens. Opens and closes without script (popover); script traps the focus inside. */
export function Drawer({ id }: { id: string }) {
  const t = shellMessages[useLanguage()]
  const global = useGlobal()
  const [current] = useTrail()
  const overlay = useOverlay()
  return (
    <dialog id={id} popover="auto" className={styles.drawer} aria-label={t.menuTitle} {...overlay}>
      <div className={styles.head}>
        <Logo site={global?.site} />
        <button
          type="button"
          className="ib"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t.menuTitle}>
        {global?.menu
          .filter((item) => item.path !== '/')
          .map((item) => (
            <Section key={item.title} item={item} open={item === current} />
          ))}
      </nav>
      <div className="row row--b">
        <LanguageSwitch />
        <ViewLink className="btn btn--g btn--s" labelled>
          <Icon name="text" />
        </ViewLink>
      </div>
      {global?.contact.phone && (
        <p className={styles.hotline}>
          <a href={dialAddress(global.contact.phone)}>{global.contact.phone}</a>
          <span className="mute">{global.contact.hours}</span>
        </p>
      )}
    </dialog>
  )
}

function Section({ item, open }: { item: MenuItem; open: boolean }) {
  const content = useCachedHtml(drawerKey(item), <DrawerSection item={item} />)
  return <details name="drawer" open={open} {...content} />
}

export const drawerKey = ({ index }: MenuItem) => `drawer ${index}`

/** The same on every page of a language. */
export function DrawerSection({ item }: { item: MenuItem }) {
  return (
    <>
      <summary>
        {item.title}
        <Icon name="plus" />
      </summary>
      <dl>
        {item.children.map((group) => (
          <div key={group.title}>
            <dt>{group.title}</dt>
            <dd>
              {pagesOf(group).map((page) => (
                <LocalLink key={page.title} to={menuTarget(page)}>
                  {page.title}
                </LocalLink>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
