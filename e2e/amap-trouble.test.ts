import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { agree, useAmap } from './amap-visit.ts'
import { patience } from './map-visit.ts'

const { near, visitor } = useAmap()

it.each([
  ['noData', '没有找到能走到那里的步行路线'],
  ['walkError', '起点离这里太远'],
  ['noSteps', '路线服务暂时没有回应'],
  ['noTime', '路线服务暂时没有回应'],
  ['noLength', '路线服务暂时没有回应'],
] as const)('says kindly that there is no way: %s', async (mode, words) => {
  const { page } = await visitor(mode)
  await near(page, '/information/contact')
  await agree(page)
  await page.locator('.map-walk-toggle').click()
  await page.getByRole('button', { name: '查看路线' }).click()
  await page.getByText(words).waitFor()
})

it.each([
  ['a script that does not come', undefined, '高德地图未能载入，已改用本站自带的地图'],
  ['a key that is refused', 'callbackError', '高德地图没有接受请求，已改用本站自带的地图'],
  ['a plugin that does not come', 'noCluster', '高德地图未能载入，已改用本站自带的地图'],
] as const)('with %s the own map comes, one line says why, and the list stays', async (_, mode, words) => {
  const { page, scripts } = await visitor(mode, { allowed: /ERR_FAILED/ })
  await near(page, '/member/scenic')
  await page.getByRole('button', { name: '载入高德地图' }).click()
  await page.getByText(words).waitFor(patience)
  await page.locator('.map-box canvas').waitFor(patience)
  const asked = scripts.length
  await page.getByRole('button', { name: '重新载入高德地图' }).click()
  await expect.poll(() => scripts.length, patience).toBeGreaterThan(asked)
  await page.getByText(words).waitFor(patience)
  expect(await page.locator('#map a[href*="uri.amap.com/navigation"]').count()).toBeGreaterThan(5)
})

it('when AMap breaks on opening a place, the own map takes over with its line', async () => {
  const { page } = await visitor('brokenWindow')
  await near(page, '/information/contact')
  const frame = await agree(page)
  await frame.locator('.map-pin').first().press('Enter')
  await page.getByText('高德地图未能载入，已改用本站自带的地图').waitFor(patience)
  await page.locator('.map-box canvas').waitFor(patience)
  expect(await page.locator('.map-box iframe').count()).toBe(0)
  await page.getByRole('button', { name: '重新载入高德地图' }).waitFor()
})

/** What has the focus, in the page or in AMap's frame. */
async function focused(page: Page): Promise<string> {
  const nameOf = () => {
    const { activeElement: element } = document
    return element ? element.className || element.tagName : ''
  }
  const name = await page.evaluate(nameOf)
  const frame = page.frames().find((each) => each.url().endsWith('/_map/amap'))
  return name === 'IFRAME' && frame ? `frame ${await frame.evaluate(nameOf)}` : name
}

it('the focus stays on the map after the answer, into a cluster, and back from a card', async () => {
  const { page } = await visitor('ok', { viewport: { width: 390, height: 844 } })
  await near(page, '/en/member/scenic')
  const button = page.getByRole('button', { name: 'Load AMap' })
  await button.press('Enter')
  expect(await focused(page)).toBe('map-stage')
  await page.locator('.map-stage[data-shown]').waitFor(patience)
  const frame = page.frameLocator('.map-box iframe')
  await frame.locator('.map-cluster').first().press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^frame map-(?:pin|cluster)$/)
  const pin = frame.locator('.map-pin').first()
  await pin.press('Enter')
  await expect.poll(() => focused(page)).toBe('frame A')
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('frame map-pin')
})

it('on a phone the choice of the map stands below it, clear of the names of places', async () => {
  const { page } = await visitor('ok', { viewport: { width: 390, height: 844 } })
  await near(page, '/information/contact')
  await agree(page)
  const [stage, button] = await Promise.all(
    ['.map-stage', '.map-switch'].map((name) => page.locator(name).boundingBox()),
  )
  expect(button?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0) - 1)
})
