import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useBrowser } from '../browser.ts'
import { enter } from '../studio-page.ts'
import { type StudioSite, staff, startStudioSite } from '../studio-site.ts'

vi.setConfig({ testTimeout: 120_000 })

const visit = useBrowser()
let site: StudioSite
let writer: Browser
let chief: Browser
beforeAll(async () => {
  site = await startStudioSite()
  ;({ writer, chief } = await staff(site))
})
afterAll(() => site?.stop())

async function newPicture(name: string, picture: string): Promise<string> {
  const file = join(import.meta.dirname, `../../sample/art/pictures/${picture}.webp`)
  const { id } = await writer.call(
    'uploadMedia',
    { name },
    { body: new Blob([new Uint8Array(await readFile(file))]) },
  )
  await expect
    .poll(async () => (await writer.call('readMedia', { id })).state, { timeout: 60_000 })
    .toBe('ready')
  return id
}
const altOf = async (id: string) => (await writer.call('readMedia', { id })).alt

async function openDetails(page: Page, name: string) {
  await page.getByLabel('搜索名称或替代文字').fill(name)
  await page.getByRole('status').filter({ hasText: '共 1 项' }).waitFor()
  await page.getByRole('list', { name: '媒体库' }).getByRole('button').click()
  return page.getByRole('dialog')
}

test('words of a picture: the other language stays as someone else has saved it, and the same words are shown first', async () => {
  const id = await newPicture('words-saved.webp', 'scenic-hanxiang-tall/640')
  const page = await enter(visit, site.studioUrl, writer, '/media', { allowed: /status of 409/ })
  const dialog = await openDetails(page, 'words-saved')
  await chief.call('changeMedia', { id, alt: { zh: '', en: 'The lake' } })
  await dialog.getByLabel('替代文字（中文）').fill('晨湖')
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await altOf(id)).toEqual({ zh: '晨湖', en: 'The lake' })

  const again = await openDetails(page, 'words-saved')
  await chief.call('changeMedia', { id, alt: { zh: '雾里的湖', en: 'The lake' } })
  await again.getByLabel('替代文字（中文）').fill('傍晚的湖')
  await again.getByRole('button', { name: '保存', exact: true }).click()
  await again.getByText('其他人已将中文文字改为“雾里的湖”').waitFor()
  expect((await altOf(id)).zh).toBe('雾里的湖')
  await again.getByRole('button', { name: '保存', exact: true }).click()
  await again.waitFor({ state: 'detached' })
  expect((await altOf(id)).zh).toBe('傍晚的湖')
})

test('while words of a picture are being saved nothing is typed that would be lost', async () => {
  const id = await newPicture('words-slow.webp', 'detail-maple/640')
  const page = await enter(visit, site.studioUrl, writer, '/media')
  const dialog = await openDetails(page, 'words-slow')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/api/media/${id}`, async (route) => {
    await released
    await route.continue()
  })
  const words = dialog.getByLabel('替代文字（中文）')
  await words.fill('晨湖')
  const save = dialog.getByRole('button', { name: '保存', exact: true })
  await save.click()
  await expect.poll(() => words.isDisabled()).toBe(true)
  expect(await save.isDisabled()).toBe(true)
  release()
  await dialog.waitFor({ state: 'detached' })
  expect((await altOf(id)).zh).toBe('晨湖')
})

test('who approves an entry reads the words of media that it publishes, and changes nothing there', async () => {
  const id = await newPicture('words-locked.webp', 'detail-lake/640')
  await chief.call('changeMedia', { id, alt: { zh: '湖', en: '' } })
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '正文。' }] }] }
  const { id: entry } = await writer.call('createEntry', {
    kind: 'news',
    document: {
      shared: { channel: 'group', publishedAt: '2024-05-01T09:30:00+08:00', cover: id },
      zh: { title: '晨湖', summary: '一句话。', body: text, mediaWords: { [id]: '草稿里的湖' } },
      en: null,
    },
  })
  await writer.call('submit', { id: entry, language: 'zh' })
  const page = await enter(visit, site.studioUrl, writer, `/news/${entry}`)
  await page.getByText('此内容正在等待审核').waitFor()
  await page.getByRole('button', { name: /^说明文字与重心/ }).click()
  const dialog = page.getByRole('dialog')
  const words = dialog.getByLabel('替代文字（中文）')
  expect(await words.inputValue()).toBe('草稿里的湖')
  expect(await words.isDisabled()).toBe(true)
  expect(await dialog.getByRole('button', { name: '保存', exact: true }).count()).toBe(0)
  // The focal point would take effect at once.
  const focus = dialog.getByRole('button', { name: /^画面重心/ })
  expect(await focus.isDisabled()).toBe(true)
  expect(await dialog.getByText('点击图片').count()).toBe(0)
})

test('words that an entry published before, and others changed since, are not said to take effect again', async () => {
  const id = await newPicture('words-again.webp', 'detail-maple/320')
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '正文。' }] }] }
  const shared = { channel: 'group', publishedAt: '2024-05-01T09:30:00+08:00', cover: id }
  const zh = { title: '红枫', summary: '一句话。', body: text, mediaWords: { [id]: '枫叶' } }
  const { id: entry } = await writer.call('createEntry', { kind: 'news', document: { shared, zh, en: null } })
  await chief.call('publish', { id: entry, language: 'zh' })
  // What is public is changed with an entry only.
  await chief.call('unpublish', { id: entry, language: 'zh', note: '更换图片' })
  await chief.call('changeMedia', { id, alt: { zh: '霜叶' } })
  const page = await enter(visit, site.studioUrl, writer, `/news/${entry}`)
  const write = async (words: string) => {
    await page.getByRole('button', { name: /^说明文字与重心/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('替代文字（中文）').fill(words)
    await dialog.getByRole('button', { name: '保存', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await write('枫叶')
  await page.getByText('再次发布不会改回').waitFor()
  await write('秋天的枫叶')
  await page.getByText('随本篇发布后生效').waitFor()
})

test('in an entry the words of a picture are one line, its removal is undone, and a moved focal point is not dropped unsaid', async () => {
  const id = await newPicture('words-lines.webp', 'detail-lake/320')
  const { id: entry } = await writer.call('createEntry', {
    kind: 'news',
    document: { shared: { channel: 'group', cover: id }, zh: { title: '晨湖' }, en: null },
  })
  const page = await enter(visit, site.studioUrl, writer, `/news/${entry}`)
  await page.getByRole('button', { name: /^说明文字与重心/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('替代文字（中文）').fill('晨雾\n里的湖')
  await dialog.getByRole('button', { name: /^画面重心/ }).press('ArrowLeft')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: '关闭，不保存重心' }).click()
  await dialog.waitFor({ state: 'detached' })
  const stored = async () => (await writer.call('readEntry', { id: entry })).document
  await expect
    .poll(async () => (await stored()).zh?.mediaWords, { timeout: 30_000 })
    .toEqual({ [id]: '晨雾 里的湖' })

  await page.getByRole('button', { name: /^移除/ }).click()
  await expect.poll(async () => (await stored()).shared.cover, { timeout: 30_000 }).toBeUndefined()
  await page.locator('body').press('Control+z')
  await expect.poll(async () => (await stored()).shared.cover, { timeout: 30_000 }).toBe(id)
})

test('words of a picture that are not saved are kept over a reload, and dropped when the dialog is closed', async () => {
  await newPicture('words-typed.webp', 'scenic-hanxiang-tall/320')
  const page = await enter(visit, site.studioUrl, writer, '/media')
  await (await openDetails(page, 'words-typed')).getByLabel('替代文字（中文）').fill('没有保存的湖')
  await page.reload()
  const dialog = await openDetails(page, 'words-typed')
  const words = dialog.getByLabel('替代文字（中文）')
  expect(await words.inputValue()).toBe('没有保存的湖')
  await dialog.getByText('尚未保存').waitFor()
  await page.keyboard.press('Escape')
  expect(await words.inputValue()).toBe('没有保存的湖')
  await dialog.getByRole('button', { name: '关闭，不保存' }).click()
  await dialog.waitFor({ state: 'detached' })
  await openDetails(page, 'words-typed')
  expect(await words.inputValue()).toBe('')
})
