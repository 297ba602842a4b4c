import { rm } from 'node:fs/promises'
import { scrollPlaces } from '@shanmen/brand/art/scroll.ts'
import { openContent } from '@shanmen/content/open.ts'
import { createClient } from '@shanmen/contract/client.ts'
import { areOfSample, putOnScroll } from '@shanmen/sample/testing/scroll-places.ts'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Started, startSite, stopSite } from '../scripts/started-program.ts'
import type { Visit, VisitOptions } from './browser.ts'
import { base, newDataFolder } from './site.ts'

/**
 * Visits of the home page, and calls of its API: the shared site, whose places the hand scroll shows. In another group's copy
 * these have other addresses; there it is a site of its own with the addresses of that scroll.
 */
export function useScroll(visit: Visit) {
  let data: string | undefined
  let site: Started | undefined
  beforeAll(async () => {
    if (areOfSample(scrollPlaces)) return
    data = await newDataFolder()
    const content = await openContent({ dataDir: data })
    await putOnScroll(content, scrollPlaces, new Date())
    await content.close()
    site = await startSite({ DATA_DIR: data, SITE_BUILD_DIR: inject('buildFolder') })
  })
  afterAll(async () => {
    if (site) await stopSite(site)
    if (data) await rm(data, { recursive: true, force: true })
  })
  const host = () => site?.baseUrl ?? base
  return {
    visit: (options: VisitOptions = {}) => visit({ baseURL: host(), ...options }),
    call: () => createClient({ host: host(), transport: fetch, language: 'zh' }),
  }
}
