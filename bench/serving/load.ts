import { connect } from 'node:net'

const connections = 32

export type Ask = {
  port: number
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}
export type Answered = { answers: number; failures: number }

/** Asks the same again and again on 32 connections for so long. Counts whole answers, and apart those that were no answer. */
export async function load(ask: Ask, ms: number): Promise<Answered> {
  const text = textOf(ask)
  const until = performance.now() + ms
  return loadWith(ask.port, () => (performance.now() < until ? text : undefined))
}

/** Asks what `next` says on 32 connections, until it has nothing more to ask. Counts as `load` does. */
export async function loadWith(port: number, next: () => string | undefined): Promise<Answered> {
  const all = await Promise.all(Array.from({ length: connections }, () => one(port, next)))
  const sum = (count: (answered: Answered) => number) => all.reduce((total, each) => total + count(each), 0)
  return { answers: sum(({ answers }) => answers), failures: sum(({ failures }) => failures) }
}

/** The headers that a request of this kind is sent with. */
export function headersOf({ headers, body }: Ask): Record<string, string> {
  const all = { Host: 'localhost', 'Accept-Encoding': 'br', Cookie: 'webLang=zh', ...headers }
  return body ? { ...all, 'Content-Length': String(Buffer.byteLength(body)) } : all
}

/** A request as it goes over the wire. */
export function textOf(ask: Ask): string {
  const { path, method = 'GET', body = '' } = ask
  const lines = Object.entries(headersOf(ask)).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

const endsIn = (chunk: Buffer) => chunk.subarray(-5).toString('latin1') === '0\r\n\r\n'

function one(port: number, asked: () => string | undefined): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const answered = { answers: 0, failures: 0 }
    let left = -1
    let head = Buffer.alloc(0)
    const ask = () => {
      const text = asked()
      if (text === undefined) socket.destroy()
      else socket.write(text)
    }
    const next = () => {
      answered.answers += 1
      left = -1
      ask()
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('data', (chunk: Buffer) => {
      if (left === Number.POSITIVE_INFINITY) left = endsIn(chunk) ? 0 : left
      else if (left >= 0) left -= chunk.length
      else {
        head = Buffer.concat([head, chunk])
        const end = head.indexOf('\r\n\r\n')
        if (end === -1) return
        const lines = head.subarray(0, end).toString('latin1')
        if (!/^HTTP\/1\.1 (?:200|404)/.test(lines)) answered.failures += 1
        if (/transfer-encoding: chunked/i.test(lines)) left = endsIn(head) ? 0 : Number.POSITIVE_INFINITY
        const length = left >= 0 ? 0 : Number(/content-length: (\d+)/i.exec(lines)?.[1] ?? Number.NaN)
        if (Number.isNaN(length)) return reject(new Error(`an answer without length: ${lines.slice(0, 80)}`))
        if (left < 0) left = length - (head.length - end - 4)
        head = Buffer.alloc(0)
      }
      if (left <= 0) next()
    })
    socket.on('close', () => resolve(answered))
    socket.on('error', reject)
  })
}
