import { useLanguage } from '../../../language/language.ts'
import { member } from '../../../messages/member.ts'
import { Breadcrumb } from '../../../shell/breadcrumb.tsx'
import bar from '../../../shell/sub-nav.module.css'
import { useCurrentPart } from './use-current-section.ts'

export type Part = { id: string; label: string }

type Props = {
  parts: readonly Part[]
  /** Last step of the breadcrumb. */
  title: string
}

/** In the place of the section's tabs: the parts of a long page, the one in view marked. */
export function PartsNav({ parts, title }: Props) {
  const current = useCurrentPart(parts.map(({ id }) => id))
  return (
    <div className={bar.bar}>
      <div className={`wrap ${bar.in}`}>
        <nav className={bar.tabs} aria-label={member[useLanguage()].onThisPage}>
          <ul>
            {parts.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Breadcrumb last={title} />
      </div>
    </div>
  )
}
