import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './driver.ts'
import { hasHaproxy, startHaproxy } from './haproxy.ts'

/** A node that says whether it is ready, and answers everything else with its name. */
async function startNode(name: string, isReady: () => boolean): Promise<number> {
  const node = createServer((request, response) => {
    response.statusCode = request.url === '/readyz' && !isReady() ? 503 : 200
    response.end(name)
  })
  onTestFinished(() => void node.close())
  const port = await freePort()
  node.listen(port, '127.0.0.1')
  await once(node, 'listening')
  return port
}

test.skipIf(!hasHaproxy)(
  'behind HAProxy nodes that are not ready are asked only while none is, as when the database of all is damaged',
  async () => {
    let isDamaged = false
    const nodes = [await startNode('1', () => !isDamaged), await startNode('2', () => false)]
    const { site, studio } = await startHaproxy({ site: nodes, studio: nodes })
    const ask = async (base: string) => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => fetch(base).then((answer) => answer.text())),
      )
      return [...new Set(answers)].sort().join()
    }
    const soon = { timeout: 20_000 }
    for (const base of [site, studio]) await expect.poll(() => ask(base).catch(() => ''), soon).toBe('1')
    isDamaged = true
    for (const base of [site, studio]) await expect.poll(() => ask(base), soon).toBe('1,2')
    isDamaged = false
    for (const base of [site, studio]) await expect.poll(() => ask(base), soon).toBe('1')
  },
)

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
