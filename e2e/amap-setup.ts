import { rm } from 'node:fs/promises'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Started, startSite, stopSite } from '../scripts/started-program.ts'
import { open, useBrowser, type VisitOptions } from './browser.ts'
import { type FakeMode, fakeAmapScript } from './fake-amap.ts'
import { desktop, longTimeout, mapSketch } from './map-setup.ts'
import { newDataFolder } from './site.ts'

export const key = 'a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6'
export const code = 'c0dec0dec0dec0dec0dec0dec0dec0de'

/** A site for this test file that offers AMap, and browsers that get a fake of its script. */
export function useAmap() {
  const visit = useBrowser()
  let data = ''
  let site: Started | undefined
  beforeAll(async () => {
    data = await newDataFolder()
    site = await startSite({
      DATA_DIR: data,
      SITE_BUILD_DIR: inject('buildFolder'),
      AMAP_KEY: key,
      AMAP_SECURITY_CODE: code,
      LOG_LEVEL: 'info',
    })
  }, 120_000)
  afterAll(async () => {
    if (site) await stopSite(site)
    await rm(data, { recursive: true, force: true })
  })
  const at = (path: string) => (site?.baseUrl ?? '') + path
  return {
    at,
    output: () => site?.output(),
    /** Without a mode the request for the script fails. */
    async visitor(mode: FakeMode | undefined, options: VisitOptions = {}) {
      const page = await visit({ ...desktop, ...options })
      const scripts: string[] = []
      await page.context().route('https://webapi.amap.com/**', (route) => {
        scripts.push(route.request().url())
        if (!mode) return route.abort()
        return route.fulfill({ contentType: 'application/javascript', body: fakeAmapScript(mode) })
      })
      return { page, scripts }
    },
    async openAtMap(page: Page, path: string): Promise<void> {
      await open(page, at(path))
      await mapSketch(page).scrollIntoViewIfNeeded()
    },
  }
}

export async function acceptAmap(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: /载入高德地图|Load AMap/ }).click()
  await page.locator('.map-stage[data-shown]').waitFor(longTimeout)
  return page.frameLocator('.map-box iframe')
}
