import { useEffect, useState, useSyncExternalStore } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { useLanguage } from '../language/language.ts'
import { frame } from '../messages/shell.ts'

/** Says that the line is cut. A navigation begun meanwhile leaves the page as it is, and is offered once the line is back. */
export function Offline() {
  const offline = useSyncExternalStore(subscribe, isOffline, () => false)
  const [held, setHeld] = useState(false)
  // Only then is there a blocker: with one, the router warns of every plain link to a place on the page.
  return <div role="status">{(offline || held) && <Line offline={offline} onHeld={setHeld} />}</div>
}

function Line({ offline, onHeld }: { offline: boolean; onHeld: (held: boolean) => void }) {
  const words = frame[useLanguage()]
  const { state, proceed } = useBlocker(needsNetwork)
  const held = state === 'blocked'
  useEffect(() => onHeld(held), [held, onHeld])
  return (
    <p className="note">
      {offline ? (held ? words.offlineHeld : words.offline) : words.online}
      {held && !offline && (
        <>
          {' '}
          <button type="button" onClick={proceed}>
            {words.proceed}
          </button>
        </>
      )}
    </p>
  )
}

const isOffline = () => !navigator.onLine

/** A place on the same page needs nothing from the network. */
const needsNetwork: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
  isOffline() && (from.pathname !== to.pathname || from.search !== to.search)

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
