import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { fades } from '../motion/fades.ts'
import type { BrowserRouter } from './browser-router.ts'
import { RouterContext, ShownContext, UnderWayContext } from './contexts.ts'
import { Pages } from './pages.tsx'

/** Shows the router's page. The library stands in two fragments on the server, which the ids of `useId` count. */
export function RouterProvider({ router }: { router: BrowserRouter }) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    // The state of the moment, since a fade shows it a little later. What came before this effect is caught up with.
    const show = () => setState(router.state)
    router.listen((isFade) => {
      if (isFade && fades()) fadeInto(() => flushSync(show))
      else startTransition(show)
    })
    show()
  }, [router])
  const { navigation, revalidation, blocker, ...shown } = state
  return (
    <>
      <RouterContext value={router}>
        <ShownContext value={useSame(shown)}>
          <UnderWayContext value={useSame({ navigation, revalidation, blocker })}>
            <Pages />
            {null}
          </UnderWayContext>
        </ShownContext>
      </RouterContext>
      {null}
    </>
  )
}

/** A transition that the browser leaves out, since another begins or nobody looks, has still shown the page. */
const fadeInto = (show: () => void) => document.startViewTransition(show).ready.catch(() => undefined)

/** The same object for as long as what is in it stays the same. */
function useSame<T extends object>(value: T): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its values are the dependencies, always as many.
  return useMemo(() => value, Object.values(value))
}
