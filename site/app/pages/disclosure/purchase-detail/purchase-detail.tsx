import { addresses } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { ArticleHead } from '../../../components/article/article.tsx'
import { Attachments } from '../../../components/article/article-links.tsx'
import { ArticleRail, ArticleTools } from '../../../components/article/article-tools.tsx'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { Prose } from '../../../components/article/prose.tsx'
import { Status } from '../../../components/feedback/status.tsx'
import { itemMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { Time } from '../../../lib/time.tsx'
import { componentMessages, fillIn, joined } from '../../../messages/components.ts'
import { disclosureMessages } from '../../../messages/disclosure.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { DetailPage } from '../../../shell/page.tsx'
import { noticeLoader } from '../shared/load-notices.ts'
import { NoticeDeadline, NoticeFacts } from '../shared/notice-facts.tsx'
import type { Route } from './+types/purchase-detail.ts'
import { NoticeSteps } from './notice-steps.tsx'
import styles from './purchase-detail.module.css'

const load = noticeLoader()

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const notice = args.loaderData
  const description = notice && joined(notice.title, notice.number, notice.unit)
  return itemMeta(args, 'purchaseDetail', notice, { description, image: undefined })
}

export default function PurchaseDetail({ loaderData: notice }: Route.ComponentProps) {
  const language = useLanguage()
  const t = disclosureMessages[language]
  return (
    <DetailPage title={notice.title}>
      <div className="wrap sec sec--tight split rail">
        <ArticleRail label={pageTitle(language, 'purchaseList')} />
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
            {notice.number && <span>{fillIn(componentMessages[language].number, notice.number)}</span>}
            {notice.unit && <span>{notice.unit}</span>}
          </ArticleHead>
          <NoticeDeadline
            notice={notice}
            action={
              notice.attachments.length > 0 && (
                <a className="btn btn--p" href="#files">
                  <Icon name="download" />
                  {t.documents}
                </a>
              )
            }
            after={
              notice.result && (
                <a className="btn" href="#result">
                  {t.toResult}
                </a>
              )
            }
          />
          <NoticeSteps notice={notice} />
          <Outcome notice={notice} />
          <Prose html={notice.content} />
          <Attachments files={notice.attachments} />
          <ArticleTools />
        </article>
        <NoticeFacts notice={notice} />
        <Neighbours item={notice} address={addresses.purchaseDetail} />
      </div>
    </DetailPage>
  )
}

/** The preferred suppliers of a tender or, later, its award, before its text. Nothing until it is public. */
function Outcome({ notice: { result, status } }: { notice: Data<'informationDisclosureDetail'> }) {
  const t = disclosureMessages[useLanguage()]
  if (!result) return null
  return (
    <section className={styles.outcome} aria-labelledby="result">
      <h2 id="result">{status === 'ended' ? t.award : t.stepResult}</h2>
      <Prose html={result} />
    </section>
  )
}
