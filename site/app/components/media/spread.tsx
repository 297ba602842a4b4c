import type { Image } from '@shanmen/contract/types.ts'
import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'
import styles from './spread.module.css'

type Props = {
  image: Image | null
  /** Picture at the right, text at the left. */
  reverse?: boolean
  /** Eyebrow, `h2`, text, links. */
  children: ReactNode
}

/** A large picture with a text box over its edge. */
export function Spread({ image, reverse = false, children }: Props) {
  return (
    <div className={`${styles.spread} pair reveal`} data-reverse={reverse ? '' : undefined}>
      <Picture
        image={image}
        ratio="16/10"
        sizes="(max-width: 47rem) 90vw, 48rem"
        className={styles.picture}
      />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
