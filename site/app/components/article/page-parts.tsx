import type { Part } from '@shanmen/contract/types.ts'
import styles from './page-parts.module.css'
import { Prose } from './prose.tsx'

/** What editors added below a page's own content: a section each, which `#id` leads to. */
export function PageParts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ id, title, content }) => (
    <section key={id} className="sec--tight" aria-labelledby={id}>
      <div className={`wrap ${styles.part}`}>
        <h2 id={id}>
          <span>{title}</span>
        </h2>
        <div>
          <Prose html={content} />
        </div>
      </div>
    </section>
  ))
}
