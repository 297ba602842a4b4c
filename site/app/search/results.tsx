import { useState } from 'react'
import { useLanguage } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { Icon } from '../lib/icon.tsx'
import { fillIn, joined } from '../messages/components.ts'
import { type HitKind, hitKinds, searchMessages } from '../messages/search.ts'
import { type Hit, limits } from './lists.ts'
import { splitAtWords, wordsOf } from './query-words.ts'
import { hitsOf, ofKind, type SearchResult, showTotal, totalOf, totalText } from './search.ts'

/** The hits by kind: a few of each, or more of the kind that the visitor chose. */
export function Results({ result }: { result: SearchResult }) {
  const messages = searchMessages[useLanguage()]
  const [chosen, choose] = useState<HitKind>()
  const kinds = hitKinds.filter((kind) => totalOf(result, kind) > 0)
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen. */}
      <div className="so-kinds" role="group" aria-label={messages.kinds}>
        {[undefined, ...kinds].map((kind) => (
          <button key={kind ?? ''} type="button" aria-pressed={kind === chosen} onClick={() => choose(kind)}>
            {kind ? messages.kind[kind] : messages.all}
            <sup>{showTotal(result, kind)}</sup>
          </button>
        ))}
      </div>
      {(chosen ? [chosen] : kinds).map((kind) => (
        <Kind key={kind} kind={kind} result={result} limit={chosen ? undefined : limits.perKind} />
      ))}
    </div>
  )
}

function Kind({ kind, result, limit }: { kind: HitKind; result: SearchResult; limit: number | undefined }) {
  const messages = searchMessages[useLanguage()]
  const hits = hitsOf(result, kind).slice(0, limit)
  const more = totalOf(result, kind) > hits.length
  return (
    <section aria-label={messages.kind[kind]}>
      <ul className="so-hits">
        {hits.map((hit) => (
          <li key={hit.to + hit.title}>
            <Row hit={hit} keyword={result.keyword} />
          </li>
        ))}
      </ul>
      {more && (
        <p className="so-all">
          {ofKind(result.lists, kind).map(
            ({ all, total, totalIsCapped }) =>
              all && (
                <LocalLink key={all.to} data-hit="" to={all.to} onClick={close}>
                  {fillIn(messages.allIn, all.page)}
                  <sup>{totalText(total, totalIsCapped)}</sup>
                </LocalLink>
              ),
          )}
        </p>
      )}
    </section>
  )
}

function Row({ hit, keyword }: { hit: Hit; keyword: string }) {
  const words = wordsOf(keyword)
  const line = joined(hit.line, hit.summary)
  return (
    <LocalLink className="so-hit" data-hit="" to={hit.to} onClick={close}>
      <span className="tag">{searchMessages[useLanguage()].kind[hit.kind]}</span>
      <span>
        <b>
          <Marked text={hit.title} words={words} />
        </b>
        {line && (
          <small>
            <Marked text={line} words={words} />
          </small>
        )}
      </span>
      <Icon name="right" />
    </LocalLink>
  )
}

/** Closes the search even if the link leads to the current page; a link opened in another tab leaves it open. */
function close(event: React.MouseEvent<HTMLElement>): void {
  const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey
  if (!isNewTab) event.currentTarget.closest('dialog')?.hidePopover()
}

/** A text with the words of the search marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return splitAtWords(text, words).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other key and no state.
    return index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece
  })
}
