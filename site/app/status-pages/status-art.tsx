import art from './status-art.avif'
import artWebp from './status-art.webp'
import styles from './status-pages.module.css'

/** The misty painting behind pages that are not there. */
export function LostArt() {
  return (
    <picture className={styles.art}>
      <source type="image/avif" srcSet={art} />
      <img src={artWebp} width="1600" height="1000" alt="" fetchPriority="high" />
    </picture>
  )
}
