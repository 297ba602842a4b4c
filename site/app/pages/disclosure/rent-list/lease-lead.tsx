import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Notice } from '@shanmen/contract/types.ts'
import { Status } from '../../../components/feedback/status.tsx'
import { Facts } from '../../../components/list/facts.tsx'
import { Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { showMoment } from '../../../lib/dates.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import styles from './lease-lead.module.css'

/** The premises that lead the list: a large picture and what one asks first. */
export function LeaseLead({ notice }: { notice: Notice }) {
  const language = useLanguage()
  const words = disclosure[language]
  return (
    <article className={`split split--7-5 ${styles.lead}`}>
      <Picture image={notice.cover} ratio="3/2" sizes="(max-width: 62rem) 90vw, 46rem" priority />
      <div>
        <p className="row">
          {notice.categoryName && <span className="tag">{notice.categoryName}</span>}
          <Status of="rent" is={notice.status} />
        </p>
        <h2>
          <LocalLink to={fill(addresses.rentDetail, notice.id)}>{notice.title}</LocalLink>
        </h2>
        <Facts
          rows={[
            [words.size, notice.area],
            [words.terms, notice.terms],
            [words.place, notice.place],
            [words.deadline, notice.deadline && showMoment(notice.deadline, language)],
          ]}
        />
        {/* The title is the link; this only looks like one. */}
        <span className="more" aria-hidden="true">
          {words.details}
        </span>
      </div>
    </article>
  )
}
