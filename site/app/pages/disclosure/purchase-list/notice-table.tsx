import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Notice } from '@shanmen/contract/types.ts'
import { DaysLeft } from '../../../components/feedback/days-left.tsx'
import { isOver, Status } from '../../../components/feedback/status.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { showMoment, showWholeMonth } from '../../../lib/dates.ts'
import { Time } from '../../../lib/time.tsx'
import { componentMessages, fillIn } from '../../../messages/components.ts'
import styles from './notice-table.module.css'

const columns = ['notice', 'category', 'published', 'deadline', 'left', 'status'] as const

/** Procurement notices as a table; on phones each row becomes a block with the essential cells. */
export function NoticeTable({ notices }: { notices: readonly Notice[] }) {
  const t = componentMessages[useLanguage()]
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="vh">{t.notices}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t[column]}
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

/** One notice of the table; the whole row follows the title's link. */
function NoticeRow({ notice }: { notice: Notice }) {
  const language = useLanguage()
  const t = componentMessages[language]
  return (
    <tr data-over={isOver(notice.status) ? '' : undefined}>
      <th scope="row">
        <LocalLink className={styles.title} to={fill(addresses.purchaseDetail, notice.id)}>
          {notice.title}
        </LocalLink>
        {notice.number && <small>{fillIn(t.number, notice.number)}</small>}
      </th>
      <td data-wide="">
        <span className="tag">{notice.categoryName}</span>
      </td>
      <td className="num" data-wide="">
        <Time value={notice.publishedAt} />
      </td>
      <td className="num">
        {notice.deadline && (
          <time
            dateTime={notice.deadline}
            data-until={notice.daysLeft === undefined ? undefined : notice.deadline}
          >
            {notice.status === 'planned' ? (
              fillIn(t.expected, showWholeMonth(notice.deadline, language))
            ) : (
              <>
                <span className={styles.label}>{t.deadline} </span>
                {showMoment(notice.deadline, language)}
              </>
            )}
          </time>
        )}
      </td>
      <td data-wide="">
        <DaysLeft days={notice.daysLeft} />
      </td>
      <td>
        <Status of="purchase" is={notice.status} />
      </td>
    </tr>
  )
}
