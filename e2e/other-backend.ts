import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { startSite, stopSite } from '../scripts/started-program.ts'

/** What the backend says to a path below `/backends`: a body, or a status without one. */
type Answer = (path: string) => unknown

/**
 * The real site in front of a backend on another host, which says what a test wants. Gives the site's address and
 * everything the backend was asked.
 */
export function useOtherBackend() {
  const asked: { path: string; headers: IncomingHttpHeaders }[] = []
  let answer: Answer = () => 503
  let base = ''
  const backend = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/backends/, '')
    asked.push({ path, headers: request.headers })
    const said = answer(path)
    if (typeof said === 'number') response.writeHead(said).end()
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(said))
  })
  let close = async () => {}
  beforeAll(async () => {
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
    const { port } = backend.address() as AddressInfo
    const data = await mkdtemp(join(tmpdir(), 'shanmen-other-'))
    const host = `http://127.0.0.1:${port}`
    const site = await startSite({
      API_HOST: host,
      DATA_DIR: data,
      SITE_BUILD_DIR: inject('buildFolder'),
      LOG_LEVEL: 'silent',
    })
    base = site.baseUrl
    close = async () => {
      await stopSite(site)
      backend.close()
      await rm(data, { recursive: true, force: true })
    }
  }, 60_000)
  afterAll(() => close())
  return {
    asked,
    site: (path: string) => base + path,
    answers(next: Answer) {
      answer = next
    },
  }
}

/** An answer in the API's envelope. */
export const envelope = (data: unknown) => ({ code: 0, msg: '', data })
