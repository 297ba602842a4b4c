import { Worker } from 'node:worker_threads'
import type { Pdf } from './inspect.ts'

// A file of 50 MB takes a few seconds on a slow machine.
const longest = 30_000
const mostMegabytes = 1024

/** The thread that waits for the next file; starting one takes longer than most files do. */
let idle: Worker | undefined

function startThread(): Worker {
  return new Worker(new URL('./inspect-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
}

/**
 * Inspects a PDF in a thread of its own, so that nobody waits for it. One that takes longer than `timeLimit`, in
 * milliseconds, or more memory than there should be has the fault "slow".
 */
export function inspectAside(
  bytes: Uint8Array,
  timeLimit = longest,
): Promise<Pdf | { pages: number; fault: 'slow' }> {
  const slow = { pages: 0, fault: 'slow' } as const
  const thread = idle ?? startThread()
  idle = undefined
  thread.ref()
  return new Promise((resolve, reject) => {
    const leave = (settle: () => void, { again = false } = {}) => {
      clearTimeout(timer)
      thread.off('message', answer).off('error', fail)
      // Waiting, it keeps no process alive.
      thread.unref()
      if (again && !idle) idle = thread
      else void thread.on('error', () => undefined).terminate()
      settle()
    }
    const answer = (pdf: Pdf) => leave(() => resolve(pdf), { again: true })
    const fail = (error: NodeJS.ErrnoException) =>
      leave(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(slow) : reject(error)))
    const timer = setTimeout(() => leave(() => resolve(slow)), timeLimit)
    thread.on('message', answer).on('error', fail)
    thread.postMessage(Uint8Array.from(bytes))
  })
}
