import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { expect, onTestFinished, test, vi } from 'vitest'
import { settings } from '../config/settings.ts'
import { openRaw } from '../testing/raw-socket.ts'
import type { ConnectionLimits } from './connections.ts'
import { createHttpServer, type Listener, listen } from './listen.ts'

const ask = 'GET / HTTP/1.1\r\nHost: site.test\r\n\r\n'

async function serve(connections: ConnectionLimits, answer: Listener, trusted = '') {
  const proxies = settings.shape.TRUST_PROXY.parse(trusted)
  const options = { headers: {}, hosts: new Set<string>(), onReject: () => {}, proxies, connections }
  const server = createHttpServer(() => answer, options)
  const port = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const open = (...own: Parameters<typeof openRaw> extends [number, ...infer Rest] ? Rest : never) => {
    const raw = openRaw(port, ...own)
    onTestFinished(() => void raw.socket.destroy())
    return raw
  }
  return { server, open }
}

const hello: Listener = (_request, response) => void response.end('hello')
const openCount = (server: Server) => promisify(server.getConnections.bind(server))()

test('a connection is closed when it never sends anything', async () => {
  const { server, open } = await serve({ silentMs: 100 }, hello)
  const { heard } = open({ allowHalfOpen: true })
  await expect.poll(() => openCount(server)).toBe(1)
  await expect.poll(() => openCount(server)).toBe(0)
  expect(heard.text).toBe('')
})

test.each([
  ['a part of a header', 'GET / HTTP/1.1\r\nHost: si', true],
  ['a malformed request', 'hello\r\n\r\n', false],
  ['CONNECT', 'CONNECT other.test:443 HTTP/1.1\r\nHost: other.test\r\n\r\n', false],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: site.test\r\n\r\n', false],
])('after %s nothing is left open, though the client does not close', async (_name, bytes, halfClosed) => {
  const { server, open } = await serve({}, hello)
  const { socket, heard } = open({ allowHalfOpen: true })
  socket.write(bytes)
  if (halfClosed) socket.end()
  await expect.poll(() => heard.text).toMatch(/^HTTP\/1\.1 40[05] /)
  await expect.poll(() => openCount(server), { timeout: 4_000 }).toBe(0)
})

test('one address too many: its oldest connection is closed, and the newest is answered', async () => {
  const { server, open } = await serve({ perAddress: 3 }, hello)
  const [first, second] = [open(), open()]
  await expect.poll(() => openCount(server)).toBe(2)
  // What has sent a request later is younger.
  first.socket.write(ask)
  await expect.poll(() => first.heard.text).toContain('hello')
  const other = open({ from: '127.0.0.2' })
  await expect.poll(() => openCount(server)).toBe(3)
  const newest = [open(), open()]
  for (const { socket } of newest) socket.write(ask)
  for (const { heard } of newest) await expect.poll(() => heard.text).toContain('hello')
  expect([first, second, other].map(({ heard }) => heard.isClosed)).toEqual([false, true, false])
})

test('one address too many: the connections of others are not looked at', async () => {
  const { server, open } = await serve({ perAddress: 2 }, hello)
  for (let no = 2; no < 42; no += 1) open({ from: `127.0.0.${no}` })
  await expect.poll(() => openCount(server)).toBe(40)
  const own = [open(), open()]
  await expect.poll(() => openCount(server)).toBe(42)
  const look = vi.spyOn(LRUCache.prototype, 'peek')
  onTestFinished(() => look.mockRestore())
  const newest = open()
  await expect.poll(() => own.some(({ heard }) => heard.isClosed)).toBe(true)
  expect(look.mock.calls.length).toBeLessThan(20)
  expect(newest.heard.isClosed).toBe(false)
})

test('too many in total: the same, from whatever address, and not even for a trusted proxy', async () => {
  const { server, open } = await serve({ total: 3, perAddress: 1 }, hello, '127.0.0.2')
  const silent = open()
  const proxy = [open({ from: '127.0.0.2' }), open({ from: '127.0.0.2' })]
  await expect.poll(() => openCount(server)).toBe(3)
  const visitor = open({ from: '127.0.0.3' })
  visitor.socket.write(ask)
  await expect.poll(() => visitor.heard.text).toContain('hello')
  expect(await openCount(server)).toBe(3)
  expect([silent, ...proxy].filter(({ heard }) => heard.isClosed)).toHaveLength(1)
})

test('a connection whose request is being answered is not closed for a newer one, nor for being silent', async () => {
  let finish = () => {}
  const { open } = await serve({ perAddress: 1, stalledMs: 50 }, (_request, response) => {
    finish = () => response.end('hello')
  })
  const slow = open()
  slow.socket.write(ask)
  await setTimeout(300)
  const second = open()
  await expect.poll(() => second.heard.isClosed).toBe(true)
  finish()
  await expect.poll(() => slow.heard.text).toContain('hello')
})

test('a client that stops reading a long response, or sending its request, is disconnected', async () => {
  const long = Buffer.alloc(64 * 1024 ** 2)
  const { server, open } = await serve({ stalledMs: 200 }, (request, response) => {
    request.resume()
    request.on('end', () => response.end(long))
  })
  const reader = open()
  reader.socket.pause()
  reader.socket.write(ask)
  const sender = open()
  sender.socket.write('POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 9\r\n\r\nhalf')
  await expect.poll(() => openCount(server)).toBe(2)
  await expect.poll(() => openCount(server), { timeout: 4_000 }).toBe(0)
  // A proxy that got no answer would take this machine for one that fails.
  expect(sender.heard.text).toMatch(/^HTTP\/1\.1 408 /)
})

test('after a while of silence between two requests there is no answer to none', {
  tags: ['slow'],
  timeout: 20_000,
}, async () => {
  const { server, open } = await serve({ stalledMs: 200 }, hello)
  const { socket, heard } = open()
  socket.write(ask)
  await expect.poll(() => heard.text).toContain('hello')
  await expect.poll(() => openCount(server), { timeout: 12_000 }).toBe(0)
  expect(heard.text.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('requests on one connection are answered one after the other, and are not read while responses are not', async () => {
  let reached = 0
  let finish = () => {}
  const { server, open } = await serve({}, (request, response) => {
    reached += 1
    finish = () => response.end(`${request.url} `)
  })
  const { socket, heard } = open()
  for (let at = 0; at < 20; at += 1) socket.write(ask.replace('/', `/${at}`))
  for (let at = 0; at < 20; at += 1) {
    await expect.poll(() => reached).toBe(at + 1)
    finish()
  }
  await expect
    .poll(() => heard.text.match(/\/\d+ /g))
    .toEqual(Array.from({ length: 20 }, (_, at) => `/${at} `))

  const greedy = open()
  greedy.socket.write(ask.repeat(500))
  await expect.poll(() => greedy.heard.isClosed).toBe(true)
  expect(reached).toBe(21)
  await expect.poll(() => openCount(server)).toBe(1)
})

test('closing a connection formats no stack for each of its unanswered requests', async () => {
  const { server, open } = await serve({}, () => undefined)
  const { socket } = open()
  const { prepareStackTrace, stackTraceLimit } = Error
  const frames: number[] = []
  Error.prepareStackTrace = (error, trace) => {
    if (error.message === 'aborted') frames.push(trace.length)
    return String(error)
  }
  onTestFinished(() => {
    Error.prepareStackTrace = prepareStackTrace
  })
  socket.write(ask.repeat(60))
  await expect.poll(() => frames.length).toBe(60)
  expect(Math.max(...frames)).toBe(0)
  expect(Error.stackTraceLimit).toBe(stackTraceLimit)
  await expect.poll(() => openCount(server)).toBe(0)
})
