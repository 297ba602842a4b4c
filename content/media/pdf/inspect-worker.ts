import { parentPort } from 'node:worker_threads'
import { inspectPdf } from './inspect.ts'

// Run by inspect-aside.ts in a thread of its own: a file in, what it holds out.
parentPort?.on('message', (bytes: unknown) => {
  if (bytes instanceof Uint8Array) parentPort?.postMessage(inspectPdf(Buffer.from(bytes.buffer)))
})
