import { RetryBlock } from '../components/retry-block.tsx'
import { fullTitle } from '../data/meta.ts'
import { usePath } from '../language/language.ts'
import { Failed } from './failed.tsx'
import { menuTarget } from './menu.ts'
import { PageFrame } from './page-frame.tsx'
import { useTrail } from './use-menu.ts'
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
