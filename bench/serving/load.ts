import { connect } from 'node:net'

const connections = 32

export type BenchRequest = {
  port: number
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}
export type Counts = { responses: number; failures: number }

/** Repeats one request on 32 connections for `ms`. Counts complete responses, and those among them that failed. */
export async function load(request: BenchRequest, ms: number): Promise<Counts> {
  const text = textOf(request)
  const until = performance.now() + ms
  return loadWith(request.port, () => (performance.now() < until ? text : undefined))
}

/** Sends the requests that `next` returns on 32 connections until it returns undefined. Counts as `load` does. */
export async function loadWith(port: number, next: () => string | undefined): Promise<Counts> {
  const all = await Promise.all(Array.from({ length: connections }, () => one(port, next)))
  const sum = (count: (counts: Counts) => number) => all.reduce((total, each) => total + count(each), 0)
  return { responses: sum(({ responses }) => responses), failures: sum(({ failures }) => failures) }
}

/** The headers of a request. */
export function headersOf({ headers, body }: BenchRequest): Record<string, string> {
  const all = { Host: 'localhost', 'Accept-Encoding': 'br', Cookie: 'webLang=zh', ...headers }
  return body ? { ...all, 'Content-Length': String(Buffer.byteLength(body)) } : all
}

/** A request as HTTP/1.1 text. */
export function textOf(request: BenchRequest): string {
  const { path, method = 'GET', body = '' } = request
  const lines = Object.entries(headersOf(request)).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

const endsIn = (chunk: Buffer) => chunk.subarray(-5).toString('latin1') === '0\r\n\r\n'

function one(port: number, next: () => string | undefined): Promise<Counts> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const counts = { responses: 0, failures: 0 }
    let left = -1
    let head = Buffer.alloc(0)
    const send = () => {
      const text = next()
      if (text === undefined) socket.destroy()
      else socket.write(text)
    }
    const finish = () => {
      counts.responses += 1
      left = -1
      send()
    }
    socket.setNoDelay(true)
    socket.on('connect', send)
    socket.on('data', (chunk: Buffer) => {
      if (left === Number.POSITIVE_INFINITY) left = endsIn(chunk) ? 0 : left
      else if (left >= 0) left -= chunk.length
      else {
        head = Buffer.concat([head, chunk])
        const end = head.indexOf('\r\n\r\n')
        if (end === -1) return
        const lines = head.subarray(0, end).toString('latin1')
        if (!/^HTTP\/1\.1 (?:200|404)/.test(lines)) counts.failures += 1
        if (/transfer-encoding: chunked/i.test(lines)) left = endsIn(head) ? 0 : Number.POSITIVE_INFINITY
        const length = left >= 0 ? 0 : Number(/content-length: (\d+)/i.exec(lines)?.[1] ?? Number.NaN)
        if (Number.isNaN(length)) return reject(new Error(`a response without length: ${lines.slice(0, 80)}`))
        if (left < 0) left = length - (head.length - end - 4)
        head = Buffer.alloc(0)
      }
      if (left <= 0) finish()
    })
    socket.on('close', () => resolve(counts))
    socket.on('error', reject)
  })
}
