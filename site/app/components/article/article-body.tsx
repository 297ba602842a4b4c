import type { Image } from '@shanmen/contract/types.ts'
import type { ReactNode } from 'react'
import { Picture } from '../media/picture.tsx'
import styles from './article-body.module.css'
import { PrintButton } from './print-button.tsx'
import { Prose } from './prose.tsx'
import { ShareButton } from './share-button.tsx'

type Props = {
  article: { summary: string; content: string; cover: Image | null }
  /** What belongs to the text: files, a gallery. */
  children?: ReactNode
}

/** An article's text below its summary, led by its cover unless the text brings pictures of its own; then share and print. */
export function ArticleBody({ article: { summary, content, cover }, children }: Props) {
  return (
    <>
      <Prose html="" dek={summary} />
      {cover && !content.includes('<figure') && (
        <Picture
          image={cover}
          priority
          ratio="16/9"
          sizes="(max-width: 62rem) 90vw, 46rem"
          className={styles.cover}
        />
      )}
      <div className={styles.text}>
        <Prose html={content} />
      </div>
      {children}
      <p className={`row unprinted ${styles.tools}`}>
        <ShareButton />
        <PrintButton />
      </p>
    </>
  )
}
