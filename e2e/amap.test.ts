import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { agree, code, key, useAmap } from './amap-visit.ts'
import { mark, open } from './browser.ts'
import { ground, patience } from './map-visit.ts'

const { at, near, output, visitor } = useAmap()
const buildFolder = inject('buildFolder')

type Kept = {
  config: Record<string, string>
  clusters: { lnglat: unknown }[][]
  walking: number[][][]
  infoWindows: { text: string }[]
}
/** What the stand-in was asked for, in its own document. */
async function kept(page: Page): Promise<Kept> {
  const frame = page.frames().find((each) => each.url().endsWith('/_map/amap'))
  if (!frame) throw new Error('no frame')
  return frame.evaluate(() => (window as unknown as { __amapFake: Kept }).__amapFake)
}

it('asks first, loads the script once the visitor agreed, and remembers it', async () => {
  const { page, scripts } = await visitor('ok')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(at('/'))) foreign.push(request.url())
  })
  await open(page, at('/'))
  await near(page, '/member/scenic')
  await page.getByText('您的 IP 地址').waitFor()
  await page.getByText('也会得知您在哪里').waitFor()
  expect(foreign).toEqual([])
  await agree(page)
  const [script = ''] = scripts
  const url = new URL(script)
  expect(url.origin + url.pathname).toBe('https://webapi.amap.com/maps')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    callback: '___onAPILoaded',
    v: '2.0',
    key,
    plugin: 'AMap.MarkerCluster,AMap.Walking',
  })
  expect((await kept(page)).config).toEqual({ serviceHost: at('/_AMapService') })
  await near(page, '/member/scenic')
  await page.locator('.map-stage[data-shown]').waitFor(patience)
  expect(scripts).toHaveLength(2)
  await page.getByRole('button', { name: '改用本站地图' }).click()
  await page.locator('.map-box canvas').waitFor(patience)
  expect(await page.evaluate(() => localStorage.getItem('shanmen:map'))).toBe('own')
})

it('whoever does not want AMap gets the other map, and AMap is told nothing', async () => {
  const { page, scripts } = await visitor('ok')
  await near(page, '/en/member/scenic')
  await page.getByRole('button', { name: 'Use our own map' }).click()
  await page.locator('.map-box canvas').waitFor(patience)
  await open(page, at('/member/scenic'))
  await ground(page).scrollIntoViewIfNeeded()
  await page.locator('.map-box canvas').waitFor(patience)
  expect(scripts).toEqual([])
})

it('gathers places, zooms into a cluster, and opens a place with its address and page', async () => {
  const { page } = await visitor('ok', { viewport: { width: 390, height: 844 } })
  await near(page, '/en/member/scenic')
  const frame = await agree(page)
  const [points = []] = (await kept(page)).clusters
  expect(points.length).toBe(await page.locator('#map address').count())
  expect(points[0]).toEqual({ id: expect.any(String), lnglat: [expect.any(Number), expect.any(Number)] })
  const pins = frame.locator('.map-pin')
  const before = await pins.count()
  await frame.locator('.map-cluster').first().click()
  await expect.poll(() => pins.count()).not.toBe(before)
  await pins.first().press('Enter')
  const card = frame.locator('.map-card')
  await card.waitFor()
  expect((await kept(page)).infoWindows[0]?.text).toMatch(/Yunshan/)
  const same = await mark(page)
  await card.getByRole('link', { name: 'Find out more' }).click()
  await page.waitForURL(/\/en\/member\/scenic\/.+/)
  expect(await same()).toBe(true)
})

it('finds the way on foot between two GCJ-02 positions, in both languages', async () => {
  const { page } = await visitor('ok', {
    permissions: ['geolocation'],
    geolocation: { longitude: 119.5035, latitude: 30.2275 },
  })
  await near(page, '/information/contact')
  await agree(page)
  await page.locator('.map-walk-toggle').click()
  await page.locator('.map-walk select').first().selectOption('here')
  await page.getByRole('button', { name: '查看路线' }).click()
  await page.getByText('步行 470 米，约 7 分钟').waitFor()
  expect(await page.locator('.map-steps li').allInnerTexts()).toEqual([
    '沿湖西路步行351米左转',
    '步行120米到达目的地',
    expect.stringMatching(/^到达/),
  ])
  const [[from, to] = []] = (await kept(page)).walking
  // The device says WGS-84; what AMap is asked lies some four hundred metres beside it.
  expect(from?.[0]).toBeGreaterThan(119.507)
  expect(to).toEqual([119.5098, 30.2301])
  await near(page, '/en/information/contact')
  await page.locator('.map-stage[data-shown]').waitFor(patience)
  await page.locator('.map-walk-toggle').click()
  await page.getByRole('button', { name: 'Show the way' }).click()
  await page.getByText('Walk 350 m, then turn left').waitFor()
})

it('the wheel over AMap scrolls the page', async () => {
  const { page } = await visitor('ok')
  await near(page, '/member/scenic')
  await agree(page)
  const box = await ground(page).boundingBox()
  if (!box) throw new Error('no map')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
})

it('has no finding while it asks and while it shows AMap', async () => {
  const { page } = await visitor('ok')
  await near(page, '/en/information/contact')
  await page.getByRole('button', { name: 'Load AMap' }).waitFor()
  const findings = async () =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)
  expect(await findings()).toEqual([])
  await agree(page)
  expect(await findings()).toEqual([])
})

it('no built file, no answer and no log line holds the security code', async () => {
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
  // What the program writes arrives a moment later.
  await expect.poll(() => output()).toContain('/_AMapService/v3/place/text')
  expect(output()).not.toContain(code)
})

it('pages let nothing of AMap in; only the frame does, and only our pages may hold it', async () => {
  const policy = async (path: string) => (await fetch(at(path))).headers.get('Content-Security-Policy') ?? ''
  expect(await policy('/member/scenic')).not.toMatch(/amap|unsafe/)
  expect(await policy('/_map/amap')).toMatch(
    /script-src 'self' https:\/\/webapi\.amap\.com;.*frame-ancestors 'self'/,
  )
  const { headers } = await fetch(at('/_map/amap'))
  expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
  expect(headers.get('Permissions-Policy')).toContain('geolocation=()')
})
