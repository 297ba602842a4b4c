import { useLayoutEffect, useRef } from 'react'
import { useLanguage } from '../language/language.ts'
import { Icon } from '../lib/icon.tsx'
import { alertMessages } from '../messages/alert.ts'

const key = 'closedAlerts'
/** Older ones are over. */
const mostStored = 20

/** Storage may be switched off; an alert then stays closed as long as its element. */
function readClosed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

function store(names: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(names.slice(-mostStored)))
  } catch {}
}

type Props = {
  /** The alert and its revision: a changed alert is another one. */
  name: string
}

/** Hides the alert that it stands in, and on later pages. */
export default function CloseAlert({ name }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const t = alertMessages[useLanguage()]
  const hide = () => button.current?.parentElement?.setAttribute('hidden', '')
  useLayoutEffect(() => {
    if (readClosed().includes(name)) hide()
  })
  const close = () => {
    store([...readClosed(), name])
    hide()
  }
  return (
    <button ref={button} type="button" className="ib" aria-label={t.close} onClick={close}>
      <Icon name="close" />
    </button>
  )
}
