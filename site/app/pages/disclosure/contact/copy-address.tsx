import { show } from '../../../components/feedback/toast-store.ts'
import { useLanguage } from '../../../language/language.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { disclosure } from '../../../messages/disclosure.ts'

/** Copies an address. Not there without script, which it takes. */
export function CopyAddress({ address }: { address: string }) {
  const words = disclosure[useLanguage()]
  if (!useHydrated()) return null
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => show('success', words.addressCopied),
      () => show('warning', words.addressNotCopied),
    )
  return (
    <button type="button" className="btn btn--g" onClick={copy}>
      {words.copyAddress}
    </button>
  )
}
