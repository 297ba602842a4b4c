import type { ReactNode } from 'react'
import { LocalLink } from '../../language/local-link.tsx'
import styles from './section-head.module.css'

type HeadProps = {
  title: string
  /** A short Latin caption above the title, in both languages. */
  eyebrow?: string
  /** The link to all of it: shown where there is an address. */
  more?: string
  to?: string
  /** For `aria-labelledby` of the section, and as the target of links within the page. */
  id?: string
}

/** Head of a section: eyebrow, `h2`, and the link to all of it. */
export function SectionHead({ title, eyebrow, more, to, id }: HeadProps) {
  return (
    <div className={`${styles.head} reveal`}>
      <div>
        {eyebrow && (
          <p className="eyebrow" lang="en">
            {eyebrow}
          </p>
        )}
        <h2 id={id}>{title}</h2>
      </div>
      {to && (
        <LocalLink className="more" to={to}>
          {more}
        </LocalLink>
      )}
    </div>
  )
}

type SectionProps = HeadProps & { className?: string; children: ReactNode }

/** A section of a page with its head; `className` says its ground and padding. */
export function TitledSection({ className = 'sec', children, ...head }: SectionProps) {
  return (
    <section className={className} aria-labelledby={head.id}>
      <div className="wrap">
        <SectionHead {...head} />
        {children}
      </div>
    </section>
  )
}
