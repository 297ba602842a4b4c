import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Picture } from '../components/media/picture.tsx'
import { useGlobal } from '../data/global.ts'
import { useLanguage, usePath } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { type MenuItem, menuIndex, menuTarget, menuTrail } from '../lib/menu.ts'
import { shellMessages } from '../messages/shell.ts'
import { useCachedHtml } from './cached-html.ts'
import styles from './main-nav.module.css'

/** The six sections with their panels. Without script the panels open on hover and focus; every entry is a link. */
export function MainNav() {
  const t = shellMessages[useLanguage()]
  const menu = useGlobal()?.menu ?? []
  const path = usePath()
  const [section] = menuTrail(menu, path)
  const { open, nav, itemProps, triggerProps } = useMegaMenu(path)
  return (
    <nav className={styles.nav} aria-label={t.navigation} data-index={menuIndex(menu, path)} {...nav}>
      <ul>
        {menu
          .filter((item) => item.path !== '/')
          .map((item) => (
            <li key={item.title} {...itemProps(item.title)}>
              <LocalLink
                className={styles.trigger}
                to={menuTarget(item)}
                aria-current={item === section ? 'true' : undefined}
                {...(item.children[0] && triggerProps(item.title))}
              >
                {item.title}
              </LocalLink>
              {item.children[0] && <Mega item={item} open={open === item.title} />}
            </li>
          ))}
      </ul>
    </nav>
  )
}

const leaveAfter = 150

/**
 * Behaviour of the menu with script. Hover opens; the first click, tap, Enter or Space opens and the second follows the
 * link; arrows walk; Esc closes and gives the focus back; leaving by pointer or focus closes.
 */
function useMegaMenu(path: string) {
  const [open, setOpen] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shownFor, setShownFor] = useState(path)
  if (shownFor !== path) {
    setShownFor(path)
    setOpen(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const later = (action: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, leaveAfter)
  }
  const nav = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape' && open) close(event.currentTarget, setOpen)
      else walk(event)
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) setOpen(null)
    },
  }
  const itemProps = (id: string) => ({
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && later(() => setOpen(id)),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && later(() => setOpen(null)),
  })
  const triggerProps = (id: string) => ({
    'aria-expanded': open === id,
    onClick(event: MouseEvent) {
      if (open === id || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      clearTimeout(timer.current)
      setOpen(id)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === ' ') {
        event.preventDefault()
        setOpen(open === id ? null : id)
      }
      if (event.key === 'ArrowDown') setOpen(id)
    },
  })
  return { open, nav, itemProps, triggerProps }
}

function close(nav: HTMLElement, setOpen: (id: null) => void): void {
  nav.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  setOpen(null)
}

/** Left and right walk over the sections, up and down through the links of a panel. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key]
  // With such a key they are the browser's: back, forward, other tabs.
  if (event.altKey || event.ctrlKey || event.metaKey) return
  if (!step || !(event.target instanceof HTMLElement)) return
  const item = event.target.closest('nav > ul > li')
  const sideways = /Left|Right/.test(event.key)
  const links = sideways
    ? event.currentTarget.querySelectorAll<HTMLElement>('nav > ul > li > a')
    : item?.querySelectorAll<HTMLElement>('a')
  const list = [...(links ?? [])]
  const from = sideways ? item?.querySelector<HTMLElement>('a') : event.target
  const next = list[((from ? list.indexOf(from) : -1) + step + list.length) % list.length]
  event.preventDefault()
  // After the panel has become visible: a hidden link takes no focus.
  requestAnimationFrame(() => next?.focus())
}

/** The panel of a section: its line, its groups of pages, its picture. */
function Mega({ item, open }: { item: MenuItem; open: boolean }) {
  const content = useCachedHtml(megaKey(item), <MegaContent item={item} />)
  return <div className={styles.mega} data-open={open} {...content} />
}

// Not by the id, which editors may give twice.
export const megaKey = ({ index }: MenuItem) => `mega ${index}`

/** The same on every page of a language. */
export function MegaContent({ item }: { item: MenuItem }) {
  const t = shellMessages[useLanguage()]
  return (
    <div className={`wrap ${styles.in}`}>
      <div>
        <p className={styles.title}>{item.title}</p>
        <p className="mute">{item.intro}</p>
      </div>
      <div className={styles.groups}>
        {item.children.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      <LocalLink className={styles.picture} to={menuTarget(item)}>
        <Picture image={item.cover ?? null} ratio="16/10" sizes="17rem" />
        <p className="more">{t.enter}</p>
      </LocalLink>
    </div>
  )
}

function Group({ group }: { group: MenuItem }) {
  const links = group.children[0] ? group.children : group.links
  return (
    <div>
      <p className={styles.group}>
        <LocalLink to={menuTarget(group)}>{group.title}</LocalLink>
      </p>
      {group.intro && <p className={styles.line}>{group.intro}</p>}
      {links && (
        <ul>
          {links.map((item) => (
            <li key={item.title}>
              <LocalLink to={menuTarget(item)}>{item.title}</LocalLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
