import { useLanguage } from '../../language/language.ts'
import { disclosure } from '../../messages/disclosure.ts'
import { Icon } from '../../shell/icon.tsx'

/** Calls the number of a notice. Nothing without one. */
export function CallButton({ phone }: { phone: string }) {
  const words = disclosure[useLanguage()]
  if (!phone) return null
  return (
    <a className="btn btn--p" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      <Icon name="phone" />
      {words.call}
    </a>
  )
}
