import { addresses } from '@shanmen/contract/addresses.ts'
import type { SearchResult } from '@shanmen/contract/types.ts'
import { type RefObject, useEffect } from 'react'
import { useLanguage } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { fillIn } from '../messages/components.ts'
import { searchMessages, totalText } from '../messages/search.ts'
import { Hits } from './hits.tsx'
import { useSearch, useSuggestions, useTyped } from './use-search.ts'

/**
 * The part of the overlay below its field: words to search for, and the first results. Loaded when the search is opened; the
 * form around it works without.
 */
export function SearchPanel({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const t = searchMessages[useLanguage()]
  const [typed, put] = useTyped(form)
  const { result, failure, busy } = useSearch(typed)
  const suggested = useSuggestions(typed)
  useEffect(() => {
    const abort = new AbortController()
    const overlay = form.current?.closest('dialog')
    if (overlay) moveByArrows(overlay, abort.signal)
    return () => abort.abort()
  }, [form])
  const offered = suggested.length > 0 ? suggested : (result?.popular ?? [])
  const isAsked = typed.text !== ''
  const total = (isAsked && result?.total) || 0
  const state = describeState(t, isAsked ? result : undefined, isAsked && busy)
  return (
    <>
      <p className="so-often">
        {offered.length > 0 && <span className="mute">{suggested.length > 0 ? t.suggested : t.often}</span>}
        {offered.map((word) => (
          <button key={word} type="button" className="tag" onClick={() => put(word)}>
            {word}
          </button>
        ))}
      </p>
      <p role="status" className={total > 0 && !busy ? 'vh' : 'so-state'}>
        {failure && !busy ? '' : state}
      </p>
      {isAsked && !busy && total === 0 && !failure && <p className="mute">{t.hint}</p>}
      {failure && !busy && (
        <p className="so-failed" role="alert">
          {failure}
          <button type="button" className="btn btn--g btn--s" onClick={() => put(typed.text)}>
            {t.retry}
          </button>
        </p>
      )}
      {result && total > 0 && (
        <div className="so-found" aria-busy={busy}>
          <Kinds result={result} text={typed.text} />
          <Hits hits={result.list} onFollow={(event) => close(event, typed.text)} />
        </div>
      )}
    </>
  )
}

type Messages = (typeof searchMessages)['zh' | 'en']

function describeState(t: Messages, result: SearchResult | undefined, busy: boolean): string {
  if (busy) return t.searching
  if (!result) return ''
  if (result.total === 0) return fillIn(t.none, result.used)
  return result.total === 1 ? t.one : fillIn(t.found, totalText(result.total, result.totalIsCapped))
}

/** Links to the page with all results, and to those of each kind. */
function Kinds({ result, text }: { result: SearchResult; text: string }) {
  const t = searchMessages[useLanguage()]
  const to = (type?: string) =>
    `${addresses.search}?${new URLSearchParams({ q: text, ...(type && { type }) })}`
  return (
    <>
      {result.step !== 'words' && <p className="so-step">{fillIn(t.step[result.step], result.used)}</p>}
      <nav className="so-kinds" aria-label={t.types}>
        <LocalLink to={to()} onClick={(event) => close(event, text)}>
          {result.total === 1 ? t.allOne : fillIn(t.all, totalText(result.total, result.totalIsCapped))}
        </LocalLink>
        {result.kinds.length > 1 &&
          result.kinds.map(({ value, count }) => (
            <LocalLink key={value} to={to(value)} onClick={(event) => close(event, text)}>
              {`${t.type[value]}\u00a0`}
              <sup>{count}</sup>
            </LocalLink>
          ))}
      </nav>
    </>
  )
}

/**
 * Closes the search even if the link leads to the current page; a link opened in another tab leaves it open. The entry of
 * the history remembers what was searched for, so that going back opens it again.
 */
function close(event: React.MouseEvent, text: string): void {
  const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey
  if (isNewTab) return
  history.replaceState({ ...history.state, searched: text }, '')
  event.currentTarget.closest('dialog')?.hidePopover()
}

/** The arrow keys move the focus from the field through the results and back. Enter and Esc work by themselves. */
function moveByArrows(overlay: HTMLElement, signal: AbortSignal): void {
  overlay.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!step || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return
      const stops = [...overlay.querySelectorAll<HTMLElement>('[type="search"], [data-hit]')]
      const at = stops.findIndex((stop) => stop.matches(':focus'))
      const next = at < 0 ? undefined : stops[at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
    },
    { signal },
  )
}
