import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export type Readers = {
  /** How long each read took, in milliseconds. */
  took: number[]
  /** Each read that was no whole answer. */
  failed: string[]
  /** Waits for those that are under way; returns how many were sent each second. */
  stop: () => Promise<number>
}

/** More than this wait at once only where the machine is too slow for the rate; then fewer are sent. */
const maxAtOnce = 200

/** Reads addresses in turn, so many a second as far as the machine allows, as browsers do: compressed, on open connections. */
export function startReaders(url: string, paths: readonly string[], perSecond: number): Readers {
  const agent = new Agent({ keepAlive: true, maxSockets: maxAtOnce })
  const { hostname, port } = new URL(url)
  const took: number[] = []
  const failed: string[] = []
  let underWay = 0
  let working = true
  const read = (path: string) =>
    new Promise<void>((resolve) => {
      const start = performance.now()
      const end = (answer: string) => {
        took.push(performance.now() - start)
        if (answer !== '200 whole') failed.push(`${new Date().toISOString()} ${path}: ${answer}`)
        resolve()
      }
      const headers = { 'Accept-Encoding': 'br' }
      const sent = get({ agent, hostname, port, path, headers, timeout: 30_000 }, (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        response.on('end', () => end(`${response.statusCode} ${bytes > 500 ? 'whole' : 'short'}`))
        response.on('error', (error) => end(String(error)))
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer for 30 s')))
      sent.on('error', (error) => end(String(error)))
    })
  const start = performance.now()
  const work = async () => {
    let next = start
    while (working) {
      for (; next <= performance.now() && underWay < maxAtOnce; next += 1000 / perSecond) {
        underWay += 1
        void read(paths[(took.length + underWay) % paths.length] ?? '/').finally(() => {
          underWay -= 1
        })
      }
      // What could not be sent in time is not sent later.
      next = Math.max(next, performance.now() - 100)
      await setTimeout(5)
    }
  }
  const worked = work()
  return {
    took,
    failed,
    stop: async () => {
      working = false
      await worked
      const seconds = (performance.now() - start) / 1000
      while (underWay > 0) await setTimeout(20)
      agent.destroy()
      return took.length / seconds
    },
  }
}
