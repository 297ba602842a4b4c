import { certificateDrawing } from '@shanmen/brand/art/page-drawings.ts'
import type { Honor } from '@shanmen/contract/types.ts'
import { Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { groupMessages } from '../../../messages/group.ts'
import styles from './certificate.module.css'

type Props = {
  honor: Honor
  /** The whole picture in its own proportions, not cropped to the others beside it. */
  whole?: boolean
}

/** An honour's certificate: its picture, or one drawn from its words. Decorative, since these are beside it. */
export function Certificate({ honor, whole = false }: Props) {
  const t = groupMessages[useLanguage()]
  if (honor.image)
    return (
      <Picture
        image={{ ...honor.image, alt: '' }}
        ratio={whole ? undefined : '16/10'}
        sizes={whole ? '(max-width: 60rem) 90vw, 52rem' : '(max-width: 47rem) 90vw, 20rem'}
      />
    )
  const year = honor.awardedAt.slice(0, 4)
  return (
    <span className={styles.certificate} aria-hidden="true">
      <span className={styles.sheet} data-tint={Number(year) % 3}>
        <svg aria-hidden="true" viewBox="0 0 480 300" preserveAspectRatio="none">
          <path d={certificateDrawing} />
        </svg>
        <span>{t.certificate}</span>
        <b>{honor.title}</b>
        <i>{honor.issuer}</i>
        <em>{year}</em>
      </span>
    </span>
  )
}
