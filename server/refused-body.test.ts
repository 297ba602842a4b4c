import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { readBytes } from '@shanmen/contract/rpc/input.server.ts'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { listenerOf } from './app.ts'
import type { Env } from './http/client.ts'
import { createHttpServer, listen } from './http/listen.ts'

const app = new Hono<Env>()
app.post('/', async (c) => c.text(String(await readBytes(c.req.raw, 10))))
// Longer than a body that is not read may keep its connection.
app.get('/', async (c) => {
  await setTimeout(1_000)
  return c.text('hello')
})

test('after a body that was refused half-way its connection serves the next request', async () => {
  const listener = listenerOf(app, pino({ level: 'silent' }))
  const server = createHttpServer(() => listener, { headers: {}, hosts: new Set(), onReject: () => {} })
  const port = await listen(server, 0, '127.0.0.1')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    agent.destroy()
    server.close()
  })
  const ask = (method: string, body?: Buffer) =>
    new Promise<{ text: string; isReused: boolean }>((resolve, reject) => {
      const sent = request({ port, agent, method }, async (response: IncomingMessage) => {
        const text = Buffer.concat(await response.toArray()).toString()
        resolve({ text, isReused: sent.reusedSocket })
      })
      sent.on('error', reject)
      // Without a length, which would be refused before the body is read.
      if (body) sent.setHeader('Transfer-Encoding', 'chunked')
      sent.end(body)
    })
  expect(await ask('POST', Buffer.alloc(2_000_000))).toEqual({ text: 'tooLarge', isReused: false })
  expect(await ask('GET')).toEqual({ text: 'hello', isReused: true })
})
