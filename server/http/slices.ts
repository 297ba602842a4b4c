/** As long as a few cached pages take. */
const sliceMs = 1
/** After a slice the event loop turns for this part of its time: one turn for each rendered page accepts too few. */
const restPart = 1 / 8

export type Slices = {
  begin: (work: () => void) => void
  /** Resolves when it is the caller's turn: before what takes long in a request that has waited for something since it began. */
  turn: () => Promise<void>
  /** For how long what is begun next has waited, in milliseconds. */
  waited: () => number
}

/**
 * Begins pieces of work in their order, and no more in one turn of the event loop than fit in a slice of time. Node accepts one
 * connection in each turn: with 100 connections that always ask, a turn took the time of 100 requests, and a new connection waited for as
 * many turns as connections had come before.
 */
export function createSlices(): Slices {
  const waiting: { work: () => void; since: number }[] = []
  /** When the slice of this turn began; undefined as long as nothing has. */
  let began: number | undefined
  const isOver = () => began !== undefined && performance.now() - began >= sliceMs
  const beginSlice = () => {
    began = performance.now()
    setImmediate(endSlice)
  }
  const endSlice = () => {
    const now = performance.now()
    const restUntil = now + (now - (began ?? now)) * restPart
    began = undefined
    rest(restUntil)
  }
  const rest = (until: number) => {
    if (waiting.length === 0 || began !== undefined) return
    if (performance.now() < until) return void setImmediate(rest, until)
    beginSlice()
    beginNext()
  }
  const beginNext = () => {
    if (isOver()) return
    const next = waiting.shift()
    if (!next) return
    next.work()
    // After all that the work does at once: promises come before ticks then.
    queueMicrotask(() => process.nextTick(beginNext))
  }
  const begin: Slices['begin'] = (work: () => void) => {
    if (waiting.length > 0 || isOver()) return void waiting.push({ work, since: performance.now() })
    if (began === undefined) beginSlice()
    work()
  }
  return {
    begin,
    // Never at once: the slice that it was called in is another's.
    turn: () => new Promise((resolve) => setImmediate(begin, resolve)),
    waited: () => (waiting[0] ? performance.now() - waiting[0].since : 0),
  }
}
