/**
 * A run by hand reads the code for such words and colours, in `scripts/brand.test.ts`; CI what a copy of it serves too.
 * @module-tag slow
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteNames } from '@shanmen/brand/names.ts'
import { openContent } from '@shanmen/content/open.ts'
import { feedFormatNames, feedNames, feedPath } from '@shanmen/contract/feeds.ts'
import { languageCodes, pathIn } from '@shanmen/contract/languages.ts'
import { loadRenamed } from '@shanmen/sample/testing/renamed-sample.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runStart, type Started, startSite, stopSite, studioOf } from '../scripts/started-program.ts'
import { inParallel } from './in-parallel.ts'
import { copyRebranded, firstColours, firstWords, iconColour, rename } from './rebranded-copy.ts'

let copy: string
let data: string
let site: Started
let studioUrl: string
beforeAll(async () => {
  copy = await copyRebranded()
  data = await mkdtemp(join(tmpdir(), 'shanmen-renamed-'))
  const built = runStart({}, 'build', [], [], copy).ended
  const content = await openContent({ dataDir: data })
  await loadRenamed(content, new Date(), rename)
  await content.close()
  expect(await built).toMatchObject({ code: 0 })
  const settings = { DATA_DIR: data, STUDIO: 'on', SECURITY_CONTACT: 'mailto:security@group.example' }
  site = await startSite(settings, copy)
  studioUrl = (await studioOf(site)).studioUrl
}, 300_000)
afterAll(async () => {
  if (site) await stopSite(site)
  for (const folder of [copy, data]) if (folder) await rm(folder, { recursive: true, force: true })
})

const colours = await firstColours()
/** The words and colours of the first group in a text, each with its surroundings. */
function foundIn(where: string, text: string): string[] {
  // Fixed by the specification, as the addresses of `/lingShan` are: links from elsewhere lead there.
  const plain = text.replaceAll(/lingShan\b|LSCollege/g, '')
  return [...plain.matchAll(firstWords), ...plain.matchAll(colours)].map(
    ({ 0: word, index }) => `${where}: ${word} in "${plain.slice(Math.max(0, index - 30), index + 30)}"`,
  )
}

const read = async (url: string) => (await fetch(url)).text()

test('no page, feed, error page or file of the site has a word or colour of the first group', async () => {
  const sitemap = await read(`${site.baseUrl}/sitemap.xml`)
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  )
  expect(paths.length).toBeGreaterThan(300)
  const feeds = languageCodes.flatMap((language) =>
    feedNames.flatMap((name) => feedFormatNames.map((format) => pathIn(language, feedPath(name, format)))),
  )
  const others = languageCodes.flatMap((language) =>
    ['/no-such-page', '/member/scenic/none', '/manifest.webmanifest', '/member/scenic?view=elder'].map(
      (path) => pathIn(language, path),
    ),
  )
  const plain = [
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/favicon.svg',
    '/preview/none',
    '/assets/none',
  ]
  const api = [
    '/backends/docs',
    '/backends/openapi.json',
    '/backends/api/none',
    '/backends/api/menu/1',
    '/backends/api/menu/2',
  ]
  const found: string[] = []
  // The API's documentation has one id of the sample as its example, which its tests call.
  await inParallel([...paths, ...feeds, ...others, ...plain, ...api], async (path) => {
    const text = await read(site.baseUrl + path)
    found.push(...foundIn(path, text.replaceAll(/"lanyu"|>lanyu</g, '')))
  })
  const assets = join(copy, 'site/build/client/assets')
  for (const file of await readdir(assets))
    if (/\.(?:js|css|svg|json)$/.test(file))
      found.push(...foundIn(file, await readFile(join(assets, file), 'utf8')))
  expect(found).toEqual([])

  const home = await read(`${site.baseUrl}/`)
  const [zh, en] = [rename(siteNames.zh.name), rename(siteNames.en.name)]
  expect(zh).not.toBe(siteNames.zh.name)
  expect(home).toContain(`property="og:site_name" content="${zh}"`)
  expect(await read(`${site.baseUrl}/manifest.webmanifest`)).toContain(`"name":"${zh}"`)
  expect(await read(`${site.baseUrl}/en/manifest.webmanifest`)).toContain(`"name":"${en}"`)
}, 240_000)

test('icons are those of brand/', async () => {
  for (const name of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png']) {
    const bytes = await (await fetch(`${site.baseUrl}/${name}`)).arrayBuffer()
    const { data: pixel } = await sharp(bytes)
      .extract({ left: 9, top: 9, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...pixel].slice(0, 3), name).toEqual(Object.values(iconColour))
  }
})

test('nothing of the studio has a word or colour of the first group', async () => {
  const found = [
    ...foundIn('/', await read(`${studioUrl}/`)),
    ...foundIn('/seal.svg', await read(`${studioUrl}/seal.svg`)),
  ]
  const assets = join(copy, 'studio/build/assets')
  for (const file of await readdir(assets))
    if (/\.(?:js|css)$/.test(file)) found.push(...foundIn(file, await readFile(join(assets, file), 'utf8')))
  expect(found).toEqual([])
})
