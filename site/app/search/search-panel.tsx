import { type RefObject, useEffect } from 'react'
import { decorative, Picture } from '../components/media/picture.tsx'
import { useLanguage } from '../language/language.ts'
import { fillIn } from '../messages/components.ts'
import { hitKinds, search } from '../messages/search.ts'
import { walkByArrows } from './arrow-keys.ts'
import { type Answer, hitsOf, totalOf } from './ask.ts'
import { lists } from './lists.ts'
import { Results } from './results.tsx'
import './search-styles.ts'
import { useAnswer } from './use-answer.ts'
import { useTyped } from './use-typed.ts'

/**
 * What the search shows below its field: words that others search for, and what was found in all news, notices, places,
 * courses, jobs and pages at once. Loaded when the search is opened; the form around it works without.
 */
export function SearchPanel({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const language = useLanguage()
  const words = search[language]
  const [typed, put] = useTyped(form)
  const { answer, busy } = useAnswer(typed)
  useEffect(() => {
    const abort = new AbortController()
    const overlay = form.current?.closest('dialog')
    if (overlay) walkByArrows(overlay, abort.signal)
    return () => abort.abort()
  }, [form])
  const total = answer ? totalOf(answer) : 0
  const failed = answer !== undefined && !busy && answer.failed.length > 0
  const lost = failed && answer.failed.length === lists.length
  const said = sayState(answer, busy, total, language)
  return (
    <>
      <p className="so-often">
        <span className="mute">{words.often}</span>
        {words.suggestions.map((word) => (
          <button key={word} type="button" className="tag" onClick={() => put(word)}>
            {word}
          </button>
        ))}
      </p>
      <p role="status" className={total > 0 && !busy ? 'vh' : 'so-state'}>
        {lost && total === 0 ? '' : said}
      </p>
      {answer && !busy && total === 0 && !failed && <p className="mute">{words.hint}</p>}
      {failed && (
        <p className="so-failed" role="alert">
          {lost ? answer.failed[0] : words.partly}
          <button type="button" className="btn btn--g btn--s" onClick={() => put(typed.text)}>
            {words.retry}
          </button>
        </p>
      )}
      {answer && total > 0 && (
        <div className="so-found" aria-busy={busy}>
          <Results key={answer.keyword} answer={answer} />
          <Cover answer={answer} />
        </div>
      )}
    </>
  )
}

function sayState(answer: Answer | undefined, busy: boolean, total: number, language: 'zh' | 'en'): string {
  const words = search[language]
  if (busy) return words.searching
  if (!answer) return ''
  if (total === 0) return fillIn(words.none, answer.keyword)
  return total === 1 ? words.one : fillIn(words.found, total)
}

/** The picture of the first hit that has one. */
function Cover({ answer }: { answer: Answer }) {
  const hits = hitKinds.flatMap((kind) => hitsOf(answer, kind))
  const cover = hits.find((hit) => hit.cover)?.cover
  if (!cover) return null
  return <Picture image={decorative(cover)} ratio="4/5" sizes="26rem" className="so-cover" />
}
