import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { useHydrated } from './use-hydrated.ts'
import { useSearch } from './use-search.ts'

type Props = { className?: string; children: ReactNode; labelled?: boolean }

/**
 * Changes between standard and large text. A real link: the server stores the choice in the cookie `view` and answers
 * with the requested page, rendered in the new view. `labelled` shows the text next to the icon.
 */
export function ViewLink({ className, children, labelled = false }: Props) {
  const t = shellMessages[useLanguage()]
  const { pathname, hash } = useLocation()
  const live = useHydrated()
  const elder = useShell()?.settings.view === 'elder'
  const query = new URLSearchParams(useSearch())
  query.set('view', elder ? 'normal' : 'elder')
  const label = elder ? t.normalText : t.largeText
  return (
    <a
      className={className}
      href={`${pathname}?${query}${live ? hash : ''}`}
      rel="nofollow"
      aria-label={labelled ? undefined : label}
      title={labelled ? undefined : label}
    >
      {children}
      {labelled && label}
    </a>
  )
}
