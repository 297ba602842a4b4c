import { useLanguage } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { menuTarget } from '../lib/menu.ts'
import { useTrail } from '../lib/use-trail.ts'
import { frame } from '../messages/shell.ts'
import styles from './breadcrumb.module.css'

/** Where the page stands in the menu; `last` adds an item's own title as the last step. */
export function Breadcrumb({ last }: { last?: string }) {
  const words = frame[useLanguage()]
  const steps = useTrail().map((item) => ({ key: item.id, title: item.title, to: menuTarget(item) }))
  const current = last ?? steps.pop()?.title
  // A group of pages with the name of its one page is no step of its own.
  if (steps.at(-1)?.title === current) steps.pop()
  return (
    <nav className={styles.crumb} aria-label={words.breadcrumb}>
      <ol>
        <li>
          <LocalLink to="/">{words.home}</LocalLink>
        </li>
        {steps.map((step) => (
          <li key={step.key}>
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
