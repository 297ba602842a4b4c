import type { Language } from '@shanmen/contract/languages.ts'
import { type RefObject, useEffect } from 'react'
import { decorative, Picture } from '../components/media/picture.tsx'
import { useLanguage } from '../language/language.ts'
import { fillIn } from '../messages/components.ts'
import { hitKinds, searchMessages } from '../messages/search.ts'
import { Results } from './results.tsx'
import './search.css'
import { hitsOf, lists, type SearchResult, showTotal, totalOf } from './search.ts'
import { useSearch, useTyped } from './use-search.ts'

/**
 * The part of the search below its field: words that others search for, and the hits in all news, notices, places,
 * courses, jobs and pages. Loaded when the search is opened; the form around it works without.
 */
export function SearchPanel({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const language = useLanguage()
  const messages = searchMessages[language]
  const [typed, put] = useTyped(form)
  const { result, busy } = useSearch(typed)
  useEffect(() => {
    const abort = new AbortController()
    const overlay = form.current?.closest('dialog')
    if (overlay) moveByArrows(overlay, abort.signal)
    return () => abort.abort()
  }, [form])
  const total = result ? totalOf(result) : 0
  const failed = result !== undefined && !busy && result.failed.length > 0
  const allFailed = failed && result.failed.length === lists.length
  const state = describeState(result, busy, total, language)
  return (
    <>
      <p className="so-often">
        <span className="mute">{messages.often}</span>
        {messages.suggestions.map((word) => (
          <button key={word} type="button" className="tag" onClick={() => put(word)}>
            {word}
          </button>
        ))}
      </p>
      <p role="status" className={total > 0 && !busy ? 'vh' : 'so-state'}>
        {allFailed && total === 0 ? '' : state}
      </p>
      {result && !busy && total === 0 && !failed && <p className="mute">{messages.hint}</p>}
      {failed && (
        <p className="so-failed" role="alert">
          {allFailed ? result.failed[0] : messages.partly}
          <button type="button" className="btn btn--g btn--s" onClick={() => put(typed.text)}>
            {messages.retry}
          </button>
        </p>
      )}
      {result && total > 0 && (
        <div className="so-found" aria-busy={busy}>
          <Results key={result.keyword} result={result} />
          <Cover result={result} />
        </div>
      )}
    </>
  )
}

function describeState(
  result: SearchResult | undefined,
  busy: boolean,
  total: number,
  language: Language,
): string {
  const messages = searchMessages[language]
  if (busy) return messages.searching
  if (!result) return ''
  if (total === 0) return fillIn(messages.none, result.keyword)
  return total === 1 ? messages.one : fillIn(messages.found, showTotal(result))
}

/** The picture of the first hit that has one. */
function Cover({ result }: { result: SearchResult }) {
  const hits = hitKinds.flatMap((kind) => hitsOf(result, kind))
  const cover = hits.find((hit) => hit.cover)?.cover
  if (!cover) return null
  return <Picture image={decorative(cover)} ratio="4/5" sizes="26rem" className="so-cover" />
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
