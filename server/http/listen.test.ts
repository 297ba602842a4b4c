import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendRaw } from '../testing/raw-socket.ts'
import { UserError } from '../user-error.ts'
import { createHttpServer, listen, type RejectedRequest } from './listen.ts'
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
      headers: securityHeaders(false),
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

test.each([
  [
    'content length and chunked together',
    `POST / HTTP/1.1\r\n${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'an obfuscated transfer encoding',
    `POST / HTTP/1.1\r\n${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'a transfer encoding with a tab',
    `POST / HTTP/1.1\r\n${head}Transfer-Encoding:\tchunked, identity\r\n\r\n0\r\n\r\n`,
  ],
  ['two content lengths', `POST / HTTP/1.1\r\n${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  ['a space before the colon', `GET / HTTP/1.1\r\n${head}X-Name : value\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\n${head}Host: other.test\r\n\r\n`],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: site.test/x\r\nConnection: close\r\n\r\n'],
  ['bare line feeds', 'GET / HTTP/1.1\nHost: site.test\n\n'],
  ['a stray carriage return', 'GET / HTTP/1.1\r\nHost: site.test\r\nX-A: b\rc\r\n\r\n'],
  ['a path that cannot be decoded', `GET /%E4%ZZ HTTP/1.1\r\n${head}\r\n`],
  ['an encoded zero byte', `GET /a%00b HTTP/1.1\r\n${head}\r\n`],
  ['a backslash', `GET /a\\b HTTP/1.1\r\n${head}\r\n`],
  ['no HTTP at all', 'hello\r\n\r\n'],
])('%s: 400 and the usual headers, never reached', async (_name, bytes) => {
  reached.length = 0
  const answer = await sendRaw(port, bytes)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('X-Content-Type-Options: nosniff')
  expect(answer).toContain('Connection: close')
  expect(reached).toEqual([])
})

test.each([
  ['TRACE', `TRACE / HTTP/1.1\r\n${head}\r\n`, 405],
  ['CONNECT', `CONNECT other.test:443 HTTP/1.1\r\n${head}\r\n`, 405],
  ['a target on another server', `GET http://other.test/ HTTP/1.1\r\n${head}\r\n`, 421],
  ['a target with a user', `GET http://a@site.test/ HTTP/1.1\r\n${head}\r\n`, 421],
  ['an unknown expectation', `GET / HTTP/1.1\r\nExpect: foo\r\n${head}\r\n`, 417],
  ['a foreign host', 'GET / HTTP/1.1\r\nHost: other.test\r\nConnection: close\r\n\r\n', 421],
  ['an address of more than 2 KB', `GET /${'a'.repeat(2048)} HTTP/1.1\r\n${head}\r\n`, 414],
  ['51 query values', `GET /?${'a=1&'.repeat(50)}a=1 HTTP/1.1\r\n${head}\r\n`, 400],
  ['32 KB of headers', `GET / HTTP/1.1\r\n${head}X-A: ${'a'.repeat(32 * 1024)}\r\n\r\n`, 431],
])('%s: %#', async (_name, bytes, status) => {
  reached.length = 0
  const answer = await sendRaw(port, bytes)
  expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
  expect(answer).toContain('X-Content-Type-Options: nosniff')
  expect(reached).toEqual([])
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

test('slow senders are limited', () => {
  expect(server).toMatchObject({ headersTimeout: 8_000, requestTimeout: 20_000, keepAliveTimeout: 5_000 })
  expect(server.maxConnections).toBe(2_000)
})

test('a taken port and a foreign address say what to do', async () => {
  const other = createHttpServer(() => () => {}, { headers: {}, hosts: new Set(), onReject: () => {} })
  await expect(listen(other, port, '127.0.0.1')).rejects.toThrow(
    new UserError(
      `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    ),
  )
  await expect(listen(other, 0, '192.0.2.1')).rejects.toThrow(/Leave HOST empty/)
})
