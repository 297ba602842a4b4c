import type { Browser } from '@shanmen/studio/testing/browser.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useBrowser } from '../browser.ts'
import { enter } from '../studio-page.ts'
import { type StudioSite, staff, startStudioSite } from '../studio-site.ts'

vi.setConfig({ testTimeout: 180_000 })

const visit = useBrowser()
let site: StudioSite
let writer: Browser
beforeAll(async () => {
  site = await startStudioSite()
  writer = (await staff(site)).writer
})
afterAll(() => site?.stop())

async function draft(title: string): Promise<string> {
  const document = { shared: { channel: 'group' }, zh: { title, summary: '一' }, en: null }
  return (await writer.call('createEntry', { kind: 'news', document })).id
}
const allowed = /Failed to load resource/

test('what was typed right before a reload is offered again', async () => {
  const id = await draft('刷新之前')
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`, { allowed })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.context().setOffline(true)
  await page.getByLabel('作者（中文）').fill('最后半秒写的')
  await page.evaluate(() => location.replace('about:blank'))
  await page.context().setOffline(false)
  await page.goto(`/#/news/${id}`)
  await page.getByRole('dialog', { name: '这台电脑上有没保存的内容' }).getByText('最后半秒写的').waitFor()
})

test('a draft that was made without an answer is not made again by the form after a reload', async () => {
  const page = await enter(visit, site.studioUrl, writer, '/news/create', { allowed })
  let made = 0
  await page.route('**/api/entries', async (route) => {
    if (route.request().method() !== 'POST' || made > 0) return route.continue()
    await route.fetch()
    // The answer is still on its way when the page is reloaded.
    made += 1
  })
  await page.getByLabel('标题（中文）').fill('只有一份的草稿')
  await page.getByRole('button', { name: '建立草稿' }).click()
  await expect.poll(() => made).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: '建立草稿' }).click()
  await page.getByRole('heading', { level: 1, name: '只有一份的草稿' }).waitFor()
  const { total } = await writer.call('entryList', { kind: 'news', text: '只有一份的草稿' })
  expect(total).toBe(1)
})
