import { useEffect, useState, useSyncExternalStore } from 'react'
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another position in the history.
  useEffect(() => {
    const { pathname, search } = location
    let home = position()
    let returning = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const onPop = (event: PopStateEvent) => {
      const isHere = location.pathname === pathname && location.search === search
      if (!returning && (isHere || !isOffline())) {
        home = position()
        return
      }
      event.stopImmediatePropagation()
      clearTimeout(timer)
      const steps = position() - home
      returning = steps !== 0
      if (!returning) return
      timer = setTimeout(() => {
        setHeld(steps)
        history.go(-steps)
      }, pauseMs)
    }
    const release = interceptSteps(onPop)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [key])
  const proceed = () => {
    setHeld(0)
    history.go(held)
  }
  return { held: held !== 0, proceed }
}

/** Where the entry is in the history, as the router counts. */
const position = (): number => history.state?.idx ?? 0

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
