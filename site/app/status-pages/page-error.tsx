import { siteNames } from '@shanmen/brand/names.ts'
import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Empty, RetryBlock, useRetry } from '../components/feedback/placeholders.tsx'
import { useGlobal } from '../data/global.ts'
import { fullTitle } from '../data/meta.ts'
import { isProblem } from '../data/problem.ts'
import { useLanguage, usePath } from '../language/language.ts'
import { menuTarget } from '../lib/menu.ts'
import { useTrail } from '../lib/use-trail.ts'
import { shellMessages } from '../messages/shell.ts'
import { TitledPage } from '../shell/page.tsx'
import { StatusArt } from './fatal-screen.tsx'
import { loadLostPage, lostPage } from './lost-page.ts'
import type { NotFoundProps } from './not-found.tsx'
import styles from './status-pages.module.css'

/** Error boundary of a page: nothing written yet, 404 or failed calls. Any other error goes to the root. */
export function PageError() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) throw error
  if (error.status === 200) return <EmptyPage />
  const problem = isProblem(error.data) ? error.data : { message: error.statusText }
  if (error.status === 503 || error.status === 429) return problem.part ? <Failed /> : <FailedPage />
  if (error.status >= 500) throw error
  return <Lost problem={problem} status={error.status} />
}

let loading: Promise<void> | undefined

/**
 * The 404 page. A navigation that meets the first one continues to show the page that it leaves until its code is there;
 * when that does not come, it is a page whose code failed.
 */
function Lost(props: NotFoundProps) {
  if (!lostPage.NotFound) {
    loading ??= loadLostPage().catch(() => undefined)
    use(loading)
  }
  if (lostPage.NotFound) return <lostPage.NotFound {...props} />
  return <Failed part />
}

/** A page whose content is not written yet: its head and tabs, and that it is empty. Its title is in the layout's head. */
function EmptyPage() {
  return (
    <HeadOnly title={useTrail().at(-1)?.title ?? ''}>
      <Empty />
    </HeadOnly>
  )
}

/**
 * A page whose call failed: head, tabs and breadcrumb stay, the retry replaces the list. A page that is not in the
 * menu (an item, or the menu failed too) is replaced as a whole.
 */
function FailedPage() {
  const path = usePath()
  const name = useSiteName()
  const page = useTrail().at(-1)
  if (!page || menuTarget(page) !== path) return <Failed />
  return (
    <HeadOnly title={page.title}>
      <title>{fullTitle(page.title, name)}</title>
      <RetryBlock />
    </HeadOnly>
  )
}

function HeadOnly({ title, children }: { title: string; children: ReactNode }) {
  const name = useSiteName()
  return (
    <TitledPage title={title || name}>
      <div className="wrap">{children}</div>
    </TitledPage>
  )
}

/** Shown when the API could not be reached, with a retry. */
function Failed({ part = false }) {
  const t = shellMessages[useLanguage()]
  const name = useSiteName()
  const { said, loading, retry } = useRetry(part)
  // Not disabled while it works: a disabled button would lose the focus.
  return (
    <main id="main" className={styles.lost} data-hero="light">
      <title>{fullTitle(t.failedTitle, name)}</title>
      <StatusArt />
      <div className="wrap">
        <h1>{t.failedTitle}</h1>
        <p className="lead">{said}</p>
        <p className="row">
          <button type="button" className="btn btn--p" aria-disabled={loading} onClick={retry}>
            {t.retry}
          </button>
        </p>
      </div>
    </main>
  )
}

/** The site's name in the page's language, also when the global data did not come. */
function useSiteName(): string {
  const language = useLanguage()
  return useGlobal()?.site.name ?? siteNames[language].name
}
