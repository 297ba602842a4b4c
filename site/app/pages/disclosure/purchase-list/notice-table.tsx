import type { Notice } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../../language/language.ts'
import { parts } from '../../../messages/components.ts'
import { NoticeRow } from './notice-row.tsx'
import styles from './notice-table.module.css'

const columns = ['notice', 'category', 'published', 'deadline', 'left', 'status'] as const

/** Procurement notices as a table; on phones each row becomes a block with the essential cells. */
export function NoticeTable({ notices }: { notices: readonly Notice[] }) {
  const words = parts[useLanguage()]
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <caption className="vh">{words.notices}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
