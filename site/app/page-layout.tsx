import { useLayoutEffect } from 'react'
import { type MetaFunction, Outlet, useLocation, useMatches } from 'react-router'
import { emptyPageMeta } from './data/meta.ts'
import { Footer } from './shell/footer.tsx'
import { PageError } from './status-pages/page-error.tsx'

/** The ids of the layout's routes: all with footer and smooth scrolling but those named so. */
export type Layout = 'default' | 'noFooter' | 'noSmooth'

/** Pages that are there have a head of their own. */
export const meta: MetaFunction = emptyPageMeta

const useIs = (layout: Layout) => useMatches().some(({ id }) => id === layout)

/**
 * What surrounds a page inside the shell. `noFooter` is for pages that fill the window, `noSmooth` for pages with
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

const wanted = '(pointer: fine) and (prefers-reduced-motion: no-preference)'

/** Smooth wheel scrolling while it is enabled; its code is loaded only with a mouse and without reduced motion. */
function useSmoothScroll(enabled: boolean): void {
  const { key } = useLocation()
  // Again with each address, before the next page is rendered: it must not inherit a running scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason to run again.
  useLayoutEffect(() => {
    if (!enabled || !matchMedia(wanted).matches || document.documentElement.hasAttribute('data-elder')) return
    let stop: (() => void) | undefined
    let gone = false
    void import('./motion/smooth-scroll.ts').then(
      ({ smoothScroll }) => {
        if (!gone) stop = smoothScroll()
      },
      // Without it the wheel scrolls natively.
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [key, enabled])
}
