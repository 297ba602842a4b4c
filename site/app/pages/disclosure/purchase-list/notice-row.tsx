import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Notice } from '@shanmen/contract/types.ts'
import { Status } from '../../../components/feedback/status.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { showMoment } from '../../../lib/dates.ts'
import { Time } from '../../../lib/time.tsx'
import { fillIn, parts } from '../../../messages/components.ts'
import { DaysLeft } from '../shared/days-left.tsx'
import styles from './notice-table.module.css'

const over: readonly Notice['status'][] = ['review', 'result', 'ended']

/** One notice of the table; the whole row follows the title's link. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const language = useLanguage()
  const words = parts[language]
  return (
    <tr data-over={over.includes(notice.status) ? '' : undefined}>
      <td>
        <LocalLink className={styles.title} to={fill(addresses.purchaseDetail, notice.id)}>
          {notice.title}
        </LocalLink>
        {notice.number && <small>{fillIn(words.number, notice.number)}</small>}
      </td>
      <td data-wide="">
        <span className="tag">{notice.categoryName}</span>
      </td>
      <td className="num" data-wide="">
        <Time value={notice.publishedAt} />
      </td>
      <td className="num">
        {notice.deadline && (
          <time dateTime={notice.deadline}>{fillIn(words.until, showMoment(notice.deadline, language))}</time>
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
