import { addresses } from '@shanmen/contract/addresses.ts'
import type { Notice } from '@shanmen/contract/types.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { useLanguage } from '../../../language/language.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import { LeaseCard } from '../shared/lease-card.tsx'

/** Other premises that can be had. */
export function OtherLeases({ notices }: { notices: readonly Notice[] }) {
  const words = disclosure[useLanguage()]
  if (notices.length === 0) return null
  return (
    <section className="sec sec--silk sec--tight unprinted">
      <div className="wrap">
        <SectionHead
          eyebrow="Leasing"
          title={words.otherLeases}
          more={{ to: addresses.rentList, label: words.allLeases }}
        />
        <div className="grid">
          {notices.map((notice) => (
            <LeaseCard key={notice.id} notice={notice} />
          ))}
        </div>
      </div>
    </section>
  )
}
