import { addresses } from '@shanmen/contract/addresses.ts'
import { pathIn } from '@shanmen/contract/languages.ts'
import { type SubmitEvent, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from '../language/language.ts'
import { Icon } from '../lib/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import styles from './search-overlay.module.css'
import { useOverlay } from './use-overlay.ts'

type Panel = typeof import('../search/search-panel.tsx').SearchPanel

/**
 * Full-screen search. A popover with a form that opens the page of results, so it needs no script; with script the first
 * results are shown in place. That code is loaded when the search is opened; if it does not load, the form stays.
 */
export function SearchOverlay({ id }: { id: string }) {
  const language = useLanguage()
  const t = shellMessages[language]
  const { ref, onBeforeToggle } = useOverlay()
  const form = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ Panel: Panel }>()
  useEffect(() => {
    // Opened before script arrived.
    if (ref.current?.matches(':popover-open')) setOpen(true)
  }, [ref])
  useEffect(() => {
    if (open)
      import('../search/search-panel.tsx').then(
        ({ SearchPanel }) => setLoaded({ Panel: SearchPanel }),
        () => undefined,
      )
  }, [open])
  const { key } = useLocation()
  useEffect(() => {
    // Back from a result, or from all of them: the overlay that they were found in. The history may be further back already
    // than what is rendered.
    const { searched, key: entry = 'default' } = history.state ?? {}
    const field = form.current?.elements.namedItem('q')
    if (!searched || entry !== key || !(field instanceof HTMLInputElement)) return
    field.value = searched
    history.replaceState({ ...history.state, searched: undefined }, '')
    // Closing gives the focus back to what had it before: as if the button had been pressed.
    document.querySelector<HTMLElement>(`header [popovertarget="${id}"]`)?.focus({ preventScroll: true })
    ref.current?.showPopover()
  }, [key, ref, id])
  // After it has closed: the focus goes back to the button only if what had it is still there then.
  const navigate = useNavigate()
  const action = pathIn(language, addresses.search)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q'))
    history.replaceState({ ...history.state, searched: q }, '')
    navigate(`${action}?${new URLSearchParams({ q })}`)
  }
  const onToggle = (event: ToggleEvent) => setOpen(event.newState === 'open')
  return (
    <dialog
      id={id}
      ref={ref}
      popover="auto"
      className={styles.search}
      aria-label={t.search}
      onBeforeToggle={onBeforeToggle}
      onToggle={onToggle}
    >
      <div className="wrap">
        <div className={styles.head}>
          <button
            type="button"
            className="ib"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t.closeSearch}
          >
            <Icon name="close" />
          </button>
        </div>
        <search>
          <form ref={form} className={styles.form} action={action} onSubmit={onSubmit}>
            <Icon name="search" />
            <input
              type="search"
              name="q"
              maxLength={100}
              required
              autoFocus
              autoComplete="off"
              aria-label={t.keyword}
              placeholder={t.keyword}
            />
            <button type="submit" className="btn btn--p btn--s">
              {t.search}
            </button>
          </form>
          {open && loaded && <loaded.Panel form={form} />}
        </search>
      </div>
    </dialog>
  )
}
