import type { File } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../language/language.ts'
import { sizeText, typeText } from '../../lib/file-size.ts'
import { Icon } from '../../lib/icon.tsx'
import { fillIn, parts } from '../../messages/components.ts'
import links from '../list/link-list.module.css'
import styles from './article.module.css'

/** The files of an article or notice: name, type, size, pages. Nothing without files. */
export function Attachments({ files }: { files: readonly File[] }) {
  const words = parts[useLanguage()]
  if (files.length === 0) return null
  return (
    <section className={styles.files}>
      <h2>{words.attachments}</h2>
      <ul className={links.list}>
        {files.map((file) => (
          <li key={file.url}>
            <a href={file.url} download={file.name}>
              <span>
                <b>{file.name}</b>
                <small>
                  {[
                    typeText(file.mime, file.name),
                    sizeText(file.size),
                    file.pages === undefined ? '' : fillIn(words.pages, file.pages),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
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
