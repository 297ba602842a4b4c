import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { callNames, calls } from '@shanmen/contract/calls.ts'
import { sendRaw } from '@shanmen/server/testing/raw-socket.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invite, type StudioSite, setUp, startStudioSite } from './studio-site.ts'

/** What would be fetched if anything fetched an address that came from outside: a service of this machine. */
let hits = 0
const inside = createServer((_request, response) => {
  hits += 1
  response.end('inside')
})
let site: StudioSite
let target = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  const address = inside.address()
  target = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/metadata`
  site = await startStudioSite()
})
afterAll(async () => {
  inside.close()
  await site?.stop()
})

test('what visitors name is fetched by no call and no page: in queries, bodies, headers, a whole address', async () => {
  const headers = {
    ...{
      Referer: target,
      Origin: target,
      'X-Forwarded-For': target,
      'X-Forwarded-Host': new URL(target).host,
    },
    ...{
      'X-Original-URL': target,
      'X-Rewrite-URL': target,
      'X-Callback-Url': target,
      Forwarded: `host=${target}`,
    },
  }
  const query = new URLSearchParams({
    url: target,
    keyword: target,
    id: target,
    src: target,
    languageId: '1',
  })
  const paths = ['/', '/search', '/member/scenic', '/_AMapService/v3/place', `/${target}`, '/media/x/x.webp']
  for (const path of paths) await fetch(`${site.baseUrl}${path}?${query}&q=${target}`, { headers })
  for (const name of callNames) {
    const { method, path } = calls[name]
    const url = `${site.baseUrl}/backends${path.replaceAll(/\{\w+\}/g, encodeURIComponent(target))}`
    const body = JSON.stringify({ languageId: 1, keyword: target, id: target, url: target })
    const json = { ...headers, 'Content-Type': 'application/json' }
    await (method === 'GET'
      ? fetch(`${url}?${query}`, { headers })
      : fetch(url, { method, headers: json, body }))
  }
  const report = JSON.stringify([{ type: 'csp-violation', url: target, body: { documentURL: target } }])
  const type = { 'Content-Type': 'application/reports+json' }
  await fetch(`${site.baseUrl}/csp-reports`, { method: 'POST', headers: type, body: report })
  for (const base of [site.baseUrl, site.studioUrl])
    await sendRaw(
      Number(new URL(base).port),
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
  expect(hits).toBe(0)
})

test('what editors name is fetched neither by the studio nor by the pages that show it', async () => {
  const lin = await setUp(site)
  const wen = await invite(site, lin, {
    ...{ email: 'wen@lingshan.example', name: '闻笛', roles: ['editor', 'approver'] },
  })
  const link = { type: 'text', text: '链接', marks: [{ type: 'link', attrs: { href: target } }] }
  const document = news({ zh: target })
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [link] }] }
  const linked = { ...document, zh: { ...document.zh, summary: target, body } }
  const { id } = await wen.call('createEntry', { kind: 'news', document: linked as typeof document })
  await wen.call('preview', { id, language: 'zh' }).then(({ url }) => fetch(url))
  await wen.call('publish', { id, language: 'zh' })
  const { path } = await wen.call('readEntry', { id })
  expect(await (await fetch(site.baseUrl + path)).text()).toContain(target)

  const row = { ...linked, shared: { ...linked.shared, cover: target } }
  for (const text of [JSON.stringify([row]), JSON.stringify([{ url: target, document: row }])])
    await wen
      .call('importEntries', { kind: 'news', format: 'json', text, dryRun: true })
      .catch(() => undefined)
  const files = {
    'a.svg': `<svg xmlns="http://www.w3.org/2000/svg"><image href="${target}"/></svg>`,
    'b.png': `<!DOCTYPE x [<!ENTITY y SYSTEM "${target}">]><x>&y;</x>`,
    'c.pdf': `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/URI<</Base(${target})>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${target})>>>>]>>endobj
trailer<</Root 1 0 R>>\n%%EOF`,
    [target]: target,
  }
  for (const [name, text] of Object.entries(files)) {
    const sent = await wen.call('uploadMedia', { name }, { body: new Blob([text]) }).catch(() => undefined)
    const state = async () => sent && (await wen.call('readMedia', { id: sent.id })).state
    if (sent) await expect.poll(state).toMatch(/ready|refused/)
  }
  // A fetch that is not waited for would have begun by now.
  await setTimeout(1_000)
  expect(hits).toBe(0)
  await fetch(target)
  expect(hits).toBe(1)
})
