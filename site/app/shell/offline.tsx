import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type BlockerFunction, useBlocker, useLocation } from 'react-router'
import { useLanguage } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { interceptSteps } from '../start/navigation.ts'

/** Says that the browser is offline. A navigation begun meanwhile is held, and offered once it is online again. */
export function Offline() {
  const offline = useSyncExternalStore(subscribe, isOffline, () => false)
  const [held, setHeld] = useState(false)
  // Only then is there a blocker: with one, the router warns of every plain link to a place on the page.
  return <div role="status">{(offline || held) && <Line offline={offline} onHeld={setHeld} />}</div>
}

function Line({ offline, onHeld }: { offline: boolean; onHeld: (held: boolean) => void }) {
  const t = shellMessages[useLanguage()]
  const blocker = useBlocker(needsNetwork)
  const steps = useHeldSteps()
  const held = blocker.state === 'blocked' || steps.held
  const proceed = blocker.proceed ?? steps.proceed
  useEffect(() => onHeld(held), [held, onHeld])
  return (
    <p className="note">
      {offline ? (held ? t.offlineHeld : t.offline) : t.online}
      {held && !offline && (
        <>
          {' '}
          <button type="button" onClick={proceed}>
            {t.proceed}
          </button>
        </>
      )}
    </p>
  )
}

const isOffline = () => !navigator.onLine

/** A place on the same page needs nothing from the network. Steps through the history are held by `useHeldSteps`. */
const needsNetwork: BlockerFunction = ({ currentLocation: from, nextLocation: to, historyAction }) =>
  historyAction !== 'POP' && isOffline() && (from.pathname !== to.pathname || from.search !== to.search)

/** Several quick steps count as one. */
const pauseMs = 50

/**
 * Takes back what the visitor steps through the history while offline, however far, before the router hears of it: the
 * router's blocker takes back one step at a time and loses count of a second one. `proceed` makes the steps again.
 */
function useHeldSteps(): { held: boolean; proceed: () => void } {
  const { key } = useLocation()
  const [held, setHeld] = useState(0)
  const shown = useRef(currentEntry())
  const returning = useRef(false)
  // Both effects run with the commit, not after the next paint: a step in between would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another entry of the history.
  useLayoutEffect(() => {
    // A navigation may be committed only after the visitor has stepped away from it.
    if (!returning.current) shown.current = currentEntry()
  }, [key])
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = interceptSteps((event) => {
      const entry = currentEntry()
      if (!returning.current && (entry.path === shown.current.path || !isOffline())) {
        shown.current = entry
        return
      }
      event.stopImmediatePropagation()
      clearTimeout(timer)
      const steps = entry.index - shown.current.index
      returning.current = steps !== 0
      if (!returning.current) return
      timer = setTimeout(() => {
        setHeld(steps)
        history.go(-steps)
      }, pauseMs)
    })
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [])
  const proceed = () => {
    setHeld(0)
    history.go(held)
  }
  return { held: held !== 0, proceed }
}

/** The entry of the history, numbered as the router does, and its address. */
const currentEntry = () => ({
  index: Number(history.state?.idx ?? 0),
  path: location.pathname + location.search,
})

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
