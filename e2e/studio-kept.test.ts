/** @module-tag slow */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useBrowser } from './browser.ts'
import { enter } from './studio-page.ts'
import { invite, type StudioSite, staff, startStudioSite } from './studio-site.ts'

vi.setConfig({ testTimeout: 120_000 })

const visit = useBrowser()
let site: StudioSite
let administrator: Browser
let writer: Browser
beforeAll(async () => {
  site = await startStudioSite()
  ;({ administrator, writer } = await staff(site))
})
afterAll(() => site?.stop())

const documentOf = async (id: string) => (await writer.call('readEntry', { id })).document
const draft = async () => {
  const document = { shared: { channel: 'group' }, zh: { title: '湖区', summary: '一' }, en: null }
  return (await writer.call('createEntry', { kind: 'news', document })).id
}

test('who writes English only is offered no list of their own that would put another’s Chinese back', async () => {
  const translator = await invite(site, administrator, {
    email: 'yi@lingshan.example',
    name: '林译',
    roles: ['editor'],
    languages: ['en'],
  })
  const { rows } = await writer.call('entryList', { kind: 'welfare' })
  const id = rows[0]?.id ?? ''
  const { document: before, revision } = await writer.call('readEntry', { id })
  const figures = (zh: string) => [{ value: '1', label: { zh, en: 'A' } }]
  const withFigures = (zh: string) => ({ ...before, shared: { ...before.shared, figures: figures(zh) } })
  const { no } = await writer.call('saveEntry', { id, basedOn: revision.no, document: withFigures('甲') })
  const page = await enter(visit, site.studioUrl, translator, `/welfare/${id}`, {
    allowed: /Failed to load resource/,
  })
  const label = page.getByRole('textbox', { name: '说明（英文）' }).first()
  await label.waitFor()
  const theirs = withFigures('甲乙')
  Object.assign(theirs.shared.figures[0]?.label ?? {}, { en: 'B' })
  await writer.call('saveEntry', { id, basedOn: no, document: theirs })
  await label.fill('Mine')
  const choice = page.getByRole('group', { name: '数据：两人都改了' })
  await choice.waitFor({ timeout: 30_000 })
  await choice.getByText('您不负责的语言').waitFor()
  expect(await choice.getByRole('button').allInnerTexts()).toEqual(['用闻笛的'])
  await choice.getByRole('button').click()
  // Their own, which cannot be saved, does not come back either.
  await page.keyboard.press('Control+z')
  expect(await label.inputValue()).toBe('B')
})

test('a row is moved on by the same key, and none is taken back in an entry that was submitted', async () => {
  const { rows } = await writer.call('entryList', { kind: 'welfare' })
  const id = rows[0]?.id ?? ''
  const { document: before, revision } = await writer.call('readEntry', { id })
  const figures = ['甲', '乙', '丙'].map((zh) => ({ value: '1', label: { zh, en: zh } }))
  const next = { ...before, shared: { ...before.shared, figures } }
  await writer.call('saveEntry', { id, basedOn: revision.no, document: next })
  const labels = async () =>
    ((await documentOf(id)).shared.figures as typeof figures).map(({ label }) => label.zh).join('')

  const page = await enter(visit, site.studioUrl, writer, `/welfare/${id}`)
  await page.getByRole('button', { name: '上移 · 丙' }).focus()
  for (let press = 0; press < 2; press += 1) {
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('上移 · 丙')
  }
  await expect.poll(labels, { timeout: 30_000 }).toBe('丙甲乙')

  const undo = page.getByText('撤销', { exact: true })
  await page.getByRole('button', { name: '删除 · 乙' }).click()
  await undo.waitFor()
  await page.locator('body').press('Control+z')
  await undo.waitFor({ state: 'detached' })
  // Offered again, it would add the row a second time.
  await page.getByRole('textbox', { name: '说明（英文）' }).first().fill('A')
  expect(await undo.count()).toBe(0)
  await page.getByRole('button', { name: '删除 · 乙' }).click()
  await undo.waitFor()
  await page.getByRole('button', { name: '提交审核（中文）' }).click()
  await page.getByText('已提交审核').waitFor()
  await undo.waitFor({ state: 'detached' })
  await page.locator('body').press('Control+z')
  // What is taken back is not saved in the same moment.
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: /^已保存/ })
      .count(),
  ).toBe(1)
  expect(await labels()).toBe('丙甲')
})

test('Ctrl+Z in a text brings back what was given up there for someone else’s', async () => {
  const id = await draft()
  const body = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`, {
    allowed: /Failed to load resource/,
  })
  const text = page.getByRole('textbox', { name: '正文（中文）' })
  await text.waitFor()
  const { document, revision } = await writer.call('readEntry', { id })
  const theirs = { ...document, zh: { ...document.zh, body: body('春天，山门开放') } }
  await writer.call('saveEntry', { id, basedOn: revision.no, document: theirs })
  await text.pressSequentially('山门关闭')
  await page.getByRole('button', { name: '用闻笛的' }).click({ timeout: 30_000 })
  await expect.poll(() => text.innerText()).toBe('春天，山门开放')
  await text.press('Control+z')
  await expect.poll(() => text.innerText()).toBe('山门关闭')
  await expect
    .poll(async () => (await documentOf(id)).zh?.body, { timeout: 30_000 })
    .toEqual(body('山门关闭'))
})

test('what is typed in part is not said to be incomplete in another row', async () => {
  const exception = { reason: { zh: '检修' }, times: [{ closes: '17:00' }] }
  const whole = { ...exception, from: '2026-05-01', times: [{ opens: '09:00', closes: '17:00' }] }
  const document = { shared: { hoursExceptions: [exception, whole] }, zh: { title: '湖' }, en: null }
  const { id } = await writer.call('createEntry', { kind: 'scenic', document })
  const page = await enter(visit, site.studioUrl, writer, `/scenic/${id}`)
  const of = (name: string) => page.locator(`[id="field-shared.hoursExceptions.${name}"]`)
  const incomplete = page.getByText('没有填完整，请补全或清空')
  for (const [at, name] of ['0.from', '0.times.0.opens'].entries()) {
    await of(name).press('ArrowUp')
    await of(name).blur()
    await expect.poll(() => incomplete.count()).toBe(at + 1)
  }
  await of('0.move-down').click()
  await expect.poll(() => of('0.from').inputValue()).toBe('2026-05-01')
  await of('0.move-down').click()
  await expect.poll(() => of('1.from').inputValue()).toBe('2026-05-01')
  expect(await incomplete.count()).toBe(0)
})

test('a removal is undone in its own row only, while it is the last change', async () => {
  const times = [{ opens: '09:00', closes: '17:00' }]
  const rows = [{ reason: { zh: '检修' }, times }, { reason: { zh: '晚会' } }]
  const { id } = await writer.call('createEntry', {
    kind: 'scenic',
    document: { shared: { hoursExceptions: rows }, zh: { title: '湖' }, en: null },
  })
  const page = await enter(visit, site.studioUrl, writer, `/scenic/${id}`)
  const of = (name: string) => page.locator(`[id="field-shared.hoursExceptions.${name}"]`)
  const undo = page.getByText('撤销', { exact: true })
  await of('0.times').getByRole('button', { name: /^删除/ }).click()
  await undo.waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await expect.poll(focused).toBe('field-shared.hoursExceptions.0.times')
  // The row that comes to this position has no times either.
  await of('0.move-down').click()
  await undo.waitFor({ state: 'detached' })
  await page.locator('body').press('Control+z')
  await undo.click()
  await expect.poll(focused).toBe('field-shared.hoursExceptions.0.times.0.remove')
  expect(await of('0.times.0.opens').inputValue()).toBe('09:00')
  await expect
    .poll(async () => (await documentOf(id)).shared, { timeout: 30_000 })
    .toEqual({ hoursExceptions: rows })
})

test('the question of leaving stays while saving is tried again, and closes once all is saved', async () => {
  const id = await draft()
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`, { allowed: /Failed to load/ })
  let tries = 0
  await page.route(`**/api/entries/${id}`, (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    tries += 1
    return route.abort()
  })
  await page.getByLabel('来源（中文）').fill('宣传部')
  await page.getByRole('link', { name: '返回列表' }).click()
  const question = page.getByRole('dialog', { name: '还有改动没有保存' })
  await question.evaluate((element) => element.setAttribute('data-first', ''))
  const before = tries
  await expect.poll(() => tries, { timeout: 30_000 }).toBeGreaterThan(before + 2)
  expect(await page.locator('[role=dialog][data-first]').count()).toBe(1)
  await page.unroute(`**/api/entries/${id}`)
  await page.getByRole('heading', { level: 1, name: '新闻' }).waitFor()
  expect((await documentOf(id)).zh?.source).toBe('宣传部')
})

test('a pasted picture is inserted where it was pasted, while the person writes on elsewhere', async () => {
  const id = await draft()
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`)
  const body = page.getByRole('textbox', { name: '正文（中文）' })
  await body.click()
  await page.keyboard.type('前')
  const bytes = await readFile(
    join(import.meta.dirname, '../sample/art/pictures/scenic-hanxiang-tall/640.webp'),
  )
  await body.evaluate(
    (element, bytes) => {
      const clipboardData = new DataTransfer()
      for (const name of ['a.webp', 'b.webp'])
        clipboardData.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/webp' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [...bytes],
  )
  await page.keyboard.type('后')
  await page.keyboard.press('Control+a')
  const source = page.getByLabel('来源（中文）')
  await source.click()
  await expect.poll(() => body.locator('figure').count(), { timeout: 60_000 }).toBe(2)
  await page.keyboard.type('宣传部')
  expect(await source.inputValue()).toBe('宣传部')
  const types = async () =>
    ((await documentOf(id)).zh?.body as { content?: { type: string }[] })?.content?.map(({ type }) => type)
  await expect.poll(types, { timeout: 30_000 }).toEqual(['paragraph', 'image', 'image', 'paragraph'])
})

test('an invitation that could not be read can be read again', async () => {
  const page = await visit({ baseURL: site.studioUrl, allowed: /Failed to load/ })
  await page.route('**/api/invitation', (route) => route.abort())
  await page.goto(`/#/invitation/${'x'.repeat(43)}`)
  await page.getByRole('heading', { name: '没有连接到服务器' }).waitFor()
  await page.unroute('**/api/invitation')
  // Not of a server that does not answer.
  const error = { code: 'tooMany', message: { zh: '操作太频繁', en: 'Too many tries' } }
  await page.route('**/api/invitation', (route) => route.fulfill({ status: 429, json: { error } }))
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('heading', { name: '链接暂时无法核对' }).waitFor()
  await page.getByRole('alert').getByText('操作太频繁').waitFor()
  await page.unroute('**/api/invitation')
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('heading', { name: '链接不能使用' }).waitFor()
})
