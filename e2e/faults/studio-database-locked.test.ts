/** @module-tag slow */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { enter } from '../studio-page.ts'
import { type StudioSite, staff, startStudioSite } from '../studio-site.ts'

const visit = useBrowser()
let site: StudioSite
let writer: Browser
beforeAll(async () => {
  site = await startStudioSite()
  ;({ writer } = await staff(site))
})
afterAll(() => site?.stop())

test('while another program locks the database an editor is told that nothing is saved, and loses nothing', async () => {
  const document = { shared: { channel: 'group' }, zh: { title: '山门', summary: '一' }, en: null }
  const { id } = await writer.call('createEntry', { kind: 'news', document })
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`, { allowed: /status of 503/ })
  const other = new DatabaseSync(join(site.dataDir, 'content.sqlite'))
  other.exec('begin exclusive')
  await page.getByLabel('标题（中文）').fill('山门修好了')
  const status = page.getByRole('status')
  await status
    .filter({ hasText: '数据库正被其他程序占用，没有保存，请稍后再试。改动已留在这台电脑上' })
    .waitFor({ timeout: 60_000 })
  expect((await writer.call('readEntry', { id })).revision.no).toBe(1)
  // Visitors are not affected, not even on a page that is not cached yet.
  const unread = await fetch(`${site.baseUrl}/newsAndInformation/group?keyword=never`)
  expect([unread.status, unread.headers.get('x-content-as-of')]).toEqual([200, null])
  other.exec('commit')
  other.close()
  await status.filter({ hasText: /^已保存/ }).waitFor({ timeout: 60_000 })
  expect((await writer.call('readEntry', { id })).document.zh).toMatchObject({ title: '山门修好了' })
}, 120_000)
