import qr from '../components/media/qr.module.css'
import type { GlobalData } from '../data/complete-global.ts'
import styles from './account-codes.module.css'

export const accountCodeId = (index: number): string => `account-${index}`

/** The group's accounts elsewhere: QR codes, drawn by the server at the page's end (`drawCodes`), each with its link. */
export function AccountCodes({ accounts }: { accounts: GlobalData['site']['social'] }) {
  return (
    <div className={styles.codes}>
      {accounts.map(({ label, url }, index) => (
        <figure key={url} className={qr.qr}>
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <use href={`#${accountCodeId(index)}`} />
          </svg>
          <figcaption>
            <a href={url} rel="noopener">
              {label}
            </a>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
