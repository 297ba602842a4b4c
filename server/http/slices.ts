/** As long as a few cached pages take. */
const sliceMs = 1
/** After a slice the event loop turns for this part of its time: one turn for each rendered page accepts too few. */
const restPart = 1 / 8
/** While every turn accepts a connection, for as long as the slice took. */
const longestRestPart = 1

export type Slices = {
  begin: (work: () => void) => void
  /** Resolves when it is the caller's turn: before what takes long in a request that has waited for something since it began. */
  turn: () => Promise<void>
  /** The same in a request that has had its turn, and has waited since: before those that have not. */
  nextTurn: () => Promise<void>
  /** A connection was accepted: others may wait for it. */
  accepted: () => void
  /** For how long what is begun next has waited, in milliseconds. */
  waited: () => number
}

/**
 * Begins pieces of work in their order, and no more in one turn of the event loop than fit in a slice of time. Node accepts one
 * connection in each turn: with 100 connections that always ask, a turn took the time of 100 requests, and a new connection waited for as
 * many turns as connections had come before.
 */
export function createSlices(): Slices {
  const ahead: (() => void)[] = []
  const waiting: { work: () => void; since: number }[] = []
  /** When the slice of this turn began; undefined as long as nothing has. */
  let began: number | undefined
  let hasAccepted = false
  const isEmpty = () => ahead.length + waiting.length === 0
  const isOver = () => began !== undefined && performance.now() - began >= sliceMs
  const beginSlice = () => {
    began = performance.now()
    setImmediate(endSlice)
  }
  const endSlice = () => {
    const now = performance.now()
    const took = now - (began ?? now)
    began = undefined
    hasAccepted = true
    rest(now + took * restPart, now + took * longestRestPart)
  }
  const rest = (least: number, longest: number) => {
    if (isEmpty() || began !== undefined) return
    if (performance.now() < (hasAccepted ? longest : least)) {
      hasAccepted = false
      return void setImmediate(rest, least, longest)
    }
    beginSlice()
    beginNext()
  }
  const beginNext = () => {
    if (isOver()) return
    const next = ahead.shift() ?? waiting.shift()?.work
    if (!next) return
    next()
    // After all that the work does at once: promises come before ticks then.
    queueMicrotask(() => process.nextTick(beginNext))
  }
  const mayBegin = () => {
    if (!isEmpty() || isOver()) return false
    if (began === undefined) beginSlice()
    return true
  }
  const begin = (work: () => void) => {
    if (mayBegin()) work()
    else waiting.push({ work, since: performance.now() })
  }
  const goOn = (work: () => void) => {
    if (mayBegin()) work()
    else ahead.push(work)
  }
  return {
    begin,
    // Never at once: the slice that it was called in is another's.
    turn: () => new Promise((resolve) => setImmediate(begin, resolve)),
    nextTurn: () => new Promise((resolve) => setImmediate(goOn, resolve)),
    accepted: () => {
      hasAccepted = true
    },
    waited: () => (waiting[0] ? performance.now() - waiting[0].since : 0),
  }
}
