import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage } from '../../language/language.ts'
import { Icon } from '../../lib/icon.tsx'
import { componentMessages, fillIn } from '../../messages/components.ts'
import styles from './toast.module.css'
import { close, closeAll, pause, resume, subscribe, type Toast, toastHost, toasts } from './toast-store.ts'

const none: readonly Toast[] = []
const urgent = (toast: Toast) => toast.type === 'warning' || toast.type === 'error'

/**
 * The container of toasts: over the page, or in an open overlay. Once per document; its two live regions are always
 * there, or nothing would be announced.
 */
export function Toasts() {
  const t = componentMessages[useLanguage()]
  const all = useSyncExternalStore(subscribe, toasts, () => none)
  const host = useSyncExternalStore(subscribe, toastHost, () => null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeAll()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const section = (
    <section className={`${styles.toasts} unprinted`} aria-label={t.notifications}>
      <div role="status">
        {all
          .filter((toast) => !urgent(toast))
          .map((toast) => (
            <Message key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert">
        {all.filter(urgent).map((toast) => (
          <Message key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  )
  return host ? createPortal(section, host) : section
}

function Message({ toast }: { toast: Toast }) {
  const t = componentMessages[useLanguage()]
  const { id, type, message, count, leaving } = toast
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only gives more time to read.
    <div
      className={styles.toast}
      data-type={type}
      data-leaving={leaving ? '' : undefined}
      onMouseEnter={() => pause(id)}
      onMouseLeave={() => resume(id)}
      onFocus={() => pause(id)}
      onBlur={() => resume(id)}
    >
      <Icon name={type} />
      <span>{message}</span>
      {count > 1 && <Badge count={count} />}
      <button type="button" className="ib" aria-label={t.close} onClick={() => close(id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}

const max = 99

/** How often something was repeated; above 99 it reads 99+. */
function Badge({ count }: { count: number }) {
  const t = componentMessages[useLanguage()]
  const text = badgeText(count)
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {text}
      </span>
      <span className="vh">{fillIn(t.repeated, text)}</span>
    </>
  )
}

/** 99 → `99`, 100 → `99+`. */
export function badgeText(count: number): string {
  return count > max ? `${max}+` : String(count)
}
