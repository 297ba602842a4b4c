import { Outlet, useMatches } from 'react-router'
import { Footer } from './shell/footer.tsx'
import { useSmoothScroll } from './shell/use-smooth-scroll.ts'
import { PageError } from './status-pages/page-error.tsx'

/** The ids of the layout's routes: all with footer and smooth scrolling but those named so. */
export type Layout = 'default' | 'noFooter' | 'noSmooth'

const useIs = (layout: Layout) => useMatches().some(({ id }) => id === layout)

/**
 * What stands around a page inside the shell. `noFooter` is for pages that fill the window, `noSmooth` for pages with
 * parts that scroll or zoom by wheel themselves: maps, charts, the timeline.
 */
export default function PageLayout() {
  useSmoothScroll(!useIs('noSmooth'))
  const footer = !useIs('noFooter')
  return (
    <>
      <Outlet />
      {footer && <Footer />}
    </>
  )
}

/** Below the shell, so that header and footer stay around a page that is not there. */
export function ErrorBoundary() {
  const footer = !useIs('noFooter')
  return (
    <>
      <PageError />
      {footer && <Footer />}
    </>
  )
}
