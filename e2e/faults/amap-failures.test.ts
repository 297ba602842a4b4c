/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { acceptAmap, useAmap } from '../amap-setup.ts'
import { longTimeout } from '../map-setup.ts'

const { openAtMap, visitor } = useAmap()

it.each([
  ['noData', '没有找到能走到那里的步行路线'],
  ['walkError', '起点离这里太远'],
  ['noSteps', '路线服务暂时没有回应'],
] as const)('explains why no walking route is shown: %s', async (mode, message) => {
  const { page } = await visitor(mode)
  await openAtMap(page, '/information/contact')
  await acceptAmap(page)
  await page.locator('.map-walk-toggle').click()
  await page.getByRole('button', { name: '查看路线' }).click()
  await page.getByText(message).waitFor()
})

it.each([
  ['a script that does not load', undefined, '高德地图未能载入，已改用本站自带的地图'],
  ['a key that is refused', 'callbackError', '高德地图没有接受请求，已改用本站自带的地图'],
  ['a plugin that does not load', 'noCluster', '高德地图未能载入，已改用本站自带的地图'],
] as const)(
  'after %s the embedded map loads, one line says why, and the list stays',
  async (_, mode, message) => {
    const { page, scripts } = await visitor(mode, { allowed: /ERR_FAILED/ })
    await openAtMap(page, '/member/scenic')
    await page.getByRole('button', { name: '载入高德地图' }).click()
    await page.getByText(message).waitFor(longTimeout)
    await page.locator('.map-box canvas').waitFor(longTimeout)
    const requested = scripts.length
    await page.getByRole('button', { name: '重新载入高德地图' }).click()
    await expect.poll(() => scripts.length, longTimeout).toBeGreaterThan(requested)
    await page.getByText(message).waitFor(longTimeout)
    expect(await page.locator('#map a[href*="uri.amap.com/navigation"]').count()).toBeGreaterThan(5)
  },
)

it('when AMap fails while opening a place, the embedded map replaces it and one line says why', async () => {
  const { page } = await visitor('brokenWindow')
  await openAtMap(page, '/information/contact')
  const frame = await acceptAmap(page)
  await frame.locator('.map-pin').first().press('Enter')
  await page.getByText('高德地图未能载入，已改用本站自带的地图').waitFor(longTimeout)
  await page.locator('.map-box canvas').waitFor(longTimeout)
  expect(await page.locator('.map-box iframe').count()).toBe(0)
  await page.getByRole('button', { name: '重新载入高德地图' }).waitFor()
})

it("choosing the own map while AMap's loads ends that, and AMap's failure brings no second map", async () => {
  const { page } = await visitor('ok', { allowed: /ERR_FAILED/ })
  let fail = () => {}
  await page.route('**/_map/amap', (route) => {
    fail = () => void route.abort().catch(() => {})
  })
  await openAtMap(page, '/member/scenic')
  await page.getByRole('button', { name: '载入高德地图' }).click()
  const frames = page.locator('.map-stage iframe')
  await frames.waitFor({ ...longTimeout, state: 'attached' })
  await page.getByRole('button', { name: '改用本站地图' }).click()
  expect(await frames.count()).toBe(0)
  await page.locator('.map-box canvas').waitFor(longTimeout)
  fail()
  expect(await page.locator('.map-stage canvas').count()).toBe(1)
})

/** The focused element, in the page or in AMap's frame. */
async function focused(page: Page): Promise<string> {
  const nameOf = () => {
    const { activeElement: element } = document
    return element ? element.className || element.tagName : ''
  }
  const name = await page.evaluate(nameOf)
  const frame = page.frames().find((each) => each.url().endsWith('/_map/amap'))
  return name === 'IFRAME' && frame ? `frame ${await frame.evaluate(nameOf)}` : name
}

it('the focus stays on the map after consent, in an opened cluster, and after a card is closed', async () => {
  const { page } = await visitor('ok', { viewport: { width: 390, height: 844 } })
  await openAtMap(page, '/en/member/scenic')
  const button = page.getByRole('button', { name: 'Load AMap' })
  await button.press('Enter')
  expect(await focused(page)).toBe('map-stage')
  await page.locator('.map-stage[data-shown]').waitFor(longTimeout)
  const frame = page.frameLocator('.map-box iframe')
  await frame.locator('.map-cluster').first().press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^frame map-(?:pin|cluster)$/)
  const pin = frame.locator('.map-pin').first()
  await pin.press('Enter')
  await expect.poll(() => focused(page)).toBe('frame A')
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('frame map-pin')
})

it('on a phone the map choice is below the map and covers no place name', async () => {
  const { page } = await visitor('ok', { viewport: { width: 390, height: 844 } })
  await openAtMap(page, '/information/contact')
  await acceptAmap(page)
  const [stage, button] = await Promise.all(
    ['.map-stage', '.map-switch'].map((name) => page.locator(name).boundingBox()),
  )
  expect(button?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0) - 1)
})
