import { useLanguage } from '../../language/language.ts'
import { Icon } from '../../lib/icon.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { parts } from '../../messages/components.ts'

/** Prints the page. `compact` shows the icon only. */
export function PrintButton({ compact = false }: { compact?: boolean }) {
  const words = parts[useLanguage()]
  if (!useHydrated()) return null
  return (
    <button
      type="button"
      className={compact ? 'ib' : 'btn btn--g btn--s'}
      aria-label={compact ? words.print : undefined}
      onClick={() => window.print()}
    >
      <Icon name="print" />
      {!compact && words.print}
    </button>
  )
}
