import { addresses } from '@shanmen/contract/addresses.ts'
import type { Notice } from '@shanmen/contract/types.ts'
import { ArticleHead } from '../../../components/article/article.tsx'
import { Attachments } from '../../../components/article/article-links.tsx'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { Facts } from '../../../components/article/panel.tsx'
import { PhoneLink } from '../../../components/article/phone-link.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { Status } from '../../../components/feedback/status.tsx'
import { Gallery } from '../../../components/media/gallery.tsx'
import { loader } from '../../../data/load.ts'
import { itemMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { gridOf } from '../../../lib/grid-of.ts'
import { componentMessages, fillIn, joined } from '../../../messages/components.ts'
import { disclosureMessages } from '../../../messages/disclosure.ts'
import { DetailPage } from '../../../shell/page.tsx'
import { LeaseCard } from '../shared/lease-card.tsx'
import { LeaseLocation } from '../shared/lease-places.tsx'
import { noticeLoader } from '../shared/load-notices.ts'
import { NoticeDeadline, NoticeFacts } from '../shared/notice-facts.tsx'
import type { Route } from './+types/rent-detail.ts'
import styles from './rent-detail.module.css'

const shown = 3
const loadNotice = noticeLoader()
const loadOthers = loader(async ({ call, languageId }) => {
  const found = await call('informationDisclosureList', {
    languageId,
    type: 'rent',
    status: 'open',
    pageSize: shown + 1,
  }).catch(() => null)
  return found?.list ?? []
})

async function load(args: Parameters<typeof loadNotice>[0]) {
  const [notice, others] = await Promise.all([loadNotice(args), loadOthers(args)])
  const rest = others.filter(({ id }) => id !== notice.id).slice(0, shown)
  return { notice, languages: notice.languages, others: rest }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const notice = args.loaderData?.notice
  const description = notice && joined(notice.title, notice.area, notice.terms, notice.place)
  return itemMeta(args, 'rentDetail', notice, { description })
}

export default function RentDetail({ loaderData: { notice, others } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = componentMessages[language]
  const d = disclosureMessages[language]
  return (
    <DetailPage title={notice.title}>
      <div className="wrap sec sec--tight split side">
        <article>
          <ArticleHead
            title={notice.title}
            above={
              <>
                {notice.categoryName && <span className="tag">{notice.categoryName}</span>}
                <Status of="rent" is={notice.status} />
              </>
            }
          >
            {notice.number && <span>{fillIn(t.number, notice.number)}</span>}
            {notice.unit && <span>{fillIn(d.lessorOf, notice.unit)}</span>}
          </ArticleHead>
          <NoticeDeadline
            notice={notice}
            action={
              notice.contactPhone && (
                <PhoneLink className="btn btn--p" phone={notice.contactPhone}>
                  {d.arrange}
                </PhoneLink>
              )
            }
            after={
              <LocalLink className="btn" to={addresses.rentList}>
                {d.allLeases}
              </LocalLink>
            }
          />
          <Facts
            className={styles.figures}
            rows={[
              [d.size, notice.area],
              [d.terms, notice.terms],
              [d.place, notice.place],
            ]}
          />
          <Gallery images={notice.images} />
          <Prose html={notice.content} />
          <Attachments files={notice.attachments} />
        </article>
        <NoticeFacts notice={notice} />
        <Neighbours item={notice} address={addresses.rentDetail} />
      </div>
      <LeaseLocation notice={notice} />
      <OtherLeases notices={others} />
    </DetailPage>
  )
}

/** Other premises that can be had. */
function OtherLeases({ notices }: { notices: readonly Notice[] }) {
  const t = disclosureMessages[useLanguage()]
  if (notices.length === 0) return null
  return (
    <TitledSection
      className="sec sec--silk sec--tight unprinted"
      eyebrow="Leasing"
      title={t.otherLeases}
      more={t.allLeases}
      to={addresses.rentList}
    >
      <div className={gridOf(notices.length)}>
        {notices.map((notice) => (
          <LeaseCard key={notice.id} notice={notice} />
        ))}
      </div>
    </TitledSection>
  )
}
