import { RetryBlock } from '../components/feedback/retry-block.tsx'
import { fullTitle } from '../data/meta.ts'
import { usePath } from '../language/language.ts'
import { menuTarget } from '../lib/menu.ts'
import { useTrail } from '../lib/use-trail.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { Failed } from './failed.tsx'
import { useSiteName } from './use-site-name.ts'

/**
 * A page whose call failed: head, tabs and breadcrumb stay, the retry stands where the list would. Without a place in the
 * menu (an item, or no menu either) the whole page says so.
 */
export function FailedPage() {
  const path = usePath()
  const page = useTrail().at(-1)
  const name = useSiteName()
  if (!page || menuTarget(page) !== path) return <Failed />
  return (
    <PageFrame title={page.title}>
      <title>{fullTitle(page.title, name)}</title>
      <div className="wrap">
        <RetryBlock />
      </div>
    </PageFrame>
  )
}
