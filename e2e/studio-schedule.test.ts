import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsOf } from './axe.ts'
import { useBrowser } from './browser.ts'
import { enter, show } from './studio-page.ts'
import { invite, type StudioSite, setUp, startStudioSite } from './studio-site.ts'

const visit = useBrowser()
let site: StudioSite
beforeAll(async () => {
  const clock = pathToFileURL(join(import.meta.dirname, '../scripts/clock-offset.ts'))
  site = await startStudioSite({ NODE_OPTIONS: `--import=${clock}` })
})
afterAll(() => site?.stop())

/** The day in Beijing so many days from now, as a date input takes it. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)

test('a scheduled publication is on the calendar, becomes public at its time and expires at its end', async () => {
  const administrator = await setUp(site)
  const chief = await invite(site, administrator, {
    email: 'su@lingshan.example',
    name: '苏远',
    roles: ['editor', 'approver'],
  })
  const { id } = await chief.call('createEntry', {
    kind: 'news',
    document: {
      shared: { channel: 'group', publishedAt: '2024-05-01T09:30:00+08:00' },
      zh: {
        title: '自己来去的一篇',
        summary: '到时公开，到时撤下。',
        body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '正文。' }] }] },
      },
      en: null,
    },
  })
  const { path } = await chief.call('readEntry', { id })
  const statusNow = async () => (await fetch(site.baseUrl + path)).status

  const page = await enter(visit, site.studioUrl, chief, `/news/${id}`)
  await page.getByRole('button', { name: '发布（中文）' }).click()
  const dialog = page.getByRole('dialog', { name: '发布中文' })
  await dialog.getByLabel('定时发布').check()
  await dialog.getByRole('group', { name: '开始展示' }).locator('input[type=date]').fill(dayIn(2))
  await dialog.getByRole('group', { name: '停止展示' }).locator('input[type=date]').fill(dayIn(5))
  expect(await findingsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: '发布' }).click()
  await page.getByText(/^将于 .+发布$/).waitFor()
  expect(await statusNow()).toBe(404)

  await show(page, '/calendar')
  for (const [days, what] of [
    [2, '发布'],
    [5, '下线'],
  ] as const) {
    // The days may fall into the next month.
    const planned = page.getByRole('cell').filter({ hasText: what }).getByText('自己来去的一篇')
    if (dayIn(days).slice(0, 7) !== dayIn(0).slice(0, 7) && (await planned.count()) === 0)
      await page.getByRole('button', { name: '下个月' }).click()
    await planned.waitFor()
  }

  // The moved clock is at least half a day from each end of the window, at any time of day.
  site.child.kill('SIGUSR2')
  await expect.poll(statusNow).toBe(200)
  site.child.kill('SIGUSR2')
  await expect.poll(statusNow).toBe(404)
})
