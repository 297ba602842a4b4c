import type { ReactNode } from 'react'
import styles from './captioned-text.module.css'

/** The text of a section next to a caption in vertical Chinese letters, which is left out on small screens. */
export function CaptionedText({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.text}`}>
      <p className="vert" lang="zh-CN" aria-hidden="true">
        {caption}
      </p>
      {children}
    </div>
  )
}
