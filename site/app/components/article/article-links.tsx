import { fill } from '@shanmen/contract/addresses.ts'
import type { File } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Balanced } from '../../lib/balanced.tsx'
import { sizeText, typeText } from '../../lib/file-size.ts'
import { Icon } from '../../lib/icon.tsx'
import { Time } from '../../lib/time.tsx'
import { componentMessages, fillIn, joined } from '../../messages/components.ts'
import links from '../list/link-list.module.css'
import styles from './article.module.css'
import { Checksum } from './checksum.tsx'

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
              <Balanced text={item.title} />
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
                    file.pages === undefined
                      ? ''
                      : fillIn(file.pages === 1 ? t.onePage : t.pages, file.pages),
                  )}
                </small>
              </span>
              <Icon name="download" />
            </a>
            <Checksum file={file} />
          </li>
        ))}
      </ul>
    </section>
  )
}
