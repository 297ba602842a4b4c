import type { Honor } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { Time } from '../../../lib/time.tsx'
import { componentMessages, joined } from '../../../messages/components.ts'
import { groupMessages } from '../../../messages/group.ts'
import { Certificate } from './certificate.tsx'
import styles from './honor-wall.module.css'

type Props = { honors: readonly Honor[] }

/** The id of the certificate that a button opens by `popoverTarget`, with and without script. */
export const certificateOf = ({ id }: Honor) => `certificate-${id}`

/** Certificates in a grid, each a button that enlarges it; `EnlargedCertificates` belongs beside it. */
export function HonorWall({ honors }: Props) {
  return (
    <ul className={styles.wall}>
      {honors.map((honor) => (
        <li key={honor.id}>
          <button type="button" popoverTarget={certificateOf(honor)}>
            <Certificate honor={honor} />
            <b>{honor.title}</b>
            <small>{joined(honor.awardedAt.slice(0, 4), honor.issuer)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The enlarged certificates, each opened by its buttons and closed by its own, Esc or a click outside. */
export function EnlargedCertificates({ honors }: Props) {
  const language = useLanguage()
  const t = groupMessages[language]
  return honors.map((honor) => (
    <div
      key={honor.id}
      popover="auto"
      id={certificateOf(honor)}
      role="dialog"
      aria-label={honor.title}
      className={styles.enlarged}
    >
      <button
        type="button"
        className="ib"
        popoverTarget={certificateOf(honor)}
        aria-label={componentMessages[language].close}
      >
        <Icon name="close" />
      </button>
      <div>
        <Certificate honor={honor} whole />
        <p>{honor.title}</p>
        <dl>
          <div>
            <dt>{t.issuer}</dt>
            <dd>{honor.issuer}</dd>
          </div>
          {honor.winner && (
            <div>
              <dt>{t.winner}</dt>
              <dd>{honor.winner}</dd>
            </div>
          )}
          <div>
            <dt>{t.awardedAt}</dt>
            <dd>
              <Time value={honor.awardedAt} />
            </dd>
          </div>
        </dl>
      </div>
    </div>
  ))
}
