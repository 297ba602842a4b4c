import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { disclosure } from '../../../messages/disclosure.ts'

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
