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

async function newPicture(name: string, width: number): Promise<string> {
  const file = join(import.meta.dirname, `../../sample/art/pictures/scenic-hanxiang-tall/${width}.webp`)
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
  const id = await newPicture('words-saved.webp', 640)
  const page = await enter(visit, site.studioUrl, writer, '/media', { allowed: /status of 409/ })
  const dialog = await openDetails(page, 'words-saved')
  await chief.call('changeMedia', { id, alt: { zh: '', en: 'The lake' } })
  await dialog.getByLabel('替代文字（中文）').fill('晨湖')
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await altOf(id)).toEqual({ zh: '晨湖', en: 'The lake' })

  const again = await openDetails(page, 'words-saved')
  await chief.call('changeMedia', { id, alt: { zh: '雾里的湖', en: 'The lake' } })
  await again.getByLabel('替代文字（中文）').fill('傍晚的湖')
  await again.getByRole('button', { name: '保存' }).click()
  await again.getByText('其他人已将中文文字改为“雾里的湖”').waitFor()
  expect((await altOf(id)).zh).toBe('雾里的湖')
  await again.getByRole('button', { name: '保存' }).click()
  await again.waitFor({ state: 'detached' })
  expect((await altOf(id)).zh).toBe('傍晚的湖')
})

test('words of a picture that are not saved outlive a reload, and are dropped when the dialog is closed', async () => {
  await newPicture('words-typed.webp', 320)
  const page = await enter(visit, site.studioUrl, writer, '/media')
  await (await openDetails(page, 'words-typed')).getByLabel('替代文字（中文）').fill('没有保存的湖')
  await page.reload()
  const dialog = await openDetails(page, 'words-typed')
  const words = dialog.getByLabel('替代文字（中文）')
  expect(await words.inputValue()).toBe('没有保存的湖')
  await dialog.getByText('尚未保存').waitFor()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await dialog.waitFor({ state: 'detached' })
  await openDetails(page, 'words-typed')
  expect(await words.inputValue()).toBe('')
})
