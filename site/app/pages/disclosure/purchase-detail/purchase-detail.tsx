import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import { ArticleHead } from '../../../components/article/article-head.tsx'
import { ArticleRail } from '../../../components/article/article-rail.tsx'
import { Attachments } from '../../../components/article/attachments.tsx'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { Status } from '../../../components/feedback/status.tsx'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { Time } from '../../../lib/time.tsx'
import { fillIn, parts } from '../../../messages/components.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { DetailFrame } from '../../../shell/detail-frame.tsx'
import { noticeLoader } from '../shared/load-notice.ts'
import { NoticeFacts } from '../shared/notice-facts.tsx'
import type { Route } from './+types/purchase-detail.ts'
import { NoticeSteps } from './notice-steps.tsx'
import { Outcome } from './outcome.tsx'

const load = noticeLoader()

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const notice = args.loaderData
  return seo(args, {
    title: pageTitle(languageOfPath(args.location.pathname), 'purchaseDetail', notice?.title),
    description: notice && [notice.title, notice.number, notice.unit].filter(Boolean).join(' · '),
    languages: notice?.languages,
    type: 'article',
  })
}

export default function PurchaseDetail({ loaderData: notice }: Route.ComponentProps) {
  const language = useLanguage()
  const words = disclosure[language]
  return (
    <DetailFrame title={notice.title}>
      <div className="wrap sec sec--tight split rail">
        <ArticleRail label={words.purchaseLabel} />
        <article>
          <ArticleHead
            title={notice.title}
            above={
              <>
                {notice.categoryName && <span className="tag">{notice.categoryName}</span>}
                <Status of="purchase" is={notice.status} />
              </>
            }
          >
            <span>
              <Icon name="calendar" />
              <Time value={notice.publishedAt} />
            </span>
            {notice.number && <span>{fillIn(parts[language].number, notice.number)}</span>}
            {notice.unit && <span>{notice.unit}</span>}
          </ArticleHead>
          <NoticeSteps notice={notice} />
          <Outcome html={notice.result} />
          <Prose html={notice.content} />
          <Attachments files={notice.attachments} />
          <Neighbours item={notice} address={addresses.purchaseDetail} />
        </article>
        <NoticeFacts notice={notice} />
      </div>
    </DetailFrame>
  )
}
