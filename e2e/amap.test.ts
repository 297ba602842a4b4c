/** @module-tag slow */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { acceptAmap, code, key, useAmap } from './amap-setup.ts'
import { markDocument, open } from './browser.ts'
import { longTimeout, mapSketch, openCard } from './map-setup.ts'

const { at, openAtMap, output, visitor } = useAmap()
const buildFolder = inject('buildFolder')

type RecordedCalls = {
  config: Record<string, string>
  clusters: { lnglat: unknown }[][]
  walking: number[][][]
  infoWindows: { text: string }[]
}
/** The calls that the fake recorded in its own document. */
async function recordedCalls(page: Page): Promise<RecordedCalls> {
  const frame = page.frames().find((each) => each.url().endsWith('/_map/amap'))
  if (!frame) throw new Error('no frame')
  return frame.evaluate(() => (window as unknown as { __amapFake: RecordedCalls }).__amapFake)
}

it('asks for consent, loads the script only after it, and remembers it', async () => {
  const { page, scripts } = await visitor('ok')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(at('/'))) foreign.push(request.url())
  })
  await open(page, at('/'))
  await openAtMap(page, '/member/scenic')
  await page.getByText('您的 IP 地址').waitFor()
  await page.getByText('也会得知您在哪里').waitFor()
  expect(foreign).toEqual([])
  await acceptAmap(page)
  const [script = ''] = scripts
  const url = new URL(script)
  expect(url.origin + url.pathname).toBe('https://webapi.amap.com/maps')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    callback: '___onAPILoaded',
    v: '2.0',
    key,
    plugin: 'AMap.MarkerCluster,AMap.Walking',
  })
  expect((await recordedCalls(page)).config).toEqual({ serviceHost: at('/_AMapService') })
  await openAtMap(page, '/member/scenic')
  await page.locator('.map-stage[data-shown]').waitFor(longTimeout)
  expect(scripts).toHaveLength(2)
  await page.getByRole('button', { name: '改用本站地图' }).click()
  await page.locator('.map-box canvas').waitFor(longTimeout)
  expect(await page.evaluate(() => localStorage.getItem('shanmen:map'))).toBe('own')
})

it('a visitor who declines AMap gets the embedded map, and no request goes to AMap', async () => {
  const { page, scripts } = await visitor('ok')
  await openAtMap(page, '/en/member/scenic')
  await page.getByRole('button', { name: 'Use our own map' }).click()
  await page.locator('.map-box canvas').waitFor(longTimeout)
  await open(page, at('/member/scenic'))
  await mapSketch(page).scrollIntoViewIfNeeded()
  await page.locator('.map-box canvas').waitFor(longTimeout)
  expect(scripts).toEqual([])
})

it('another map has the destination that was chosen on the first, and takes no focus', async () => {
  const { page } = await visitor('ok')
  await openAtMap(page, '/member/scenic')
  await page.getByRole('button', { name: '用本站地图' }).click()
  await page.locator('.map-stage[data-shown]').waitFor(longTimeout)
  const card = await openCard(page)
  await card.getByRole('button', { name: '步行到这里' }).click()
  const to = page.locator('.map-walk select').last()
  await to.selectOption({ index: 3 })
  const chosen = await to.inputValue()
  await page.getByRole('button', { name: '改用高德地图' }).click()
  await page.locator('.map-box iframe').waitFor(longTimeout)
  await page.locator('.map-stage[data-shown]').waitFor(longTimeout)
  await expect.poll(() => to.inputValue()).toBe(chosen)
  expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe('查看路线')
})

it('clusters places, zooms into a cluster, and opens a place with its address and page', async () => {
  const { page } = await visitor('ok', { viewport: { width: 390, height: 844 } })
  await openAtMap(page, '/en/member/scenic')
  const frame = await acceptAmap(page)
  const [points = []] = (await recordedCalls(page)).clusters
  expect(points.length).toBe(await page.locator('#map address').count())
  expect(points[0]).toEqual({ id: expect.any(String), lnglat: [expect.any(Number), expect.any(Number)] })
  const pins = frame.locator('.map-pin')
  const before = await pins.count()
  await frame.locator('.map-cluster').first().click()
  await expect.poll(() => pins.count()).not.toBe(before)
  await pins.first().press('Enter')
  const card = frame.locator('.map-card')
  await card.waitFor()
  expect((await recordedCalls(page)).infoWindows[0]?.text).toMatch(/Yunshan/)
  const same = await markDocument(page)
  await card.getByRole('link', { name: 'Find out more' }).click()
  await page.waitForURL(/\/en\/member\/scenic\/.+/)
  expect(await same()).toBe(true)
})

it('finds a walking route between two GCJ-02 positions, in both languages', async () => {
  const { page } = await visitor('ok', {
    permissions: ['geolocation'],
    geolocation: { longitude: 119.5035, latitude: 30.2275 },
  })
  await openAtMap(page, '/information/contact')
  await acceptAmap(page)
  await page.locator('.map-walk-toggle').click()
  await page.locator('.map-walk select').first().selectOption('here')
  await page.getByRole('button', { name: '查看路线' }).click()
  await page.getByText('步行 470 米，约 7 分钟').waitFor()
  expect(await page.locator('.map-steps li').allInnerTexts()).toEqual([
    '沿湖西路步行351米左转',
    '步行120米到达目的地',
    expect.stringMatching(/^到达/),
  ])
  const [[from, to] = []] = (await recordedCalls(page)).walking
  // The device reports WGS-84; the position sent to AMap differs by about four hundred metres.
  expect(from?.[0]).toBeGreaterThan(119.507)
  expect(to).toEqual([119.5098, 30.2301])
  await openAtMap(page, '/en/information/contact')
  await page.locator('.map-stage[data-shown]').waitFor(longTimeout)
  await page.locator('.map-walk-toggle').click()
  await page.getByRole('button', { name: 'Show route' }).click()
  await page.getByText('Walk 350 m, then turn left').waitFor()
})

it('the wheel over AMap scrolls the page', async () => {
  const { page } = await visitor('ok')
  await openAtMap(page, '/member/scenic')
  await acceptAmap(page)
  const box = await mapSketch(page).boundingBox()
  if (!box) throw new Error('no map')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
})

it('has no accessibility violation in the consent question and with AMap shown', async () => {
  const { page } = await visitor('ok')
  await openAtMap(page, '/en/information/contact')
  await page.getByRole('button', { name: 'Load AMap' }).waitFor()
  const findings = async () =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)
  expect(await findings()).toEqual([])
  await acceptAmap(page)
  expect(await findings()).toEqual([])
})

it('no built file, response or log line contains the security code', async () => {
  const answers = ['/', '/en/member/scenic', '/information/contact', '/_map/amap', '/backends/api/menu/1']
  for (const path of answers) {
    const response = await fetch(at(path))
    expect([path, response.status]).toEqual([path, 200])
    expect((await response.text()) + JSON.stringify([...response.headers])).not.toContain(code)
  }
  const walk = at(`/_AMapService/v3/direction/walking?key=${key}`)
  expect((await fetch(walk)).status).toBe(403)
  const own = { headers: { Referer: at('/_map/amap') } }
  expect((await fetch(at(`/_AMapService/v3/place/text?key=${key}`), own)).status).toBe(404)
  for (const name of await readdir(buildFolder, { recursive: true })) {
    if (!/\.(?:js|css|json|html|map|br)$/.test(name)) continue
    const bytes = await readFile(join(buildFolder, name))
    const text = name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes
    expect(text.includes(code), name).toBe(false)
  }
  // The output of the process arrives with a delay.
  await expect.poll(() => output()).toContain('/_AMapService/v3/place/text')
  expect(output()).not.toContain(code)
})

it("the policy of pages blocks AMap; only its frame allows it, and only the site's pages may embed that frame", async () => {
  const policy = async (path: string) => (await fetch(at(path))).headers.get('Content-Security-Policy') ?? ''
  expect(await policy('/member/scenic')).not.toMatch(/amap|unsafe/)
  expect(await policy('/_map/amap')).toMatch(
    /script-src 'self' https:\/\/webapi\.amap\.com;.*frame-ancestors 'self'/,
  )
  const { headers } = await fetch(at('/_map/amap'))
  expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
  expect(headers.get('Permissions-Policy')).toContain('geolocation=()')
})
