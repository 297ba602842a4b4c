import type { Image } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../language/language.ts'
import { componentMessages, fillIn } from '../../messages/components.ts'
import styles from './gallery.module.css'
import { useLightbox } from './lightbox.tsx'
import { Picture } from './picture.tsx'

/** Pictures, the first one large; each can be enlarged. Nothing without pictures. */
export function Gallery({ images }: { images: readonly Image[] }) {
  const t = componentMessages[useLanguage()]
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
              aria-label={fillIn(t.enlarge, image.alt || fillIn(t.picture, index + 1))}
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

/** The pictures that neither a text nor one of these covers shows already: a gallery must not repeat the page. */
export function notShownIn(
  html: string,
  images: readonly Image[],
  covers: readonly (Image | null)[] = [],
): Image[] {
  const shown = new Set(covers.map((cover) => cover?.url))
  return images.filter(({ url }) => !shown.has(url) && !html.includes(folderOf(url)))
}

/** A picture in a text may have another width, but it is in the same folder. */
const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1)
