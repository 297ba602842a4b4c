import styles from './qr.module.css'
import { qrPath } from './qr-code.ts'

type Props = {
  label: string
  /** The content of the code. An address is also a link, for those who read on the phone itself. */
  text: string
}

/** A QR code with its label. A text too long for a code leaves the link alone. */
export function Qr({ label, text }: Props) {
  const code = qrPath(text)
  return (
    <figure className={styles.qr}>
      {code && (
        <svg viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`} role="img" aria-label={label}>
          <path d={code.path} />
        </svg>
      )}
      <figcaption>{/^https?:/.test(text) ? <a href={text}>{label}</a> : label}</figcaption>
    </figure>
  )
}
