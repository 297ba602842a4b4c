import { fill } from '@shanmen/contract/addresses.ts'
import type { File, Neighbour } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { sizeText, typeText } from '../../lib/file-size.ts'
import { Icon } from '../../lib/icon.tsx'
import { Time } from '../../lib/time.tsx'
import { componentMessages, fillIn, joined } from '../../messages/components.ts'
import links from '../list/link-list.module.css'
import styles from './article.module.css'

type NeighboursProps = {
  item: { prev: Neighbour; next: Neighbour }
  /** Address of the kind of page, with `:id`: `addresses.newsGroupDetail`. */
  address: string
  /** Instead of 上一篇 and 下一篇, where the item is not an article. */
  labels?: { previous: string; next: string }
}

/** The items before and after this one. */
export function Neighbours({ item, address, labels }: NeighboursProps) {
  const t = componentMessages[useLanguage()]
  const { prev, next } = item
  if (!prev && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={t.neighbours}>
      {prev && (
        <LocalLink to={fill(address, prev.id)} rel="prev">
          <span>{(labels ?? t).previous}</span>
          <b>{prev.title}</b>
        </LocalLink>
      )}
      {next && (
        <LocalLink to={fill(address, next.id)} rel="next">
          <span>{(labels ?? t).next}</span>
          <b>{next.title}</b>
        </LocalLink>
      )}
    </nav>
  )
}

type RelatedListProps = {
  items: readonly { id: string; title: string; publishedAt: string }[]
  /** Address of the items, with `:id`. */
  address: string
}

/** Right of an article: what else to read. Nothing without items. */
export function RelatedList({ items, address }: RelatedListProps) {
  const t = componentMessages[useLanguage()]
  if (items.length === 0) return null
  return (
    <aside className={`${styles.related} sticky`} aria-label={t.related}>
      <h2>{t.related}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <LocalLink to={fill(address, item.id)}>
              <Time value={item.publishedAt} />
              {item.title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** The files of an article or notice: name, type, size, pages. Nothing without files. */
export function Attachments({ files }: { files: readonly File[] }) {
  const t = componentMessages[useLanguage()]
  if (files.length === 0) return null
  return (
    <section className={styles.files}>
      <h2 id="files">{t.attachments}</h2>
      <ul className={links.list}>
        {files.map((file) => (
          <li key={file.url}>
            <a href={file.url} download={file.name}>
              <span>
                <b>{file.name}</b>
                <small>
                  {joined(
                    typeText(file.mime, file.name),
                    sizeText(file.size),
                    file.pages === undefined ? '' : fillIn(t.pages, file.pages),
                  )}
                </small>
              </span>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
