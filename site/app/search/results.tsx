import { useState } from 'react'
import { useLanguage } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { Icon } from '../lib/icon.tsx'
import { fillIn } from '../messages/components.ts'
import { type HitKind, hitKinds, search } from '../messages/search.ts'
import { type Answer, hitsOf, ofKind, totalOf } from './ask.ts'
import { type Hit, most } from './hits.ts'
import { Marked } from './marked.tsx'
import { wordsOf } from './words-in.ts'

/** What was found, by kind: a few of each, or more of the kind that the visitor chose. */
export function Results({ answer }: { answer: Answer }) {
  const words = search[useLanguage()]
  const [chosen, choose] = useState<HitKind>()
  const kinds = hitKinds.filter((kind) => totalOf(answer, kind) > 0)
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen. */}
      <div className="so-kinds" role="group" aria-label={words.kinds}>
        {[undefined, ...kinds].map((kind) => (
          <button key={kind ?? ''} type="button" aria-pressed={kind === chosen} onClick={() => choose(kind)}>
            {kind ? words.kind[kind] : words.all}
            <sup>{totalOf(answer, kind)}</sup>
          </button>
        ))}
      </div>
      {(chosen ? [chosen] : kinds).map((kind) => (
        <Kind key={kind} kind={kind} answer={answer} limit={chosen ? undefined : most.beside} />
      ))}
    </div>
  )
}

function Kind({ kind, answer, limit }: { kind: HitKind; answer: Answer; limit: number | undefined }) {
  const words = search[useLanguage()]
  const hits = hitsOf(answer, kind).slice(0, limit)
  const more = totalOf(answer, kind) > hits.length
  return (
    <section aria-label={words.kind[kind]}>
      <ul className="so-hits">
        {hits.map((hit) => (
          <li key={hit.to + hit.title}>
            <Row hit={hit} keyword={answer.keyword} />
          </li>
        ))}
      </ul>
      {more && (
        <p className="so-all">
          {ofKind(answer.shelves, kind).map(
            ({ all, total }) =>
              all && (
                <LocalLink key={all.to} data-hit="" to={all.to} onClick={close}>
                  {fillIn(words.allIn, all.page)}
                  <sup>{total}</sup>
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
  const line = [hit.line, hit.summary].filter(Boolean).join(' · ')
  return (
    <LocalLink className="so-hit" data-hit="" to={hit.to} onClick={close}>
      <span className="tag">{search[useLanguage()].kind[hit.kind]}</span>
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

/** Also where a link leads to the page that is there already; one opened beside this page leaves the search open. */
function close(event: React.MouseEvent<HTMLElement>): void {
  const beside = event.ctrlKey || event.metaKey || event.shiftKey
  if (!beside) event.currentTarget.closest('dialog')?.hidePopover()
}
