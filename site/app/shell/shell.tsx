import { clientMessages } from '@shanmen/contract/envelope.ts'
import { useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { Toasts } from '../components/feedback/toast.tsx'
import { show } from '../components/feedback/toast-store.ts'
import { loadShell, needsGlobalData, type ShellData, storeShell } from '../data/global.ts'
import { storeLanguage } from '../language/cookies.ts'
import { useLanguage } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { onFailure } from '../start/failures.ts'
import { guardPage } from '../start/guards.ts'
import type { Route } from './+types/shell.ts'
import { Alerts } from './alerts.tsx'
import { Header } from './header.tsx'
import { Pending, Progress } from './navigation-state.tsx'
import { Offline } from './offline.tsx'
import styles from './shell.module.css'
import { useArrival } from './use-arrival.ts'

export { loadShell as clientLoader, loadShell as loader, needsGlobalData as shouldRevalidate }

export const middleware: Route.MiddlewareFunction[] = [guardPage]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardPage]

/** What stays around every page: header and menu, loaded once per language. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    storeShell(loaderData)
    storeLanguage(loaderData.language)
  }, [loaderData])
  useFailures(loaderData)
  useArrival()
  useReveal()
  return (
    <>
      <SkipLink />
      <Alerts />
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

/** First stop of the Tab key on every page. */
function SkipLink() {
  return (
    <a className="skip" href="#main">
      {shellMessages[useLanguage()].skip}
    </a>
  )
}

/** Says on every page that it shows drafts. Leaving is a request to the server, which removes the cookie. */
function PreviewBar() {
  const t = shellMessages[useLanguage()]
  return (
    <aside className={`${styles.bar} unprinted`} aria-label={t.preview}>
      <span>{t.preview}</span>
      <a href="/preview/end" rel="nofollow">
        {t.previewEnd}
      </a>
    </aside>
  )
}

/** Shows failed calls as warnings; also the menu call that failed on the server, which could only log it. */
function useFailures({ global, language }: ShellData): void {
  const started = useRef(false)
  useEffect(() => onFailure((error) => void show('warning', error.message)), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the server sent; later failures report themselves.
  useEffect(() => {
    if (started.current) return
    started.current = true
    if (!global) show('warning', clientMessages.network[language])
  }, [])
}

/** Blocks rise as they come into view; not in large text, and the styles leave it out for who wants less motion. */
function useReveal(): void {
  useEffect(() => {
    if (document.documentElement.hasAttribute('data-elder')) return
    let stop: (() => void) | undefined
    let gone = false
    void import('../motion/reveal.ts').then(
      ({ reveal }) => {
        if (!gone) stop = reveal()
      },
      // Without it all blocks are visible at once.
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [])
}
