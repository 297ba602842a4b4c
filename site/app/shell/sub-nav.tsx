import type { MenuItem } from '@shanmen/contract/types.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { menuTarget } from '../lib/menu.ts'
import { useTrail } from '../lib/use-trail.ts'
import { frame } from '../messages/shell.ts'
import styles from './sub-nav.module.css'

/** The section's second level as tabs that stick below the header, the third as pills; `children` is the breadcrumb. */
export function SubNav({ children }: { children: ReactNode }) {
  const words = frame[useLanguage()]
  const [section, group, page] = useTrail()
  return (
    <>
      <div className={`${styles.bar} unprinted`}>
        <div className={`wrap ${styles.in}`}>
          {section && (
            <nav className={styles.tabs} aria-label={words.section}>
              <Items items={section.children} current={group} />
            </nav>
          )}
          {children}
        </div>
      </div>
      {group && group.children.length > 1 && (
        <nav className={`wrap unprinted ${styles.pills}`} aria-label={group.title}>
          <Items items={group.children} current={page} />
        </nav>
      )}
    </>
  )
}

function Items({ items, current }: { items: readonly MenuItem[]; current: MenuItem | undefined }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <LocalLink to={menuTarget(item)} aria-current={item === current ? 'page' : undefined}>
            {item.title}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
