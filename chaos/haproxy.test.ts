import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './driver.ts'
import { hasHaproxy, startHaproxy } from './haproxy.ts'

test.skipIf(!hasHaproxy)(
  'behind HAProxy nothing that a visitor says about itself reaches a node',
  async () => {
    const node = createServer((request, response) => response.end(JSON.stringify(request.headers)))
    onTestFinished(() => void node.close())
    const port = await freePort()
    node.listen(port, '127.0.0.1')
    await once(node, 'listening')
    const { site } = await startHaproxy({ site: [port], studio: [port] })
    const said = {
      'X-Forwarded-For': '192.0.2.66',
      'X-Forwarded-Proto': 'ftp',
      'X-Request-Id': 'of-the-visitor',
      traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`,
    }
    const ask = async () => (await fetch(site, { headers: said })).text()
    await expect.poll(() => ask().catch(() => '')).toContain('127.0.0.1')
    const reached = await ask()
    for (const value of Object.values(said)) expect(reached).not.toContain(value)
    expect(JSON.parse(reached)).toMatchObject({ 'x-request-id': expect.stringMatching(/^[\w-]{36}$/) })
  },
)
