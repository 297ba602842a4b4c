import type { Blocker, BlockerFunction, Location, NavigationType } from 'react-router'
import { type Action, type RouterState, unblocked } from './state.ts'

/** Lets the visitor go on, or keeps where he wants to go until he may: one question at a time can be asked of him. */
export function createGate(read: () => RouterState, tell: (blocker: Blocker) => void) {
  let question: BlockerFunction | undefined
  let turned: (() => void) | undefined

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
    if (turned) {
      turned()
      turned = undefined
      return false
    }
    if (steps === 0) return true
    const back = new Promise<void>((resolve) => {
      turned = resolve
    })
    if (!lets(location, 'POP', () => void back.then(() => history.go(steps)))) {
      history.go(-steps)
      return false
    }
    turned = undefined
    return true
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
