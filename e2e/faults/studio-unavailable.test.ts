/** @module-tag slow */
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { startSite, stopSite, studioOf } from '../../scripts/started-program.ts'
import { newDataFolder } from '../site.ts'

test('with a damaged people.sqlite the site is served and reports it, and the studio starts once the file is repaired', async () => {
  const data = await newDataFolder()
  const people = join(data, 'people.sqlite')
  await writeFile(people, 'no database at all, but long enough to be taken for one'.repeat(100))
  const site = await startSite({
    DATA_DIR: data,
    SITE_BUILD_DIR: inject('buildFolder'),
    STUDIO: 'on',
    STUDIO_BUILD_DIR: inject('studioBuildFolder'),
  })
  const readiness = async () => (await fetch(`${site.baseUrl}/readyz`)).json()
  await expect
    .poll(readiness, { timeout: 30_000, interval: 200 })
    .toMatchObject({ status: 'ready', studio: 'waiting' })
  expect(site.output()).toMatch(/people\.sqlite is damaged or no database: .+\nUntil then there is no studio/)
  expect((await fetch(`${site.baseUrl}/member/scenic`)).status).toBe(200)
  await rename(people, `${people}.damaged`)
  const { studioUrl } = await studioOf(site)
  expect((await fetch(`${studioUrl}/healthz`)).status).toBe(200)
  expect(await readiness()).not.toHaveProperty('studio')
  expect((await stopSite(site)).code).toBe(0)
  await rm(data, { recursive: true, force: true })
}, 120_000)
