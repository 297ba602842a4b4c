import { Worker } from 'node:worker_threads'
import type { Fault } from './active-content.ts'
import type { FileText } from './read-text.ts'

/** The pages of a PDF, their text when it was requested, and why it is refused; its bytes without names of authors, if it had any. */
export type Inspection = {
  pages: number
  text?: FileText
  fault?: Fault | 'slow'
  cleaned?: Uint8Array<ArrayBuffer>
}
export type InspectionRequest = { bytes: Uint8Array<ArrayBuffer>; withText: boolean }

/**
 * Processor time of the thread: a file of 50 MB takes a few seconds of it on a slow machine. On a busy one the thread gets a part of
 * the time that passes, which says nothing about the file.
 */
const defaultTimeoutMs = 30_000
/** So many times as long may pass in all, or a file at which the thread waits for something would never end. */
const longestWait = 10
const maxMegabytes = 1024
/** A file of some kilobytes can unpack to gigabytes, at a few hundred megabytes a second. */
const watchMs = 20
/** Between two looks at most so much counts: a process or machine that stood still meanwhile says nothing about the file. */
const maxCountedMs = 250

/** What a file of 50 MB may take. Less would be too little even where the system counts its cache of files as used. */
const leastMegabytes = 512

/**
 * How much memory the process may have while a file is inspected: the thread's own limit does not count unpacked streams. At
 * most half of what the machine has left, or the system would end the whole process, and the next one at the same file.
 */
function mostMemory(): number {
  const half = Math.max(leastMegabytes * 1024 ** 2, process.availableMemory() / 2)
  return process.memoryUsage.rss() + Math.min(maxMegabytes * 1024 ** 2, half)
}

/** The thread that waits for the next file; starting one takes longer than most files do. */
let idle: Worker | undefined

function startThread(): Worker {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  // An error while it is idle ends the thread only; without a listener it would end the process.
  return thread.on('error', () => {
    if (idle === thread) idle = undefined
  })
}

/**
 * Inspects a PDF in a thread of its own, so that no other request waits for it: refused is whatever could act on a
 * reader's machine, and what cannot be checked. One that takes more processor time than `timeoutMs`, or more memory than the
 * limit, has the fault "slow".
 */
export function inspectPdf(
  bytes: Uint8Array,
  { timeoutMs = defaultTimeoutMs, withText = false, maxMemory = mostMemory() } = {},
): Promise<Inspection> {
  const thread = idle ?? startThread()
  idle = undefined
  thread.ref()
  return new Promise((resolve, reject) => {
    const leave = (settle: () => void, { reuse = false } = {}) => {
      clearInterval(watch)
      thread.off('message', finish).off('error', fail)
      // An idle thread does not keep the process alive.
      thread.unref()
      if (reuse && !idle) idle = thread
      else void thread.terminate()
      settle()
    }
    const giveUp = () => resolve({ pages: 0, fault: 'slow' })
    const finish = (inspection: Inspection) => leave(() => resolve(inspection), { reuse: true })
    const fail = (error: NodeJS.ErrnoException) =>
      leave(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : reject(error)))
    let [countedMs, lookedAt] = [0, performance.now()]
    let [usedMs, isAsked] = [0, false]
    let before: NodeJS.CpuUsage | undefined
    const readUsed = async () => {
      if (isAsked) return
      isAsked = true
      // Not while the thread is being started.
      const used = await thread.cpuUsage(before).catch(() => undefined)
      if (before && used) usedMs = (used.user + used.system) / 1000
      else before = used
      isAsked = false
    }
    const watch = setInterval(() => {
      const now = performance.now()
      countedMs += Math.min(now - lookedAt, maxCountedMs)
      lookedAt = now
      void readUsed()
      const isSlow = usedMs > timeoutMs || countedMs > timeoutMs * longestWait
      if (isSlow || process.memoryUsage.rss() > maxMemory) leave(giveUp)
    }, watchMs)
    thread.on('message', finish).on('error', fail)
    thread.postMessage({ bytes: Uint8Array.from(bytes), withText } satisfies InspectionRequest)
  })
}
