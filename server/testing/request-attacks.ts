const head = 'Host: localhost\r\nConnection: close\r\n'
const post = (headers: string, body = '') =>
  `POST /backends/api/scenic HTTP/1.1\r\n${head}Content-Type: application/json\r\n${headers}\r\n${body}`
const get = (line: string, headers = head) => `${line}\r\n${headers}\r\n`
/** A second request, which must never be answered. */
const smuggled = 'GET /healthz?smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n'
const chunked = 'Transfer-Encoding: chunked\r\n'

/**
 * Requests with which two programs in a row could disagree where one ends, or that reach for what is not offered: name,
 * bytes, and the statuses that may be answered; 0 is a closed connection without an answer. The studio may answer 404 before
 * it reads a body.
 */
export const requestAttacks: [name: string, bytes: string, ...statuses: number[]][] = [
  ['length and chunks', post(`Content-Length: 4\r\n${chunked}`, `0\r\n\r\n${smuggled}`), 400],
  ['chunks and length', post(`${chunked}Content-Length: 4\r\n`, `0\r\n\r\n${smuggled}`), 400],
  ['two lengths', post('Content-Length: 1\r\nContent-Length: 2\r\n', 'ab'), 400],
  ['the same length twice', post('Content-Length: 2\r\nContent-Length: 2\r\n', 'ab'), 400],
  ['a list of lengths', post('Content-Length: 2, 2\r\n', 'ab'), 400],
  ['a length with a sign', post('Content-Length: +2\r\n', 'ab'), 400],
  ['a negative length', post('Content-Length: -2\r\n', 'ab'), 400],
  ['a hexadecimal length', post('Content-Length: 0x2\r\n', 'ab'), 400],
  ['a length beyond all numbers', post('Content-Length: 99999999999999999999\r\n', 'ab'), 400],
  ['an unknown coding', post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'), 400],
  ['a second coding', post('Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'), 400],
  ['chunked twice', post(`${chunked}${chunked}`, '0\r\n\r\n'), 400],
  ['a coding with a vertical tab', post('Transfer-Encoding: \x0bchunked\r\n', '0\r\n\r\n'), 400],
  ['a coding before the colon', post('Transfer-Encoding : chunked\r\n', '0\r\n\r\n'), 400],
  ['a coding on a folded line', post('Transfer-Encoding:\r\n chunked\r\n', '0\r\n\r\n'), 400],
  ['chunked in HTTP/1.0', post(chunked, '0\r\n\r\n').replace('HTTP/1.1', 'HTTP/1.0'), 400],
  ['a chunk size that is no number', post(chunked, `g\r\n${smuggled}`), 400, 404, 0],
  ['a chunk size with a sign', post(chunked, `+2\r\nab\r\n0\r\n\r\n${smuggled}`), 400, 404, 0],
  ['a chunk size beyond all numbers', post(chunked, `${'f'.repeat(20)}\r\n${smuggled}`), 400, 404, 0],
  ['a chunk longer than its size', post(chunked, `2\r\nabcd\r\n0\r\n\r\n${smuggled}`), 400, 404, 0],
  ['chunks that end in bare line feeds', post(chunked, `2\nab\n0\n\n${smuggled}`), 400, 404, 0],
  ['endless chunk extensions', post(chunked, `2;${'a'.repeat(40_000)}\r\nab\r\n0\r\n\r\n`), 400, 404, 413, 0],
  ['a folded header', get('GET / HTTP/1.1', `${head}X-A: b\r\n c: d\r\n`), 400],
  ['a header without a colon', get('GET / HTTP/1.1', `${head}X-A\r\n`), 400],
  ['a header without a name', get('GET / HTTP/1.1', `${head}: b\r\n`), 400],
  ['a space before the colon', get('GET / HTTP/1.1', `${head}X-A : b\r\n`), 400],
  ['a zero byte in a header', get('GET / HTTP/1.1', `${head}X-A: b\0c\r\n`), 400],
  ['a bare carriage return', get('GET / HTTP/1.1', `${head}X-A: b\rc\r\n`), 400],
  ['a bare line feed', get('GET / HTTP/1.1', `${head}X-A: b\nX-B: c\r\n`), 400],
  ['bare line feeds only', 'GET / HTTP/1.1\nHost: localhost\n\n', 400],
  ['32 KB of headers', get('GET / HTTP/1.1', `${head}X-A: ${'a'.repeat(32 * 1024)}\r\n`), 431],
  ['800 headers of 30 bytes', get('GET / HTTP/1.1', head + `X-A: ${'a'.repeat(23)}\r\n`.repeat(800)), 431],
  ['no host', get('GET / HTTP/1.1', 'Connection: close\r\n'), 400],
  ['two hosts', get('GET / HTTP/1.1', `${head}Host: other.test\r\n`), 400],
  ['a list of hosts', get('GET / HTTP/1.1', 'Host: localhost, other.test\r\n'), 400],
  ['a host with a path', get('GET / HTTP/1.1', 'Host: localhost/x\r\n'), 400],
  ['a host with a user', get('GET / HTTP/1.1', 'Host: other.test@localhost\r\n'), 400],
  ['a host with a space', get('GET / HTTP/1.1', 'Host: local host\r\n'), 400],
  ['another server as the target', get('GET http://other.test/ HTTP/1.1'), 421],
  ['a target with a user', get('GET http://other.test@localhost/ HTTP/1.1'), 421],
  ['a target of another scheme', get('GET file:///etc/passwd HTTP/1.1'), 400, 421],
  ['the target *', get('OPTIONS * HTTP/1.1'), 421],
  ['TRACE', get('TRACE / HTTP/1.1'), 405],
  ['TRACK', get('TRACK / HTTP/1.1'), 400],
  ['CONNECT', get('CONNECT other.test:443 HTTP/1.1'), 405],
  ['an unknown method', get('HACK / HTTP/1.1'), 400],
  ['a method in small letters', get('get / HTTP/1.1'), 400],
  ['HTTP/0.9 without a version', 'GET /\r\n\r\n', 400, 505],
  ['HTTP/0.9', get('GET / HTTP/0.9'), 400, 505],
  ['HTTP/1.2', get('GET / HTTP/1.2'), 400, 505],
  ['HTTP/2.0', get('GET / HTTP/2.0'), 505],
  ['the preface of HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${smuggled}`, 400, 505, 0],
  ['a TLS hello', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'.padEnd(300, 'a'), 400],
  ['an unknown expectation', get('GET / HTTP/1.1', `${head}Expect: foo\r\n`), 417],
  ['an address of more than 2 KB', get(`GET /${'a'.repeat(2048)} HTTP/1.1`), 414],
  ['51 query values', get(`GET /?${'a=1&'.repeat(50)}a=1 HTTP/1.1`), 400],
  ['an encoded zero byte', get('GET /a%00b HTTP/1.1'), 400],
  ['an encoded line break', get('GET /a%0d%0aX-A:%20b HTTP/1.1'), 400],
  ['a backslash', get('GET /a\\b HTTP/1.1'), 400],
]

/** Requests that are answered as if the attack were not there. */
export const ignoredAttacks: [name: string, bytes: string][] = [
  [
    'an upgrade to a web socket',
    get('GET / HTTP/1.1', `${head.replace('close', 'Upgrade')}Upgrade: websocket\r\n`),
  ],
  ['an upgrade to HTTP/2', get('GET / HTTP/1.1', `${head.replace('close', 'Upgrade')}Upgrade: h2c\r\n`)],
  [
    'forwarded hosts',
    get('GET / HTTP/1.1', `${head}X-Forwarded-Host: other.test\r\nForwarded: host=other.test\r\n`),
  ],
  [
    'another address',
    get('GET / HTTP/1.1', `${head}X-Original-URL: /other.test\r\nX-Rewrite-URL: /other.test\r\n`),
  ],
  ['another method', get('GET / HTTP/1.1', `${head}X-HTTP-Method-Override: DELETE\r\n`)],
  ['HTTP/1.0', get('GET / HTTP/1.0')],
]
