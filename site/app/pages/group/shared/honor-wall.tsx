import type { Honor } from '@shanmen/contract/types.ts'
import { useLightbox } from '../../../components/media/lightbox.tsx'
import { Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { componentMessages, fillIn, joined } from '../../../messages/components.ts'
import styles from './honor-wall.module.css'

type Props = {
  honors: readonly Honor[]
  /** The first print at double size: on the first page of the wall. */
  lead?: boolean
}

/** Awards as mounted prints that can be enlarged. */
export function HonorWall({ honors, lead = false }: Props) {
  const t = componentMessages[useLanguage()]
  const prints = honors.flatMap(({ image, title }) => (image ? [{ image, caption: title }] : []))
  const { opener, dialog } = useLightbox(prints)
  return (
    <>
      <ul className={styles.wall} data-lead={lead ? '' : undefined}>
        {honors.map((honor) => {
          const index = prints.findIndex(({ image }) => image === honor.image)
          const print = <Print honor={honor} />
          return (
            <li key={honor.id} className="rv">
              {index < 0 ? (
                print
              ) : (
                <a href={honor.image?.url} onClick={opener(index)}>
                  <span className="vh">{fillIn(t.enlarge, '')}</span>
                  {print}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {dialog}
    </>
  )
}

function Print({ honor }: { honor: Honor }) {
  return (
    <figure>
      {/* The caption says what the picture shows. */}
      <Picture
        image={honor.image && { ...honor.image, alt: '' }}
        ratio="4/3"
        sizes="(max-width: 62rem) 45vw, 26rem"
      />
      <figcaption>
        <b>{honor.title}</b>
        <span className="meta">{joined(honor.issuer, honor.awardedAt.slice(0, 4))}</span>
      </figcaption>
    </figure>
  )
}
