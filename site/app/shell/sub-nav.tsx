import type { PageName } from '@shanmen/contract/addresses.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { type MenuItem, menuTarget } from '../lib/menu.ts'
import { useTrail } from '../lib/use-trail.ts'
import { shellMessages } from '../messages/shell.ts'
import styles from './sub-nav.module.css'

type SubNavProps = { own?: PageName | undefined; pills?: boolean; children: ReactNode }

/**
 * The section's second level as tabs that stick below the header, the third as pills; `children` is the breadcrumb.
 * A page that the menu does not have, such as the calendar, is the last tab on its `own`.
 */
export function SubNav({ own, pills = true, children }: SubNavProps) {
  const t = shellMessages[useLanguage()]
  const [section, group, page] = useTrail(own)
  return (
    <>
      <div className={`${styles.bar} unprinted`}>
        <div className={`wrap ${styles.in}`}>
          {section?.children[0] && (
            <nav className={styles.tabs} aria-label={t.section}>
              <Items
                items={[...new Set(section.children).add(group ?? section.children[0])]}
                current={group}
              />
            </nav>
          )}
          {children}
        </div>
      </div>
      {pills && group?.children[1] && (
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
        <li key={item.title}>
          <LocalLink to={menuTarget(item)} aria-current={item === current ? 'page' : undefined}>
            {item.title}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

/** The position of the page `own` in the menu; `last` adds an item's own title as the last step. */
export function Breadcrumb({ own, last }: { own?: PageName | undefined; last?: string }) {
  const t = shellMessages[useLanguage()]
  const steps = useTrail(own)
  const current = last ?? steps.pop()?.title
  // A group of pages with the name of its one page is no step of its own.
  if (steps.at(-1)?.title === current) steps.pop()
  return (
    <nav className={styles.crumb} aria-label={t.breadcrumb}>
      <ol>
        <li>
          <LocalLink to="/">{t.home}</LocalLink>
        </li>
        {steps.map((step) => (
          <li key={step.title}>
            <LocalLink to={menuTarget(step)}>{step.title}</LocalLink>
          </li>
        ))}
        {current && (
          <li>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
