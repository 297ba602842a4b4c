import { pathIn } from '@shanmen/contract/languages.ts'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { prefetch } from '../start/prefetch.ts'
import { useLanguage } from './language.ts'

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Address without language prefix (`/member/scenic?page=2`), or a full http(s) address of another site. */
  to: string
  /** Stay where the reader has scrolled to. */
  preventScrollReset?: boolean
}

type RouterLinkProps = Props & { viewTransition?: boolean }

const elsewhere = /^(https?:)?\/\//

/** A link inside the reader's language; a full address becomes an ordinary link that leaves the site. */
export function LocalLink({ to, preventScrollReset, ...props }: Props) {
  const language = useLanguage()
  if (elsewhere.test(to)) return <a href={to} rel="noopener" {...props} />
  if (to.startsWith('?') || to.startsWith('#'))
    return <RouterLink to={to} preventScrollReset={preventScrollReset} {...props} />
  const path = pathIn(language, to)
  // The router would resolve each address against its routes: a tenth of the work for a page, for the same element.
  if (import.meta.env.SSR) return <a href={path} {...props} />
  return (
    <RouterLink
      to={path}
      preventScrollReset={preventScrollReset}
      viewTransition={fades()}
      {...intent(path)}
      {...props}
    />
  )
}

/**
 * The router's link without what is done here otherwise or not at all: its own prefetching is 1.6 KB of code on every page,
 * and five hooks for each link.
 */
export function RouterLink({ to, preventScrollReset, viewTransition, onClick, ...rest }: RouterLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target: rest.target,
    preventScrollReset,
    viewTransition,
  })
  const onAnyClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={useHref(to)} onClick={onAnyClick} />
}

const hesitation = 100
let timer: ReturnType<typeof setTimeout> | undefined

/** Fetches a page's code when a pointer rests on its link, a finger touches it or the focus comes to it. */
function intent(path: string) {
  const wait = () => {
    clearTimeout(timer)
    if (!savesData()) timer = setTimeout(prefetch, hesitation, path)
  }
  const forget = () => clearTimeout(timer)
  return {
    onMouseEnter: wait,
    onMouseLeave: forget,
    onFocus: wait,
    onBlur: forget,
    onTouchStart: wait,
    onTouchMove: forget,
  }
}

/** True where the reader asks for less data: then nothing is fetched before the click. */
function savesData(): boolean {
  return typeof navigator !== 'undefined' && 'connection' in navigator && saveDataOf(navigator.connection)
}

const saveDataOf = (connection: unknown) =>
  typeof connection === 'object' &&
  connection !== null &&
  'saveData' in connection &&
  connection.saveData === true

const calm = typeof window === 'undefined' ? undefined : matchMedia('(prefers-reduced-motion: reduce)')

/** Whether one page fades into the next now: not in large text, nor for who wants less motion; some browsers cannot. */
const fades = (): boolean =>
  'startViewTransition' in document && !calm?.matches && !document.documentElement.hasAttribute('data-elder')

/**
 * The router skips a fade that still runs when the next navigation begins, and leaves the promise that the browser then
 * rejects unhandled: an error on the console for what is no error.
 */
export function ignoreSkippedFades(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (
      reason instanceof DOMException &&
      reason.name === 'AbortError' &&
      /skipTransition/.test(reason.message)
    )
      event.preventDefault()
  })
}
