import type { Image } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../language/language.ts'
import { fillIn, parts } from '../../messages/components.ts'
import styles from './gallery.module.css'
import { Picture } from './picture.tsx'
import { useLightbox } from './use-lightbox.tsx'

/** Pictures of a place or a thing, the first one large; each can be enlarged. Nothing without pictures. */
export function Gallery({ images }: { images: readonly Image[] }) {
  const words = parts[useLanguage()]
  const { opener, dialog } = useLightbox(images.map((image) => ({ image })))
  if (images.length === 0) return null
  return (
    <>
      <ul className={styles.gallery} data-count={layoutOf(images.length)}>
        {images.map((image, index) => (
          <li key={image.url}>
            <a
              href={image.url}
              onClick={opener(index)}
              aria-label={fillIn(words.enlarge, image.alt || fillIn(words.picture, index + 1))}
            >
              <Picture
                image={image}
                ratio="16/10"
                sizes={index === 0 ? '(max-width: 62rem) 90vw, 40rem' : '(max-width: 62rem) 45vw, 20rem'}
              />
            </a>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

/** Rows of three under the large picture come out even: 7 pictures are laid out as 4, 8 as 5, 9 as 6. */
const layoutOf = (count: number) => (count < 7 ? count : 4 + ((count - 4) % 3))
