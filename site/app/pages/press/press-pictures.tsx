import type { Data } from '@shanmen/contract/schemas.ts'
import { Picture } from '../../components/media/picture.tsx'
import { useLanguage } from '../../language/language.ts'
import { gridOf } from '../../lib/grid-of.ts'
import { Icon } from '../../lib/icon.tsx'
import { fillIn } from '../../messages/components.ts'
import { pressMessages } from '../../messages/press.ts'
import styles from './press.module.css'

/** Pictures that may be printed: each with its caption, its credit and its largest file. */
export function PressPictures({ pictures }: Pick<Data<'press'>, 'pictures'>) {
  const t = pressMessages[useLanguage()]
  return (
    <ul className={`${gridOf(pictures.length)} grid--21 ${styles.pictures}`}>
      {pictures.map(({ image, caption, credit }) => (
        <li key={image.url}>
          <figure>
            <Picture image={image} ratio="3/2" sizes="(max-width: 47rem) 90vw, 27rem" />
            <figcaption>
              <b>{caption}</b>
              <small>{fillIn(t.credit, credit)}</small>
            </figcaption>
          </figure>
          <p className={styles.files}>
            <a href={image.url} download>
              <Icon name="download" />
              {fillIn(t.size, `${image.width} × ${image.height}`)}
              <span className="vh"> · {caption}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
