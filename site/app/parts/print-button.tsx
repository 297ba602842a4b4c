import { Icon } from '../frame/icon.tsx'
import { useLive } from '../frame/use-live.ts'
import { useLanguage } from '../language/language.ts'
import { parts } from '../words/parts.ts'

/** Prints the page. `compact` shows the icon only. */
export function PrintButton({ compact = false }: { compact?: boolean }) {
  const words = parts[useLanguage()]
  if (!useLive()) return null
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
