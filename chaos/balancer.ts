import { Agent, createServer, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { readiness } from './driver.ts'

/** A program behind the balancer; `url` is where requests go, `baseUrl` where its `/readyz` is. */
type Target = { baseUrl: string; url: string }

export type Balancer = {
  url: string
  add: (target: Target) => void
  remove: (target: Target) => void
  isReady: (target: Target) => boolean
  close: () => Promise<void>
}

const pollMs = 200

/**
 * A load balancer as simple as one can be: sends each request to the next program whose `/readyz` was 200 at the last poll,
 * and never sends one twice. A program that does not answer is a 502.
 */
export async function openBalancer(): Promise<Balancer> {
  const ready = new Map<Target, boolean>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const server = createServer((incoming, response) => {
    const targets = [...ready].filter(([, isReady]) => isReady).map(([target]) => target)
    const target = targets[turn++ % targets.length]
    const fail = () => {
      if (!response.headersSent) response.writeHead(502)
      response.end()
    }
    if (!target) return fail()
    const { method, headers, url: path } = incoming
    const { hostname, port } = new URL(target.url)
    const outgoing = request({ agent, hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => response.destroy()).pipe(response)
    })
    incoming.pipe(outgoing.on('error', fail))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  let open = true
  const isReadyNow = (target: Target) =>
    readiness(target).then(
      ({ status }) => status === 'ready' || status === 'stale',
      () => false,
    )
  const poll = async () => {
    while (open) {
      // One that is slow to answer must not hide that another is about to stop.
      await Promise.all(
        [...ready.keys()].map(async (target) => {
          const isReady = await isReadyNow(target)
          if (ready.has(target)) ready.set(target, isReady)
        }),
      )
      await setTimeout(pollMs)
    }
  }
  const polling = poll()
  return {
    url: `http://127.0.0.1:${port}`,
    add: (target) => void ready.set(target, false),
    remove: (target) => void ready.delete(target),
    isReady: (target) => ready.get(target) ?? false,
    close: async () => {
      open = false
      await polling
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
