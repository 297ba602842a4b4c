/** As long as a few cached pages take. */
const sliceMs = 1

export type Slices = {
  begin: (work: () => void) => void
  /** For how long what is begun next has waited, in milliseconds. */
  waited: () => number
}

/**
 * Begins pieces of work in their order, and no more in one turn of the event loop than fit in a slice of time. Node accepts one
 * connection in each turn: with 100 connections that always ask, a turn took the time of 100 requests, and whoever came anew waited
 * for as many turns as connections had come before.
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
    began = undefined
    if (waiting.length === 0) return
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
  return {
    begin(work) {
      if (waiting.length > 0 || isOver()) return void waiting.push({ work, since: performance.now() })
      if (began === undefined) beginSlice()
      work()
    },
    waited: () => (waiting[0] ? performance.now() - waiting[0].since : 0),
  }
}
