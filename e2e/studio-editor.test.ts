import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import { wordArticle, wpsTable } from '@shanmen/studio/testing/paste/fragments.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findingsOf } from './axe.ts'
import { useBrowser } from './browser.ts'
import { enter, show } from './studio-page.ts'
import { password, type StudioSite, staff, startStudioSite } from './studio-site.ts'

// Pictures are encoded and drafts are saved meanwhile, which is slow on a small machine.
vi.setConfig({ testTimeout: 120_000 })

const visit = useBrowser()
let site: StudioSite
let writer: Browser
let chief: Browser
let administrator: Browser
beforeAll(async () => {
  site = await startStudioSite()
  ;({ writer, chief, administrator } = await staff(site))
})
afterAll(() => site?.stop())

const refusals = /status of 4\d\d/
const picture = (width: number) =>
  readFile(join(import.meta.dirname, `../sample/art/pictures/scenic-hanxiang-tall/${width}.webp`))

/** Waits until all changes are saved. */
const saved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^(已保存|Saved)/ })
    .waitFor({ timeout: 30_000 })

/** Creates a news draft by the API. */
async function draft(who: Browser, title: string): Promise<string> {
  const document = { shared: { channel: 'group' }, zh: { title, summary: '一' }, en: null }
  return (await who.call('createEntry', { kind: 'news', document })).id
}
const documentOf = async (id: string, who = writer) => (await who.call('readEntry', { id })).document

const paste = (page: Page, field: string, html: string) =>
  page.getByRole('textbox', { name: field }).evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test('an article is written with text from Word, a table, a link and a picture, and published by two people', async () => {
  const page = await enter(visit, site.studioUrl, writer, '/news/create')
  await page.getByLabel('标题（中文）').fill('湖区春季开放')
  await page.getByRole('button', { name: '建立草稿' }).click()
  await page.getByRole('heading', { level: 1, name: '湖区春季开放' }).waitFor()
  const id = page.url().split('/').at(-1) ?? ''
  expect(await findingsOf(page)).toEqual([])

  await page.getByLabel('频道').click()
  await page.getByRole('option', { name: '集团新闻' }).click()
  const moment = page.getByRole('group', { name: '发布时间' })
  await moment.locator('input[type=date]').fill('2024-05-01')
  await moment.locator('input[type=time]').fill('09:30')
  await page.getByLabel('摘要（中文）').fill('五月一日起开放。')
  const body = page.getByRole('textbox', { name: '正文（中文）' })
  await body.click()
  await page.keyboard.type('前言')
  await page.keyboard.press('Enter')
  await paste(page, '正文（中文）', wordArticle)
  await page.getByText('有 1 张图片没有带过来').waitFor()
  await page.keyboard.press('Control+End')
  await paste(page, '正文（中文）', wpsTable)
  await body.locator('table td[colspan="2"]').waitFor()
  await paste(page, '正文（中文）', '<p>60 m<sup>2</sup>，CO<sub>2</sub>，90 m²</p>')
  await body.locator('sup', { hasText: '2' }).waitFor()

  // The toolbar by keyboard: Alt+F10 moves to it, arrows along it, Enter uses a tool.
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Alt+F10')
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '链接' })
  await dialog.getByLabel('文字').fill('文旅景区')
  await dialog.getByLabel('站内页面').fill('文旅景')
  await expect.poll(() => page.getByRole('option').count()).toBe(1)
  await page.getByRole('option', { name: '文旅景区 /member/scenic', exact: true }).click()
  await dialog.getByRole('button', { name: '完成' }).click()
  await body.locator('a[href="/member/scenic"]').waitFor()

  await page.getByRole('button', { name: '图片', exact: true }).first().click()
  const picker = page.getByRole('dialog', { name: '选择图片' })
  await picker.locator('input[type=file]').setInputFiles({
    name: '湖面.webp',
    mimeType: 'image/webp',
    buffer: await picture(800),
  })
  const use = picker.getByRole('button', { name: '使用' })
  await expect.poll(() => use.isEnabled(), { timeout: 60_000 }).toBe(true)
  await use.click()
  await page.getByRole('dialog').getByLabel('图片说明').fill('春天的湖')
  await page.getByRole('dialog').getByLabel('替代文字').fill('晨光里的湖面')
  await page.getByRole('dialog').getByRole('button', { name: '完成' }).click()
  await body.locator('figcaption', { hasText: '春天的湖' }).waitFor()
  await saved(page)

  const document = await documentOf(id)
  expect(document.shared).toEqual({ channel: 'group', publishedAt: '2024-05-01T09:30:00+08:00' })
  const text = JSON.stringify(document.zh?.body)
  for (const part of ['"heading"', '"tableCell"', '"colspan":2', '/member/scenic', '春天的湖', '会议要点'])
    expect(text).toContain(part)
  expect(text).not.toMatch(/Mso|style|file:|"target"|null/)
  expect(await findingsOf(page)).toEqual([])

  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: '预览（中文）' }).click()
  const preview = await opening
  await preview.waitForURL(`${site.baseUrl}/**`)
  await preview.getByRole('heading', { level: 1, name: '湖区春季开放' }).waitFor()
  await preview.getByText('春天的湖').waitFor()
  expect(await preview.locator('article sup').first().innerText()).toBe('2')
  await preview.getByText('90 m²').waitFor()
  await preview.close()

  await page.getByRole('button', { name: '提交审核（中文）' }).click()
  await page.getByText('已提交审核').waitFor()

  const other = await enter(visit, site.studioUrl, chief, `/news/${id}`)
  await other.getByRole('button', { name: '审核通过（中文）' }).click()
  await other.getByText('已审核通过').waitFor()
  // When a used step button disappears the others move up: an early click would hit the wrong one.
  await other.getByRole('button', { name: '审核通过（中文）' }).waitFor({ state: 'detached' })
  await other.getByRole('button', { name: '发布（中文）' }).click()
  const publishing = other.getByRole('dialog', { name: '发布中文' })
  expect(await findingsOf(other)).toEqual([])
  await publishing.getByRole('button', { name: '发布' }).click()
  await other.getByText('已发布', { exact: true }).first().waitFor()
  const { path } = await writer.call('readEntry', { id })
  await expect
    .poll(async () => (await fetch(site.baseUrl + path)).text(), { timeout: 10_000 })
    .toContain('春天的湖')
})

test('a change is saved automatically within ten seconds, and a crash while offline loses nothing', async () => {
  const id = await draft(writer, '自动保存')
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`, {
    allowed: /Failed to load resource/,
  })
  await page.getByLabel('来源（中文）').fill('集团宣传中心')
  await expect.poll(async () => (await documentOf(id)).zh?.source, { timeout: 10_000 }).toBe('集团宣传中心')
  // Leaving immediately saves first.
  await page.getByLabel('来源（中文）').fill('宣传部')
  await page.getByRole('link', { name: '返回列表' }).click()
  await page.getByRole('heading', { level: 1, name: '新闻' }).waitFor()
  expect((await documentOf(id)).zh?.source).toBe('宣传部')
  await show(page, `/news/${id}`)

  await page.context().setOffline(true)
  await page.getByLabel('作者（中文）').fill('断线时写的')
  await page.getByRole('status').filter({ hasText: '没有连接到服务器' }).waitFor()
  await page.close({ runBeforeUnload: false })
  await page.context().setOffline(false)
  const next = await page.context().newPage()
  await next.goto(`/#/news/${id}`)
  const offer = next.getByRole('dialog', { name: '这台电脑上有没保存的内容' })
  await offer.getByText('断线时写的').waitFor()
  expect(await findingsOf(next)).toEqual([])
  await offer.getByRole('button', { name: '恢复这些改动' }).click()
  await expect.poll(async () => (await documentOf(id)).zh?.author, { timeout: 10_000 }).toBe('断线时写的')
  await saved(next)
  expect(
    await next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('studio-draft'))),
  ).toEqual([])
})

test('with a full storage of the browser lists can be filtered, and what cannot be kept on the computer is said', {
  tags: ['slow'],
}, async () => {
  const id = await draft(writer, '存储已满')
  const allowed = /Failed to load resource/
  const page = await enter(visit, site.studioUrl, writer, '/news', { allowed })
  await page.evaluate(() => {
    for (let size = 4_000_000, no = 0; size > 0; no += 1)
      try {
        localStorage.setItem(`other:${no}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
  })
  await page.getByRole('searchbox').fill('存储已满')
  const found = page.getByRole('link', { name: '存储已满', exact: true })
  await found.waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await found.click()

  const source = page.getByLabel('来源（中文）')
  await source.waitFor()
  await page.context().setOffline(true)
  await source.fill('留不下的')
  const status = page.getByRole('status')
  await status.filter({ hasText: '改动无法留在这台电脑上' }).waitFor()
  await page.getByRole('link', { name: '返回列表' }).click()
  await page.getByRole('dialog').getByText('现在离开，这些改动会丢失').waitFor()
  await page.getByRole('button', { name: '留在这里' }).click()
  // Some space is free again, and typing goes on.
  await page.evaluate(() => localStorage.clear())
  await source.fill('留得下的')
  await status.filter({ hasText: '改动已留在这台电脑上' }).waitFor()
  await page.context().setOffline(false)
  await saved(page)
  expect((await documentOf(id)).zh?.source).toBe('留得下的')
})

test('a browser that forbids storage opens the studio and saves', { tags: ['slow'] }, async () => {
  const page = await enter(visit, site.studioUrl, writer, '/')
  await page.context().addInitScript(() => {
    const get = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  await show(page, '/news/create')
  await page.getByLabel('标题（中文）').fill('没有存储')
  await page.getByRole('button', { name: '建立草稿' }).click()
  await page.getByRole('heading', { level: 1, name: '没有存储' }).waitFor()
  await page.getByLabel('来源（中文）').fill('照样保存')
  await saved(page)
  expect((await documentOf(page.url().split('/').at(-1) ?? '')).zh?.source).toBe('照样保存')
})

test('typing another address saves first as well, then navigates', async () => {
  const id = await draft(writer, '改了地址')
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`)
  await page.getByLabel('来源（中文）').fill('地址栏')
  await page.evaluate(() => {
    location.hash = '#/calendar'
  })
  await page.getByRole('heading', { level: 1, name: '排期' }).waitFor()
  expect((await documentOf(id)).zh?.source).toBe('地址栏')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '改了地址' }).waitFor()
})

test('a copy, and what is moved to the bin, has what was typed right before', async () => {
  const id = await draft(writer, '写到一半')
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`)
  await page.getByLabel('来源（中文）').fill('先写的')
  await page.getByRole('button', { name: '复制一份' }).click()
  await page.getByText('已复制为新的草稿').waitFor()
  const copy = page.url().split('/').at(-1) ?? ''
  expect(copy).not.toBe(id)
  expect((await documentOf(copy)).zh?.source).toBe('先写的')
  await expect.poll(() => page.getByLabel('来源（中文）').inputValue()).toBe('先写的')
  await page.getByLabel('来源（中文）').fill('后写的')
  await page.getByRole('button', { name: '移入回收站' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '移入回收站' }).click()
  await page.getByRole('heading', { level: 1, name: '新闻' }).waitFor()
  expect(await writer.call('readEntry', { id: copy })).toMatchObject({
    trashed: true,
    document: { zh: { source: '后写的' } },
  })
})

test('two people in one entry see each other; the same field shows both versions, different fields are merged', async () => {
  const id = await draft(writer, '两人同改')
  await chief.call('heartbeat', { id, editing: true })
  // They only have it open, so they are not said to edit it.
  await administrator.call('heartbeat', { id, editing: false })
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`, { allowed: refusals })
  await page.getByText('顾山正在编辑这篇内容', { exact: true }).waitFor()

  const { document, revision } = await chief.call('readEntry', { id })
  const theirs = { ...document, zh: { ...document.zh, title: '两人同改：乙', source: '乙的来源' } }
  await chief.call('saveEntry', { id, basedOn: revision.no, document: theirs })
  await page.getByLabel('标题（中文）').fill('两人同改：甲')
  await page.getByLabel('作者（中文）').fill('甲写的')
  const choice = page.getByRole('group', { name: '标题（中文）：两人都改了' })
  await choice.waitFor({ timeout: 30_000 })
  expect(await choice.locator('ins').first().innerText()).toBe('甲')
  expect(await findingsOf(page)).toEqual([])
  expect((await documentOf(id)).zh?.title).toBe('两人同改：乙')
  await choice.getByRole('button', { name: '用我的' }).click()
  await saved(page)
  const merged = { title: '两人同改：甲', summary: '一', source: '乙的来源', author: '甲写的' }
  expect((await documentOf(id)).zh).toEqual(merged)

  // Different fields, here in two tabs, are merged without a question.
  const tab = await page.context().newPage()
  await show(tab, `/news/${id}`)
  await tab.getByLabel('来源（中文）').fill('另一个标签页')
  await page.getByLabel('摘要（中文）').fill('这个标签页')
  const both = { ...merged, source: '另一个标签页', summary: '这个标签页' }
  await expect.poll(async () => (await documentOf(id)).zh, { timeout: 30_000 }).toEqual(both)
  for (const each of [page, tab])
    await expect
      .poll(() => each.getByLabel('来源（中文）').inputValue(), { timeout: 15_000 })
      .toBe('另一个标签页')
})

test('a session that ends keeps every character of each tab, and they come back after signing in', {
  tags: ['slow'],
}, async () => {
  const id = await draft(writer, '登录已结束')
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`, { allowed: refusals })
  const tab = await page.context().newPage()
  await show(tab, `/news/${id}`)
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.getByLabel('来源（中文）').fill('第一页写的')
  await tab.getByLabel('作者（中文）').fill('第二页写的')
  for (const each of [page, tab])
    await each.getByRole('heading', { name: '登录' }).waitFor({ timeout: 30_000 })
  // Stored half a second after it was typed, and seen by other tabs a little later.
  const stored = () => page.evaluate(() => Object.values(localStorage).join())
  for (const text of ['第一页写的', '第二页写的']) await expect.poll(stored).toContain(text)
  await tab.close()
  await page.context().addCookies(cookies)
  await page.reload()
  const offer = page.getByRole('dialog', { name: '这台电脑上有没保存的内容' })
  for (let copies = 2; copies > 0; copies -= 1) {
    await offer.getByRole('button', { name: '恢复这些改动' }).click()
    await page.getByText('已恢复，将自动保存').waitFor()
  }
  await expect
    .poll(async () => (await documentOf(id)).zh, { timeout: 15_000 })
    .toMatchObject({ source: '第一页写的', author: '第二页写的' })

  // A form that is sent as a whole.
  await show(page, '/news/create')
  await page.getByLabel('标题（中文）').fill('写了一半的标题')
  await page.context().clearCookies()
  await page.getByRole('button', { name: '建立草稿' }).click()
  await page.getByRole('heading', { name: '登录' }).waitFor()
  await page.context().addCookies(cookies)
  await page.reload()
  await page.getByRole('button', { name: '建立草稿' }).click()
  await page.getByRole('heading', { level: 1, name: '写了一半的标题' }).waitFor()
})

test('copies that changed the same field are restored one after the other, and one that was saved is not offered', async () => {
  const id = await draft(writer, '两份副本')
  const { document } = await writer.call('readEntry', { id })
  const withSource = (source: string) => ({ ...document, zh: { ...document.zh, source } })
  await chief.call('saveEntry', { id, basedOn: 1, document: withSource('同事写的') })
  const { me } = await writer.call('session', {})
  const page = await enter(visit, site.studioUrl, writer, '/news')
  await page.evaluate(
    ([prefix, copies]) => {
      for (const [at, copy] of copies.entries()) localStorage.setItem(`${prefix}:${at}`, copy)
    },
    [
      `studio-draft:${me?.id}:${id}`,
      ['同事写的', '早晨', '夜里'].map((source, at) =>
        JSON.stringify({ document: withSource(source), basedOn: 1, at: `2026-05-01T00:00:0${at}Z` }),
      ),
    ] as const,
  )
  await page.goto(`/#/news/${id}`)
  const offer = page.getByRole('dialog', { name: '这台电脑上有没保存的内容' })
  const choice = page.getByRole('group', { name: '来源（中文）：两人都改了' })
  const source = async () => (await documentOf(id)).zh?.source
  for (const [mine, theirs] of [
    ['早晨', '同事写的'],
    ['夜里', '早晨'],
  ] as const) {
    await offer.getByText(mine).waitFor()
    await offer.getByRole('button', { name: '恢复这些改动' }).click()
    await choice.getByText(theirs).waitFor()
    expect(await offer.count()).toBe(0)
    expect(await source()).toBe(theirs)
    await choice.getByRole('button', { name: '用我的' }).click()
    await expect.poll(source, { timeout: 15_000 }).toBe(mine)
  }
  await saved(page)
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('studio-draft'))
  expect(await page.evaluate(keys)).toEqual([])
})

test('signing in again after the session has ended continues where it was, inside an open dialog too', {
  tags: ['slow'],
}, async () => {
  const id = await draft(writer, '登录之后继续')
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`, { allowed: refusals })
  await page.getByLabel('作者（中文）').fill('登录之前写的')
  await page.getByRole('textbox', { name: '正文（中文）' }).click()
  await page.getByRole('button', { name: '链接', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: '链接' })
  await dialog.getByLabel('文字').fill('写到一半的链接')
  await page.context().clearCookies()
  await page.getByRole('heading', { name: '登录' }).waitFor({ timeout: 30_000 })
  expect(await findingsOf(page)).toEqual([])
  expect(await page.title()).toMatch(/^登录/)
  await page.getByRole('textbox', { name: '邮箱', exact: true }).fill('wen@lingshan.example')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('heading', { name: '登录' }).waitFor({ state: 'detached' })
  expect(await page.title()).toMatch(/^登录之后继续/)
  expect(await dialog.getByLabel('文字').inputValue()).toBe('写到一半的链接')
  await dialog.getByRole('button', { name: '取消' }).click()
  await saved(page)
  expect((await documentOf(id)).zh?.author).toBe('登录之前写的')
  writer.cookies.clear()
  for (const { name, value } of await page.context().cookies()) writer.cookies.set(name, value)
})

test('the library takes several files at once, says why one is refused, and saves texts and focal point', {
  tags: ['slow'],
}, async () => {
  const page = await enter(visit, site.studioUrl, chief, '/media', { allowed: refusals })
  await page.getByRole('button', { name: 'English' }).click()
  const file = (name: string, mimeType: string, text: string) => ({
    name,
    mimeType,
    buffer: Buffer.from(text),
  })
  await page
    .locator('input[type=file]')
    .setInputFiles([
      file('drawing.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      { name: 'evening.webp', mimeType: 'image/webp', buffer: await picture(640) },
      file('words.pdf', 'application/pdf', 'no PDF at all'),
    ])
  const uploads = page.getByRole('list', { name: 'Uploads' })
  await uploads.getByRole('listitem').filter({ hasText: 'drawing.svg' }).getByText('Not taken').waitFor()
  await uploads
    .getByRole('listitem')
    .filter({ hasText: 'words.pdf' })
    .getByText('Not taken')
    .waitFor({ timeout: 60_000 })

  // It stays until it is dismissed, as another page of the library may be open.
  const ready = uploads.getByRole('listitem').filter({ hasText: 'evening.webp' })
  await ready.getByText('Ready').waitFor()
  await ready.getByRole('button', { name: 'Dismiss' }).click()
  await ready.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^evening\.webp/ }).click()
  const details = page.getByRole('dialog', { name: 'evening.webp' })
  await details.getByText('Not used in any entry yet').waitFor()
  await details.getByLabel('Alternative text (Chinese)').fill('傍晚的湖')
  await details.getByLabel('Alternative text (English)').fill('The lake at dusk')
  await details.getByRole('button', { name: /^Focal point/ }).press('ArrowRight')
  expect(await findingsOf(page)).toEqual([])
  await details.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /The lake at dusk/ }).waitFor()
  const { rows } = await writer.call('mediaList', { text: 'evening' })
  expect(rows.find(({ name }) => name === 'evening.webp')).toMatchObject({
    focus: { x: 0.52, y: 0.5 },
    alt: { zh: '傍晚的湖', en: 'The lake at dusk' },
  })
})

test('the organisation chart is rearranged by keyboard, and a place is typed and moved', {
  tags: ['slow'],
}, async () => {
  const { rows } = await writer.call('entryList', { kind: 'organization' })
  const id = rows[0]?.id ?? ''
  const page = await enter(visit, site.studioUrl, writer, `/organization/${id}`)
  const before = (await documentOf(id)).shared.tree
  const roots: { children: { name: { zh: string } }[] }[] = Array.isArray(before) ? before : []
  const top = roots.find(({ children }) => children.length > 1)
  const names = (children: { name: { zh: string } }[]) => children.map(({ name }) => name.zh)
  const [first = '', second = ''] = names(top?.children ?? [])
  await page.getByRole('button', { name: first, exact: true }).click()
  await page.getByRole('button', { name: second, exact: true }).press('Alt+ArrowUp')
  // An open node would be another one in the same place.
  expect(await page.getByRole('button', { name: second, exact: true }).getAttribute('aria-expanded')).toBe(
    'false',
  )
  await page.getByText(new RegExp(`^已移动：${second}，现为第 [\\d.]+1 项`)).waitFor({ state: 'attached' })
  await saved(page)
  await expect
    .poll(async () => JSON.stringify((await documentOf(id)).shared.tree), { timeout: 30_000 })
    .toMatch(new RegExp(`${second}.*${first}`))
  // The focus moved with the node.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(second)
  expect(await findingsOf(page)).toEqual([])
  // The node that Ctrl+Z brings to the position of an open one is closed too.
  const handle = (name: string) => page.getByRole('button', { name, exact: true })
  await handle(second).click()
  await handle(second).press('Control+z')
  await page.getByText('已撤销上一步').waitFor()
  const open = [first, second].map((name) => handle(name).getAttribute('aria-expanded'))
  expect(await Promise.all(open)).toEqual(['false', 'false'])
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.getByRole('button', { name: `删除 · ${first}`, exact: true }).press('Enter')
  await expect.poll(focused).toBe(second)
  await page.getByText('撤销', { exact: true }).press('Enter')
  await expect.poll(focused).toBe(first)

  const scenic = await writer.call('entryList', { kind: 'scenic' })
  const spot = scenic.rows[0]?.id ?? ''
  const map = await enter(visit, site.studioUrl, writer, `/scenic/${spot}`)
  await map.getByLabel('位置 · 经度').first().fill('120.3012, 31.5701')
  await map.getByRole('button', { name: /^图钉/ }).first().press('ArrowLeft')
  await expect
    .poll(async () => (await documentOf(spot)).shared.place, { timeout: 30_000 })
    .toEqual({ system: 'gcj02', lng: 120.2762, lat: 31.5701 })
  expect(await findingsOf(map)).toEqual([])
})

test('a menu item without its English label is marked, blocks publishing, and its message leads to the field', {
  tags: ['slow'],
}, async () => {
  const { rows } = await administrator.call('entryList', { kind: 'menu' })
  const id = rows[0]?.id ?? ''
  const before = await documentOf(id, administrator)
  const page = await enter(visit, site.studioUrl, administrator, `/menu/${id}`)
  const item = page
    .getByRole('group', { name: '菜单' })
    .getByRole('button', { name: '成员企业', exact: true })
  await item.click()
  const label = page.getByLabel('名称（英文）')
  const english = await label.inputValue()
  await label.fill('')
  await page.getByText('请填写 · 0 / 40').waitFor()
  await item.click()
  await page.getByText('缺少英文').waitFor()
  await saved(page)
  const checks = page.getByRole('region', { name: '发布前检查（英文）' })
  await checks.getByRole('button', { name: '须修改 · 请填写：成员企业 · 名称' }).click()
  await expect.poll(() => label.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect(administrator.call('publish', { id, language: 'en' })).rejects.toMatchObject({
    error: { code: 'invalid' },
  })
  expect(await findingsOf(page)).toEqual([])

  // Ctrl+Z takes an added row back, also after it was saved.
  const added = page.getByRole('button', { name: '未命名', exact: true })
  await page.getByRole('button', { name: '添加菜单' }).click()
  await expect.poll(() => added.count()).toBe(1)
  await saved(page)
  await page.keyboard.press('Control+z')
  await expect.poll(() => added.count()).toBe(0)

  // An item whose page is gone says so, at the item and at its field.
  const target = page.getByLabel('页面', { exact: true })
  const path = await target.inputValue()
  await target.fill('/newsAndInformation/group/not-there')
  await page
    .getByText('站内没有这个页面：/newsAndInformation/group/not-there（中文）')
    .waitFor({ timeout: 20_000 })
  await item.click()
  await page.getByText('页面不存在或未公开').waitFor()
  await item.click()
  await target.fill(path)

  await label.fill(english)
  await page.getByText('缺少英文').waitFor({ state: 'detached' })
  await expect.poll(() => documentOf(id, administrator), { timeout: 30_000 }).toEqual(before)
  // The edited labels are published: the menu has no other texts.
  await administrator.call('publish', { id, language: 'en' })
})

test('the save status stays visible below the top bar while scrolling', async () => {
  const id = await draft(writer, '长长的表单')
  for (const width of [1280, 390]) {
    const page = await enter(visit, site.studioUrl, writer, `/news/${id}`, {
      viewport: { width, height: 700 },
    })
    await saved(page)
    await page.evaluate(() => window.scrollTo(0, 600))
    const line = page.getByRole('status').filter({ hasText: /^已保存/ })
    const isInSight = () =>
      line.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect()
        return window.scrollY > 300 && element.contains(document.elementFromPoint(left + 5, top + height / 2))
      })
    await expect.poll(isInSight).toBe(true)
  }
})
