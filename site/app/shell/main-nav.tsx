import { useGlobal } from '../data/global.ts'
import { useLanguage, usePath } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { menuIndex, menuTarget, menuTrail } from '../lib/menu.ts'
import { frame } from '../messages/shell.ts'
import styles from './main-nav.module.css'
import { Mega } from './mega.tsx'
import { useMegaMenu } from './use-mega-menu.ts'

/** The six sections with their panels. Without script the panels open on hover and focus; every entry is a link. */
export function MainNav() {
  const words = frame[useLanguage()]
  const menu = useGlobal()?.menu ?? []
  const path = usePath()
  const [section] = menuTrail(menu, path)
  const { open, nav, itemProps, triggerProps } = useMegaMenu(path)
  return (
    <nav className={styles.nav} aria-label={words.navigation} data-index={menuIndex(menu, path)} {...nav}>
      <ul>
        {menu
          .filter((item) => item.path !== '/')
          .map((item) => (
            <li key={item.id} className={styles.item} {...itemProps(item.id)}>
              <LocalLink
                className={styles.trigger}
                to={menuTarget(item)}
                aria-current={item === section ? 'true' : undefined}
                {...(item.children.length > 0 && triggerProps(item.id))}
              >
                {item.title}
              </LocalLink>
              {item.children.length > 0 && <Mega item={item} open={open === item.id} />}
            </li>
          ))}
      </ul>
    </nav>
  )
}
