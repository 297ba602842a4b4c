import { type RefObject, useCallback, useEffect, useState } from 'react'

/** What stands in the field, and how long to wait whether the visitor types on. A new object for every wish to search. */
export type Typed = { text: string; wait: number }

const pause = 300

const fieldOf = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('[type="search"]') ?? null

/**
 * Listens to the form that the page carries: typing searches after a pause, sending searches at once and in place. Also
 * answers what puts a word into the field and searches for it.
 */
export function useTyped(form: RefObject<HTMLFormElement | null>): [Typed, (word: string) => void] {
  const [typed, setTyped] = useState<Typed>({ text: '', wait: 0 })
  const read = useCallback(
    (wait: number) => {
      const text = fieldOf(form.current)?.value.trim() ?? ''
      setTyped((before) => (wait > 0 && before.text === text ? before : { text, wait }))
    },
    [form],
  )
  useEffect(() => {
    const { signal, abort } = stoppable()
    // While an input method composes, the field holds letters that the visitor does not mean.
    const onInput = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) read(pause)
    }
    const onSubmit = (event: Event) => {
      event.preventDefault()
      read(0)
    }
    form.current?.addEventListener('input', onInput, { signal })
    form.current?.addEventListener('compositionend', () => read(pause), { signal })
    form.current?.addEventListener('submit', onSubmit, { signal })
    // Typed before this code was there.
    read(0)
    return abort
  }, [form, read])
  const put = (word: string) => {
    const field = fieldOf(form.current)
    if (!field) return
    field.value = word
    field.focus()
    read(0)
  }
  return [typed, put]
}

function stoppable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
