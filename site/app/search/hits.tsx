import { type LanguageId, languageOfId, languages, pathIn } from '@shanmen/contract/languages.ts'
import type { SearchHit } from '@shanmen/contract/types.ts'
import { useLanguage } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { showDate } from '../lib/dates.ts'
import { Icon } from '../lib/icon.tsx'
import { fillIn, joined } from '../messages/components.ts'
import { eventMessages } from '../messages/event.ts'
import { searchMessages } from '../messages/search.ts'
import './search.css'

/** Results as a list of links, the words that were found marked. `onFollow` is for what has to close. */
export function Hits({ hits, onFollow }: { hits: readonly SearchHit[]; onFollow?: React.MouseEventHandler }) {
  return (
    <ul className="so-hits">
      {hits.map((hit) => (
        // Several entries can be on one page.
        <li key={hit.to + hit.title.join('')}>
          <Hit hit={hit} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

function Hit({ hit, onFollow }: { hit: SearchHit; onFollow: React.MouseEventHandler | undefined }) {
  const language = useLanguage()
  const t = searchMessages[language]
  const { type, title, excerpt, to, page, status, event } = hit
  const own = languageOfId(hit.languageId as LanguageId) ?? language
  const isOther = own !== language
  const day = event?.startsAt ?? hit.publishedAt
  const line = joined(
    isOther ? (own === 'zh' ? t.chinese : t.english) : '',
    page && fillIn(t.pdfPage, page),
    day && showDate(day, language),
    status && t.status[status],
    event && eventMessages[language].states[event.cancelled ? 'cancelled' : event.status],
  )
  const lang = isOther ? languages[own].tag : undefined
  // Editors title a file in each language, whatever language its text is in.
  const titleLang = type === 'file' ? undefined : lang
  const shared = { className: 'so-hit', 'data-hit': '', onClick: onFollow }
  const inside = (
    <>
      <span className="tag">{t.type[type]}</span>
      <span>
        {/* Text by itself is the only child: its phrases are marked on the server (`phrases.server.ts`). */}
        <b lang={titleLang}>{title.length === 1 ? title[0] : <Marked pieces={title} />}</b>
        {excerpt[0] !== '' || excerpt.length > 1 ? (
          <span lang={lang}>
            <Marked pieces={excerpt} />
          </span>
        ) : null}
        {line && <small>{line}</small>}
      </span>
      <Icon name="right" />
    </>
  )
  // What has no text in this language has its page in the other. A file is no page, and the same in every language.
  const isThere = isOther && type !== 'file' && to.startsWith('/')
  return isThere || to.startsWith('/media/') ? (
    <a {...shared} href={isThere ? pathIn(own, to) : to} hrefLang={lang}>
      {inside}
    </a>
  ) : (
    <LocalLink {...shared} to={to}>
      {inside}
    </LocalLink>
  )
}

/** Every second piece is a word that was searched for. No line begins with the mark between two fields. */
function Marked({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((written, index) => {
    const piece = written.replaceAll(' · ', '\u00a0· ')
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other key and no state.
    return index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece
  })
}
