import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { type MenuItem, menuTarget } from '../lib/menu.ts'
import { useTrail } from '../lib/use-trail.ts'
import { shellMessages } from '../messages/shell.ts'
import styles from './sub-nav.module.css'

/** The section's second level as tabs that stick below the header, the third as pills; `children` is the breadcrumb. */
export function SubNav({ pills = true, children }: { pills?: boolean; children: ReactNode }) {
  const t = shellMessages[useLanguage()]
  const [section, group, page] = useTrail()
  return (
    <>
      <div className={`${styles.bar} unprinted`}>
        <div className={`wrap ${styles.in}`}>
          {section && (
            <nav className={styles.tabs} aria-label={t.section}>
              <Items items={section.children} current={group} />
            </nav>
          )}
          {children}
        </div>
      </div>
      {pills && group && group.children.length > 1 && (
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

/** The position of the page in the menu; `last` adds an item's own title as the last step. */
export function Breadcrumb({ last }: { last?: string }) {
  const t = shellMessages[useLanguage()]
  const steps = useTrail().map((item) => ({ title: item.title, to: menuTarget(item) }))
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
            <LocalLink to={step.to}>{step.title}</LocalLink>
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
