import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { keep, loadShell, needsGlobalData } from '../data/global.ts'
import { Header } from '../frame/header.tsx'
import { Offline } from '../frame/offline.tsx'
import { Pending } from '../frame/pending.tsx'
import { PreviewBar } from '../frame/preview-bar.tsx'
import { Progress } from '../frame/progress.tsx'
import { SkipLink } from '../frame/skip-link.tsx'
import { guardPage } from '../guards/guarded.ts'
import { storeLanguage } from '../language/cookies.ts'
import { Toasts } from '../parts/toast.tsx'
import type { Route } from './+types/shell.ts'
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
