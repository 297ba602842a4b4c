import { useLive } from '../../frame/use-live.ts'
import { useLanguage } from '../../language/language.ts'
import { show } from '../../parts/toast-store.ts'
import { disclosure } from '../../words/disclosure.ts'

/** Copies an address. Not there without script, which it takes. */
export function CopyAddress({ address }: { address: string }) {
  const words = disclosure[useLanguage()]
  if (!useLive()) return null
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
