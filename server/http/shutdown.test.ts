import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'
import { drain } from './shutdown.ts'

async function serve(answer: (response: ServerResponse) => void) {
  const server: Server = createServer((_request, response) => answer(response))
  const port = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => server.closeAllConnections())
  const open = () => talk(connect(port, '127.0.0.1'))
  return { server, open }
}

/** What came on a connection so far, and how it ended. */
function talk(socket: Socket) {
  const heard = { text: '', error: '' }
  socket.on('data', (chunk) => {
    heard.text += chunk
  })
  socket.on('error', (error) => {
    heard.error = error.message
  })
  const closed = new Promise<typeof heard>((resolve) => socket.on('close', () => resolve(heard)))
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  const got = (text: string) => expect.poll(() => heard.text).toContain(text)
  return { ask, got, closed, heard }
}

const answered = { text: expect.stringMatching(/Connection: close\r\n[\s\S]*here$/), error: '' }

test('requests while the server is closing are answered: on an open connection and on twelve new ones', async () => {
  const { server, open } = await serve((response) => response.end('here'))
  const standing = open()
  standing.ask('/')
  await standing.got('here')
  expect(standing.heard.text).toContain('Connection: keep-alive')
  const ended = drain(server)
  const fresh = Array.from({ length: 12 }, open)
  for (const each of [standing, ...fresh]) each.ask('/')
  for (const each of [standing, ...fresh]) expect(await each.closed).toEqual(answered)
  await ended
})

test('a request that was sent before the port closed is answered', async () => {
  const { server, open } = await serve((response) => response.end('here'))
  const standing = open()
  standing.ask('/')
  await standing.got('here')
  const ended = drain(server)
  while (server.listening) await setImmediate()
  standing.ask('/')
  expect(await standing.closed).toEqual(answered)
  await ended
})

test('idle connections end soon, also one that never sent anything', async () => {
  const { server, open } = await serve((response) => response.end('here'))
  const [used, silent] = [open(), open()]
  used.ask('/')
  await used.got('here')
  await drain(server, { limit: 600_000 })
  expect((await used.closed).error).toBe('')
  expect((await silent.closed).text).toBe('')
})

test('a slow response is finished although new connections are refused', async () => {
  let finish = () => {}
  const { server, open } = await serve((response) => {
    response.writeHead(200).flushHeaders()
    finish = () => response.end('here')
  })
  const slow = open()
  slow.ask('/')
  await slow.got('200 OK')
  const ended = drain(server, { limit: 600_000 })
  const refused = () => open().closed.then(({ error }) => error.includes('ECONNREFUSED'))
  await expect.poll(refused, { timeout: 10_000 }).toBe(true)
  finish()
  expect((await slow.closed).text).toContain('here')
  await ended
})

test('a response that never ends is cut off', async () => {
  const { server, open } = await serve((response) => response.writeHead(200).flushHeaders())
  const endless = open()
  endless.ask('/')
  await endless.got('200 OK')
  await drain(server, { limit: 100 })
  expect((await endless.closed).text).not.toContain('here')
})

test('it accepts connections for the configured delay', async () => {
  const { server, open } = await serve((response) => response.end('here'))
  const ended = drain(server, { delay: 5_000 })
  // Far longer than its default, and far shorter than its setting.
  await setTimeout(500)
  const later = open()
  later.ask('/')
  expect(await later.closed).toEqual(answered)
  await ended
})
