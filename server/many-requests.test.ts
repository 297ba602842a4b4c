import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { listenerOf } from './app.ts'
import type { Env } from './http/client.ts'
import { createHttpServer, listen } from './http/listen.ts'
import { openRaw } from './testing/raw-socket.ts'

const busyMs = 5
const many = 30

/** A site whose pages take a while, without waiting for anything. */
async function serve() {
  const answered: string[] = []
  const app = new Hono<Env>().get('*', async (c) => {
    await undefined
    const until =
      performance.now() + (c.req.path === '/readyz' || c.req.path.startsWith('/assets/') ? 0 : busyMs)
    while (performance.now() < until);
    answered.push(c.req.path)
    return c.text('hello')
  })
  const listener = listenerOf(app, pino({ level: 'silent' }))
  const server = createHttpServer(() => listener, { headers: {}, hosts: new Set(), onReject: () => {} })
  const port = await listen(server, 0, '127.0.0.1')
  const open = () => {
    const raw = openRaw(port)
    onTestFinished(() => void raw.socket.destroy())
    return raw
  }
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  const kept = Array.from({ length: many }, open)
  await expect.poll(() => connections).toBe(many)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  /** Sends a request on each of the connections, and returns when the first was answered. */
  const ask = async (path = '/') => {
    for (const { socket } of kept) socket.write(requestOf(path))
    while (answered.length === 0) await setImmediate()
  }
  return { server, answered, open, ask }
}

const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site.test\r\n\r\n`

test('while many ask for pages at once, new connections are accepted', async () => {
  const { server, answered, open, ask } = await serve()
  const acceptedAfter: number[] = []
  server.on('connection', () => acceptedAfter.push(answered.length))
  await ask()
  const late = Array.from({ length: 5 }, open)
  await expect.poll(() => acceptedAfter.length).toBe(late.length)
  expect(acceptedAfter.at(-1)).toBeLessThan(many)
})

test('files and probes do not wait for the pages that were asked for before them', async () => {
  const { answered, open, ask } = await serve()
  await ask()
  for (const path of ['/assets/x.js', '/readyz']) open().socket.write(requestOf(path))
  await expect.poll(() => answered.length).toBe(many + 2)
  expect(answered.indexOf('/readyz')).toBeLessThan(many / 2)
  expect(answered.indexOf('/assets/x.js')).toBeLessThan(many / 2)
})

test('a probe does not wait for the media that were asked for before it', async () => {
  const { answered, open, ask } = await serve()
  await ask('/media/1/a.webp')
  open().socket.write(requestOf('/readyz'))
  await expect.poll(() => answered.length).toBe(many + 1)
  expect(answered.indexOf('/readyz')).toBeLessThan(many / 2)
})
