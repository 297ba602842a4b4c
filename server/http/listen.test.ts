import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Settings, settings } from '../config/settings.ts'
import { openRaw, sendRaw } from '../testing/raw-socket.ts'
import { ignoredAttacks, requestAttacks } from '../testing/request-attacks.ts'
import { UserError } from '../user-error.ts'
import { createHttpServer, hostOf, listen, type RejectedRequest } from './listen.ts'
import { securityHeaders } from './security-headers.ts'

let server: Server
let port = 0
const reached: string[] = []
const rejected: RejectedRequest[] = []

beforeAll(async () => {
  server = createHttpServer(
    () => (request, response) => {
      reached.push(`${request.method} ${request.url}`)
      request.resume()
      request.on('end', () => response.end('reached'))
    },
    {
      headers: securityHeaders(),
      hosts: new Set(['site.test', 'localhost']),
      onReject: (line) => rejected.push(line),
    },
  )
  port = await listen(server, 0, '127.0.0.1')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const head = 'Host: site.test\r\nConnection: close\r\n'

test.each(requestAttacks)('%s is refused', async (_name, bytes, ...statuses) => {
  reached.length = 0
  const answer = await sendRaw(port, bytes)
  const found = [...answer.matchAll(/^HTTP\/1\.1 (\d+) /gm)].map(([, status]) => Number(status))
  expect(found.length).toBeLessThanOrEqual(1)
  expect(statuses).toContain(found[0] ?? 0)
  if (found.length > 0) expect(answer).toContain('X-Content-Type-Options: nosniff')
  if (found.length > 0) expect(answer).toContain('Connection: close')
  // Its body shows that it is none: by then the application may have it, and waits for the rest.
  if (!bytes.includes('chunked')) expect(reached).toEqual([])
})

test.each(ignoredAttacks)('%s changes nothing', async (_name, bytes) => {
  expect(await sendRaw(port, bytes, 500)).toMatch(/^HTTP\/1\.1 200 /)
})

test('a foreign host is refused where the own one is known', async () => {
  const answer = await sendRaw(
    port,
    'GET /preview/token?a HTTP/1.1\r\nHost: other.test\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 421 /)
  // A reader of the log cannot open the draft.
  expect(rejected.at(-1)?.path).toBe('/preview/…')
})

test.each(['/healthz', '/readyz', '/metrics'])('%s is asked for by the address of a node', async (path) => {
  const request = `GET ${path} HTTP/1.1\r\nHost: 10.0.0.11:3000\r\nConnection: close\r\n\r\n`
  expect(await sendRaw(port, request)).toMatch(/^HTTP\/1\.1 200 /)
})

test.each(['/%72eadyz', '/./readyz', '/x/../readyz', '/x/%2e%2e/readyz?a', '/metric%73'])(
  '%s does not lead past a proxy that refuses the address itself',
  async (path) => {
    reached.length = 0
    expect(await sendRaw(port, `GET ${path} HTTP/1.1\r\n${head}\r\n`)).toMatch(/^HTTP\/1\.1 404 /)
    expect(reached).toEqual([])
  },
)

test.each([
  ['/%zz', '/%25zz'],
  ['/en/%E4%B8?a=%zz', '/en/%25E4%25B8?a=%zz'],
  ['/en/%E4%B8%AD/%', '/en/%E4%B8%AD/%25'],
])('%s is asked for as %s, which can be decoded', async (path, target) => {
  reached.length = 0
  expect(await sendRaw(port, `GET ${path} HTTP/1.1\r\n${head}\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
  expect(reached).toEqual([`GET ${target}`])
})

test.each([
  [
    'a path that cannot be decoded',
    '/backends/api/menu/%E0%A4?languageId=2',
    400,
    'The request cannot be read',
  ],
  ['51 query values', `/backends/api/information?${'a=1&'.repeat(50)}a=1`, 400, '请求无法识别'],
  [
    'an address of more than 2 KB',
    `/backends/api/menu/2?a=${'a'.repeat(2048)}&languageId=2`,
    414,
    'Address too long',
  ],
])(
  'a call with %s is rejected in the envelope, in the language it asks for',
  async (_name, path, status, msg) => {
    const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\n${head}\r\n`)
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
    expect(answer).toContain('Content-Type: application/json; charset=utf-8')
    expect(Buffer.from(answer, 'latin1').toString()).toContain(
      JSON.stringify({ code: status, msg, data: null }),
    )
  },
)

test('without a public address a foreign target is rejected too; the machine and the address reached are let in', async () => {
  const open = createHttpServer(() => (_request, response) => response.end('reached'), {
    headers: {},
    hosts: new Set(),
    onReject: () => undefined,
  })
  const own = await listen(open, 0, '127.0.0.1')
  const ask = (target: string, host: string) =>
    sendRaw(own, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(await ask('http://evil.test/', 'evil.test')).toMatch(/^HTTP\/1\.1 421 /)
  expect(await ask(`http://evil.test:${own}/`, `evil.test:${own}`)).toMatch(/^HTTP\/1\.1 421 /)
  expect(await ask(`http://localhost:${own}/`, `localhost:${own}`)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask(`http://127.0.0.1:${own}/`, `127.0.0.1:${own}`)).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask('/', 'any.test')).toMatch(/^HTTP\/1\.1 200 /)
  open.close()
})

test('what follows a rejected request on the same connection is not served', async () => {
  reached.length = 0
  const smuggled = `TRACE / HTTP/1.1\r\nHost: site.test\r\n\r\nGET /hidden HTTP/1.1\r\nHost: site.test\r\n\r\n`
  await sendRaw(port, smuggled)
  expect(reached).toEqual([])
})

test('a rejected request is read on for a moment, so that a proxy which still sends it gets the answer', async () => {
  const sockets: Socket[] = []
  for (let tries = 0; tries < 5; tries += 1) {
    const { socket, heard } = openRaw(port, { allowHalfOpen: true })
    sockets.push(socket)
    const failures: Error[] = []
    socket.on('error', (error) => failures.push(error))
    socket.write(`POST /${'a'.repeat(2048)} HTTP/1.1\r\nHost: site.test\r\nContent-Length: 900000\r\n\r\n`)
    await expect.poll(() => heard.text).toMatch(/^HTTP\/1\.1 414 /)
    for (let sent = 0; sent < 800_000; sent += 100_000)
      await new Promise((done) => socket.write('a'.repeat(100_000), done))
    expect(failures).toEqual([])
  }
  // Not for long, if it does not end.
  await expect.poll(() => promisify(server.getConnections.bind(server))(), { timeout: 3_000 }).toBe(0)
  for (const socket of sockets) socket.destroy()
})

test('an error response has the request id of the log, and is the only response', async () => {
  const answer = await sendRaw(
    port,
    'POST /a?b=1 HTTP/1.1\r\nHost: site.test\r\nTransfer-Encoding: xchunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  )
  expect(answer.match(/HTTP\/1\.1 400/g)).toHaveLength(1)
  const last = rejected.at(-1)
  expect(last).toMatchObject({ status: 400, method: 'POST', path: '/a', address: '127.0.0.1' })
  expect(answer).toContain(`X-Request-Id: ${last?.requestId}`)
  expect(await sendRaw(port, 'hello\r\n\r\n')).toContain(`X-Request-Id: ${rejected.at(-1)?.requestId}`)
})

test('what Node itself rejects is logged with the address that limits count, as any other', async () => {
  const lines: RejectedRequest[] = []
  const options = {
    headers: {},
    hosts: new Set<string>(),
    onReject: (line: RejectedRequest) => lines.push(line),
  }
  const both = createHttpServer(() => () => {}, options)
  // A socket for both versions, as with HOST empty.
  const port = await listen(both, 0, '')
  expect(await sendRaw(port, 'hello\r\n\r\n')).toContain(' 400 ')
  expect(lines.map(({ address }) => address)).toEqual(['127.0.0.1'])
  both.close()
})

test.each([
  ['the own host in the form for proxies', `GET http://site.test/ HTTP/1.1\r\n${head}\r\n`],
  ['the own host', `GET /a?b=1 HTTP/1.1\r\n${head}\r\n`],
  [
    'the own host in capitals with a port',
    'GET /a HTTP/1.1\r\nHost: SITE.test:3000\r\nConnection: close\r\n\r\n',
  ],
  ['a probe by address', 'GET /healthz HTTP/1.1\r\nHost: 10.0.0.7\r\nConnection: close\r\n\r\n'],
])('%s is accepted', async (_name, bytes) => {
  expect(await sendRaw(port, bytes)).toMatch(/^HTTP\/1\.1 200 /)
})

test('Chinese characters sent as raw bytes are redirected to the encoded address', async () => {
  const answer = await sendRaw(port, `GET /group/\xe4\xb8\xad?a=1 HTTP/1.1\r\n${head}\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 301 /)
  expect(answer).toContain('Location: /group/%E4%B8%AD?a=1\r\n')
  expect(await sendRaw(port, `GET //other.test/\xe4 HTTP/1.1\r\n${head}\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
})

test('a proxy that is not trusted is reported once, a trusted one never', async () => {
  const reported: string[] = []
  const ask = async (TRUST_PROXY: string) => {
    const own = createHttpServer(() => (_request, response) => void response.end(), {
      ...{ headers: {}, hosts: new Set<string>(), onReject: () => undefined },
      proxies: settings.parse({ TRUST_PROXY }).TRUST_PROXY,
      onUnnamedProxy: (address) => reported.push(address),
    })
    const at = await listen(own, 0, '127.0.0.1')
    for (const line of ['', 'X-Forwarded-For: 192.0.2.1\r\n', 'X-Forwarded-For: 192.0.2.2\r\n'])
      await sendRaw(at, `GET / HTTP/1.1\r\n${line}${head}\r\n`)
    own.close()
  }
  await ask('loopback')
  expect(reported).toEqual([])
  await ask('10.0.0.1')
  expect(reported).toEqual(['127.0.0.1'])
})

test('slow senders are limited', () => {
  expect(server).toMatchObject({ headersTimeout: 8_000, requestTimeout: 20_000, keepAliveTimeout: 5_000 })
})

test.each([
  [{}, ''],
  [{ PUBLIC_BASE_URL: 'https://www.site.test' }, '127.0.0.1'],
  [{ STUDIO_BASE_URL: 'https://studio.site.test' }, '127.0.0.1'],
  [{ PUBLIC_BASE_URL: 'https://www.site.test', TRUST_PROXY: '10.0.0.1' }, ''],
  [{ PUBLIC_BASE_URL: 'https://www.site.test', HOST: '0.0.0.0' }, '0.0.0.0'],
])('with %o it listens on "%s"', (values, host) => {
  const all: Settings = settings.parse(values)
  expect(hostOf(all)).toBe(host)
})

test('a taken port and a foreign address say what to do', async () => {
  const other = createHttpServer(() => () => {}, { headers: {}, hosts: new Set(), onReject: () => {} })
  await expect(listen(other, port, '127.0.0.1')).rejects.toThrow(
    new UserError(
      `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    ),
  )
  await expect(listen(other, 0, '192.0.2.1')).rejects.toThrow(/HOST=0\.0\.0\.0 listens on all/)
})
