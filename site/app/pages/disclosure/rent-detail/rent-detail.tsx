import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import { ArticleHead } from '../../../components/article/article-head.tsx'
import { Attachments } from '../../../components/article/attachments.tsx'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { Status } from '../../../components/feedback/status.tsx'
import { Gallery } from '../../../components/media/gallery.tsx'
import { loader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { fillIn, parts } from '../../../messages/components.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { DetailFrame } from '../../../shell/detail-frame.tsx'
import { noticeLoader } from '../shared/load-notice.ts'
import { NoticeFacts } from '../shared/notice-facts.tsx'
import type { Route } from './+types/rent-detail.ts'
import { LeaseFigures } from './lease-figures.tsx'
import { TheirPlace } from './lease-location.tsx'
import { OtherLeases } from './other-leases.tsx'

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
  return seo(args, {
    title: pageTitle(languageOfPath(args.location.pathname), 'rentDetail', notice?.title),
    description:
      notice && [notice.title, notice.area, notice.terms, notice.place].filter(Boolean).join(' · '),
    image: notice?.cover,
    languages: notice?.languages,
    type: 'article',
  })
}

export default function RentDetail({ loaderData: { notice, others } }: Route.ComponentProps) {
  const language = useLanguage()
  const words = parts[language]
  return (
    <DetailFrame title={notice.title}>
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
            {notice.number && <span>{fillIn(words.number, notice.number)}</span>}
            {notice.unit && <span>{`${disclosure[language].lessor} ${notice.unit}`}</span>}
          </ArticleHead>
          <LeaseFigures notice={notice} />
          <Gallery images={notice.images} />
          <Prose html={notice.content} />
          <Attachments files={notice.attachments} />
          <Neighbours item={notice} address={addresses.rentDetail} />
        </article>
        <NoticeFacts notice={notice} />
      </div>
      <TheirPlace notice={notice} />
      <OtherLeases notices={others} />
    </DetailFrame>
  )
}
