import type { Image } from '@shanmen/contract/types.ts'
import type { ReactNode } from 'react'
import { Prose } from '../article/prose.tsx'
import { Picture } from '../media/picture.tsx'
import styles from './project-block.module.css'

type Props = {
  /** Its `id` becomes the target of links within the page. */
  project: { id?: string; title: string; content: string; cover: Image | null }
  /** A line below the title: whom it is for, since when. */
  note?: string
  /** Below the text: yearly figures, links. */
  children?: ReactNode
}

/** A project: picture and text side by side, changing sides from one to the next. */
export function ProjectBlock({ project, note, children }: Props) {
  return (
    <article id={project.id} className={`${styles.block} pair reveal`}>
      <Picture image={project.cover} ratio="16/10" sizes="(max-width: 47rem) 90vw, 36rem" />
      <div>
        <h3>{project.title}</h3>
        {note && <p className="meta">{note}</p>}
        <Prose html={project.content} />
        {children}
      </div>
    </article>
  )
}
