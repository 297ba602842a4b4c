import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Notice } from '@shanmen/contract/types.ts'
import styles from '../../../components/card/card.module.css'
import paper from '../../../components/card/paper-card.module.css'
import { Status } from '../../../components/feedback/status.tsx'
import { cardSizes, Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { showMoment } from '../../../lib/dates.ts'
import { disclosureMessages } from '../../../messages/disclosure.ts'

/** A sum of money stays beside its unit. */
const noBreakSpace = '\u00a0'

/** Premises to let: picture, kind and status, address, size and terms, and until when to apply. */
export function LeaseCard({ notice }: { notice: Notice }) {
  const language = useLanguage()
  const t = disclosureMessages[language]
  return (
    <article className={`${styles.card} ${paper.paper} reveal`}>
      <Picture image={notice.cover} ratio="16/10" sizes={cardSizes} />
      <div className={styles.body}>
        <p className={paper.tags}>
          <span className="tag">{notice.categoryName}</span>
          <Status of="rent" is={notice.status} />
        </p>
        <h3>
          <LocalLink to={fill(addresses.rentDetail, notice.id)}>{notice.title}</LocalLink>
        </h3>
        <p className="meta">
          {notice.area && <span>{`${t.size} ${notice.area}`}</span>}
          {notice.terms && <span>{notice.terms.replace(/(?<=\d) (?=\p{Script=Han})/gu, noBreakSpace)}</span>}
        </p>
        {notice.deadline && notice.status !== 'ended' && (
          <p className="meta">
            <span>
              {`${t.deadline} `}
              <time
                dateTime={notice.deadline}
                data-until={notice.daysLeft === undefined ? undefined : notice.deadline}
              >
                {showMoment(notice.deadline, language)}
              </time>
            </span>
          </p>
        )}
      </div>
    </article>
  )
}
