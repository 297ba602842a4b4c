import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { Toasts } from '../components/feedback/toast.tsx'
import { keep, loadShell, needsGlobalData } from '../data/global.ts'
import { guardPage } from '../guards/guarded.ts'
import { storeLanguage } from '../language/cookies.ts'
import type { Route } from './+types/shell.ts'
import { Header } from './header.tsx'
import { Offline } from './offline.tsx'
import { Pending } from './pending.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { Progress } from './progress.tsx'
import { SkipLink } from './skip-link.tsx'
import { useArrival } from './use-arrival.ts'
import { useFailures } from './use-failures.ts'
import { useReveal } from './use-reveal.ts'

export { loadShell as clientLoader, loadShell as loader, needsGlobalData as shouldRevalidate }

export const middleware: Route.MiddlewareFunction[] = [guardPage]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardPage]

/** What stays around every page: header and menu, loaded once per language. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    keep(loaderData)
    storeLanguage(loaderData.language)
  }, [loaderData])
  useFailures(loaderData)
  useArrival()
  useReveal()
  return (
    <>
      <SkipLink />
      <Header />
      <Pending />
      <Outlet />
      <Progress />
      <Offline />
      <Toasts />
      {loaderData.settings.preview && <PreviewBar />}
    </>
  )
}
