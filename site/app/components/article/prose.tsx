import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { matchesOf } from '../../start/navigation.ts'
import styles from './prose.module.css'

type ProseProps = {
  /** HTML of the API: allow-listed there, headings from h2. Empty renders nothing. */
  html: string
  /** First paragraph in larger serif: an article's summary. */
  dek?: string
}

/** Long text: articles, introductions, duties of a job. */
export function Prose({ html, dek }: ProseProps) {
  return (
    <>
      {dek && <p className={`${styles.prose} ${styles.dek}`}>{dek}</p>}
      {html && <RichText className={styles.prose} html={html} />}
    </>
  )
}

type RichTextProps = { html: string; className?: string }

type Policy = { createHTML: (html: string) => string }
let policy: Policy | undefined

/** The API's allow-listed HTML, the only HTML that is ever set from data. */
export function RichText({ html, className }: RichTextProps) {
  // One object per text: a new one would make React write the HTML again on every rendering.
  const content = useMemo(() => ({ __html: trusted(withBreaks(html)) }), [html])
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const path = innerPath(event)
    if (!path) return
    event.preventDefault()
    void navigate(path)
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend renders this from known nodes by an allow-list.
  // biome-ignore lint/a11y/useKeyWithClickEvents: it listens to the links inside, which keys already click.
  // biome-ignore lint/a11y/noStaticElementInteractions: the links are the interactive elements, not their box.
  return <div className={className} onClick={follow} dangerouslySetInnerHTML={content} />
}

/** A long e-mail address breaks after its @ rather than inside a word. */
const withBreaks = (html: string) => html.replace(/<a href="mailto:[^>]*>[^<@]*@/g, '$&<wbr>')

/** The page of the site that a plain click in the text opens; the router shows it without a new document. */
function innerPath(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin || link.pathname.startsWith('/media/')) return
  return isPage(link.pathname) ? link.pathname + link.search + link.hash : undefined
}

/** Only addresses in the route table's spelling; the server redirects other spellings. */
function isPage(path: string): boolean {
  return matchesOf(path).at(-1)?.id !== 'unmatched' && (path === '/' || !path.endsWith('/'))
}

/** `require-trusted-types-for 'script'` refuses plain strings in the browser; the API has cleaned them already. */
function trusted(html: string): string {
  if (typeof window === 'undefined' || !('trustedTypes' in window)) return html
  const { trustedTypes } = window as {
    trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy }
  }
  policy ??= trustedTypes.createPolicy('api-html', { createHTML: (text) => text })
  return policy.createHTML(html)
}
