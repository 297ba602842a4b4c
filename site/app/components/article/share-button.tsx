import { useLanguage } from '../../language/language.ts'
import { Icon } from '../../lib/icon.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { parts } from '../../messages/components.ts'
import { show } from '../feedback/toast-store.ts'

/** Shares the page through the device, or copies its address. `compact` shows the icon only. */
export function ShareButton({ compact = false }: { compact?: boolean }) {
  const words = parts[useLanguage()]
  if (!useHydrated()) return null
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title: document.title, url: location.href })
      else {
        await navigator.clipboard.writeText(location.href)
        show('success', words.copied)
      }
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) show('warning', words.notCopied)
    }
  }
  return (
    <button
      type="button"
      className={compact ? 'ib' : 'btn btn--g btn--s'}
      aria-label={compact ? words.share : undefined}
      onClick={share}
    >
      <Icon name="share" />
      {!compact && words.share}
    </button>
  )
}
