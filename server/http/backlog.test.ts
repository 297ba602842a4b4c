import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

const connections = 1_000

/** Opens connections from another thread when it is told the port, and counts those that the system has accepted. */
const program = `
  const { workerData, parentPort } = require('node:worker_threads')
  const { connect } = require('node:net')
  parentPort.once('message', (port) => {
    for (let n = 0; n < ${connections}; n += 1)
      connect(port, '127.0.0.1', () => {
        if (Atomics.add(workerData, 0, 1) === ${connections} - 1) Atomics.notify(workerData, 1)
      }).on('error', () => undefined)
  })
  parentPort.postMessage('ready')`

function maxAccepted(): number {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))
  } catch {
    return 0
  }
}

test.skipIf(maxAccepted() < connections)(
  'a burst of connections while the process is busy is accepted by the system, and no client has to try again',
  async () => {
    const server = createServer()
    const port = await listen(server, 0, '127.0.0.1')
    const accepted = new Int32Array(new SharedArrayBuffer(8))
    const worker = new Worker(program, { eval: true, workerData: accepted })
    onTestFinished(async () => {
      await worker.terminate()
      server.closeAllConnections()
      server.close()
    })
    await once(worker, 'message')
    worker.postMessage(port)
    // This thread is busy from here on: it accepts nothing itself.
    Atomics.wait(accepted, 1, 0, 20_000)
    expect(accepted[0]).toBe(connections)
  },
)
