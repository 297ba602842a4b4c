import type { Blocker, BlockerFunction, Location, NavigationType } from 'react-router'
import { type Action, type RouterState, unblocked } from './state.ts'

/** Lets the visitor go on, or keeps where he wants to go until he may: one question at a time can be asked of him. */
export function createGate(read: () => RouterState, tell: (blocker: Blocker) => void) {
  let question: BlockerFunction | undefined
  let turning: Turning | undefined

  function lets(location: Location, action: Action, go: () => void): boolean {
    const { location: currentLocation, blocker } = read()
    const historyAction = action as NavigationType
    if (!question || blocker.state === 'proceeding') return true
    if (!question({ currentLocation, nextLocation: location, historyAction })) return true
    const proceed = () => {
      tell({ state: 'proceeding', location, proceed: undefined, reset: undefined })
      go()
    }
    tell({ state: 'blocked', location, proceed, reset: () => tell(unblocked) })
    return false
  }

  /** For a step through the history, which the browser has made already: it is taken back, and made again later. */
  function letsBack(location: Location, steps: number): boolean {
    if (turning) {
      if (!turning.turn(steps)) return false
      // Back and forth again by himself: there is nothing left to ask him.
      if (turning.wanted() === 0) tell(unblocked)
      turning = undefined
      return false
    }
    if (steps === 0) return true
    const turn = turnBack()
    if (lets(location, 'POP', () => void turn.home.then(() => history.go(turn.wanted())))) return true
    turning = turn
    turn.turn(steps)
    return false
  }

  /** Has this asked before the visitor leaves; returns what ends it. */
  function ask(next: BlockerFunction): () => void {
    question = next
    return () => {
      question = undefined
    }
  }

  return { lets, letsBack, ask }
}

type Turning = ReturnType<typeof turnBack>

/** Long enough for several steps of an impatient visitor to be one. */
const pauseMs = 50

/** Leads the browser back to the page that stands, however far the visitor goes meanwhile. */
function turnBack() {
  let resolve = () => {}
  const home = new Promise<void>((done) => {
    resolve = done
  })
  let off = 0
  let wanted = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Hears of a step, ours or the visitor's. True once the page that stands is reached. */
  function turn(steps: number): boolean {
    off += steps
    clearTimeout(timer)
    if (off === 0) {
      resolve()
      return true
    }
    timer = setTimeout(() => {
      wanted = off
      history.go(-off)
    }, pauseMs)
    return false
  }
  return { home, turn, wanted: () => wanted }
}
