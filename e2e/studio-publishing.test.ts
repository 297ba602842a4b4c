/** @module-tag slow */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsOf } from './axe.ts'
import { useBrowser } from './browser.ts'
import { enter, press, show, tabTo, type } from './studio-page.ts'
import { password, type StudioSite, staff, startStudioSite } from './studio-site.ts'

const visit = useBrowser()
let site: StudioSite
let writer: Browser
let chief: Browser
beforeAll(async () => {
  site = await startStudioSite()
  ;({ writer, chief } = await staff(site))
  for (const who of [writer, chief]) await who.call('changeMe', { language: 'en' })
})
afterAll(() => site?.stop())

/** Signs in by keyboard. The studio is in English once the person is known. */
async function signIn(email: string): Promise<Page> {
  const page = await visit({ baseURL: site.studioUrl, reducedMotion: 'reduce', locale: 'en-GB' })
  await page.goto('/')
  await type(page, page.getByLabel(/^(邮箱|E-mail)/), email)
  await type(page, page.getByLabel(/^(密码|Password)$/), password)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Studio' }).waitFor()
  return page
}

const publicText = async (path: string) => (await fetch(site.baseUrl + path)).text()
const article = (title: string) => ({
  shared: { channel: 'group', publishedAt: '2024-05-01T09:30:00+08:00' },
  zh: {
    title,
    summary: '一句话。',
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '正文。' }] }] },
  },
  en: null,
})

test('by keyboard alone, in English: sign in, write in both languages, submit, approve as another person, publish, see it on the site', async () => {
  const page = await signIn('wen@lingshan.example')
  await press(page, page.getByRole('link', { name: 'News', exact: true }))
  await press(page, page.getByRole('link', { name: 'New', exact: true }))
  await type(page, page.getByLabel('Title (Chinese)'), '键盘写成的一篇')
  await type(page, page.getByLabel('Title (English)'), 'Written with keys')
  await press(page, page.getByRole('button', { name: 'Make the draft' }))
  await page.getByRole('heading', { level: 1, name: 'Written with keys' }).waitFor()
  const id = page.url().split('/').at(-1) ?? ''
  await tabTo(page, page.getByRole('combobox', { name: /^Channel/ }))
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Group News' }).waitFor()
  await page.keyboard.type('Group')
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('input[type=date]'))
  // The up key sets each empty part of a date, in any order of the parts.
  for (const part of ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowUp'])
    await page.keyboard.press(part)
  await type(page, page.getByLabel('Summary (Chinese)'), '不用鼠标也能写。')
  await type(page, page.getByLabel('Summary (English)'), 'It takes no mouse.')
  await type(page, page.getByRole('textbox', { name: 'Text (Chinese)' }), '全程只用键盘。')
  await type(page, page.getByRole('textbox', { name: 'Text (English)' }), 'By the keyboard alone.')
  for (const language of ['Chinese', 'English']) {
    await press(page, page.getByRole('button', { name: `Submit for approval (${language})` }))
    const panel = page.getByRole('region', { name: language, exact: true })
    await panel.getByText(/^Submitted by 闻笛/).waitFor()
  }

  const other = await signIn('gu@lingshan.example')
  await press(other, other.getByRole('link', { name: '键盘写成的一篇' }))
  for (const language of ['Chinese', 'English']) {
    await press(other, other.getByRole('button', { name: `Approve (${language})` }))
    await press(other, other.getByRole('button', { name: `Publish (${language})` }))
    const dialog = other.getByRole('dialog', { name: `Publish in ${language}` })
    await press(other, dialog.getByRole('button', { name: 'Publish', exact: true }))
    await other.getByRole('button', { name: `Unpublish (${language})` }).waitFor()
    const panel = other.getByRole('region', { name: language, exact: true })
    const link = panel.getByRole('link', { name: /opens in a new tab$/ })
    const [shown] = await Promise.all([other.waitForEvent('popup'), press(other, link)])
    await shown.getByText(language === 'Chinese' ? '全程只用键盘。' : 'By the keyboard alone.').waitFor()
    await shown.close()
  }
  const { path } = await writer.call('readEntry', { id })
  await expect.poll(() => publicText(String(path)), { timeout: 10_000 }).toContain('全程只用键盘。')
  await expect.poll(() => publicText(`/en${path}`), { timeout: 10_000 }).toContain('By the keyboard alone.')
}, 120_000)

test('what waits is locked until it is withdrawn; a return shows on the open screen, its comment stays', async () => {
  const { id } = await writer.call('createEntry', { kind: 'news', document: article('等待审核的一篇') })
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`)
  const title = page.getByLabel('Title (Chinese)')
  const submit = page.getByRole('button', { name: 'Submit for approval (Chinese)' })
  // A double click, of which the second meets what stands there then.
  const { x = 0, y = 0 } = (await submit.boundingBox()) ?? {}
  await page.mouse.move(x + 8, y + 8)
  const click = async (clickCount: number) => {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
  }
  await click(1)
  await page.getByText('This waits for approval and is locked.').waitFor()
  const met = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.ariaLabel, [
    x + 8,
    y + 8,
  ] as const)
  expect(met).toBe('Withdraw submission (Chinese)')
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
  await click(2)
  await expect.poll(() => sent, { timeout: 10_000 }).toContain('heartbeat')
  expect(sent).not.toContain('withdraw')
  expect(await title.isDisabled()).toBe(true)
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Withdraw submission (Chinese)' }).click()
  await expect.poll(() => title.isEnabled()).toBe(true)
  await title.fill('改好的一篇')
  await submit.click()
  await expect.poll(() => title.isDisabled()).toBe(true)
  await chief.call('returnEntry', { id, language: 'zh', note: '请补充来源' })
  await page.getByText('Chinese: returned by 顾山, see the comment').waitFor({ timeout: 15_000 })
  await page.getByText('请补充来源').waitFor()
  await page.getByLabel('Source (Chinese)').fill('宣传部')
  await submit.click()
  const other = await enter(visit, site.studioUrl, chief, `/news/${id}`)
  for (const screen of [page, other]) {
    await screen.getByText(/^Submitted by 闻笛/).waitFor()
    await screen.getByText(/^Comment of the last return by 顾山/).waitFor()
  }
})

test('what someone else saved a moment before is submitted with it', async () => {
  const document = article('两人写的一篇')
  const { id, no } = await writer.call('createEntry', { kind: 'news', document })
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`, {
    allowed: /Failed to load resource/,
  })
  // The screen does not hear of it first.
  await page.route('**/heartbeat', (route) => route.abort())
  const en = { ...document.zh, title: 'Written by two' }
  await chief.call('saveEntry', { id, basedOn: no, document: { ...document, en } })
  await page.getByRole('button', { name: 'Submit for approval (Chinese)' }).click()
  await page.getByText('This waits for approval and is locked.').waitFor()
  expect(await page.getByLabel('Title (English)').inputValue()).toBe('Written by two')
  expect((await writer.call('readEntry', { id })).zh).toMatchObject({
    state: 'submitted',
    review: { no: no + 1 },
  })
  expect((await chief.call('dashboard', {})).toApprove.map((row) => row.id)).toContain(id)
})

test('a preview that cannot be made leaves no empty tab', async () => {
  const { id } = await writer.call('createEntry', { kind: 'news', document: article('没有预览的一篇') })
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`, {
    allowed: /Failed to load resource/,
  })
  await page.route('**/preview', (route) => route.abort())
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview (Chinese)' }).click()
  const tab = await opening
  await page.getByText('The server does not answer').waitFor()
  await expect.poll(() => tab.isClosed()).toBe(true)
})

test('where words of a picture changed after the approval, the editor says so and offers to submit again', async () => {
  const bytes = await sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer()
  const { id: medium } = await writer.call(
    'uploadMedia',
    { name: 'plan.png' },
    { body: new Blob([new Uint8Array(bytes)]) },
  )
  await expect
    .poll(async () => (await writer.call('readMedia', { id: medium })).state, { timeout: 20_000 })
    .toBe('ready')
  await writer.call('changeMedia', { id: medium, alt: { zh: '平面' } })
  const shared = { category: 'goods', number: 'CG-9', publishedAt: '2026-01-05' }
  const picture = { type: 'image', attrs: { media: medium, alt: '', caption: '' } }
  const body = { type: 'doc', content: [...article('').zh.body.content, picture] }
  const document = { shared, zh: { title: '采购清洁用船', unit: '集团', body }, en: null }
  const { id } = await writer.call('createEntry', { kind: 'purchase', document })
  await writer.call('submit', { id, language: 'zh' })
  await chief.call('approve', { id, language: 'zh' })
  await writer.call('changeMedia', { id: medium, alt: { zh: '平面图' } })
  const page = await enter(visit, site.studioUrl, writer, `/purchase/${id}`)
  const outdated = page.getByText(/^Words of its pictures or files changed after it was approved/)
  await outdated.waitFor()
  // What visitors hear of it, in the language of the text and not of its editor.
  await page.getByText('Alternative text: 平面图').waitFor()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit for approval (Chinese)' }).click()
  await page.getByText('This waits for approval and is locked.').waitFor()
  await outdated.waitFor({ state: 'hidden' })
  await chief.call('approve', { id, language: 'zh' })
  await chief.call('publish', { id, language: 'zh' })
})

test('two revisions are compared word by word, the older one is restored as a draft', async () => {
  const first = article('山门的清晨')
  const { id, no } = await writer.call('createEntry', { kind: 'news', document: first })
  const document = { ...first, zh: { ...first.zh, title: '山门的黄昏' } }
  await writer.call('saveEntry', { id, basedOn: no, document })
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}/history`, {
    allowed: /Failed to load resource/,
  })
  const comparison = page.getByRole('region', { name: 'Compare two revisions' })
  await expect.poll(() => comparison.locator('del').allInnerTexts()).toEqual(['清晨'])
  expect(await comparison.locator('ins').allInnerTexts()).toEqual(['黄昏'])
  const restore = async () => {
    await page.getByRole('button', { name: 'Restore this revision · Revision 1' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Chinese text only/)
      .check()
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Restore this revision' }).click()
  }
  // Someone else saves while the list is open: it is shown, and then the older one is restored over it.
  await chief.call('saveEntry', {
    ...{ id, basedOn: no + 1 },
    document: { ...first, zh: { ...first.zh, title: '山门的午后' } },
  })
  await restore()
  await page.getByText('Someone has saved revision 3.').waitFor()
  await page.getByText('Revision 3 · newest').first().waitFor()
  await restore()
  await page.getByRole('heading', { level: 1, name: /山门的清晨/ }).waitFor()
  expect((await writer.call('readEntry', { id })).document.zh?.title).toBe('山门的清晨')
})

test('an import is checked row by row before it is written; entries are restored from the trash', async () => {
  const page = await enter(visit, site.studioUrl, writer, '/news/exchange')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export JSON' }).click(),
  ])
  await page.locator('input[type=file]').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/json',
    buffer: await readFile(await file.path()),
  })
  await page.getByText(/^Chosen: .*0 new, 0 changed, \d+ unchanged, 0 refused/).waitFor()
  const rows = [{ id: 'from-a-file', ...article('从文件来的一篇') }]
  const json = (value: unknown) => ({
    name: 'news.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(value)),
  })
  await page
    .locator('input[type=file]')
    .setInputFiles(json([{ ...rows[0], shared: { channel: 'nonsense' } }]))
  await page.getByText('nothing of the file is written').waitFor()
  expect(await findingsOf(page)).toEqual([])
  // 山门 in GBK, the default encoding of spreadsheets in China.
  const gbk = [Buffer.from('id;shared.isTop;zh.title\r\nin-gbk;TRUE;'), Buffer.from('c9bdc3c5', 'hex')]
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'gbk.csv', mimeType: 'text/csv', buffer: Buffer.concat(gbk) })
  await page.getByText(/^Chosen: gbk\.csv .*1 new, 0 changed/).waitFor()
  await page.getByText('The file was read as GBK.').waitFor()
  await page.getByRole('cell', { name: '山门', exact: true }).waitFor()
  const csv = '\uFEFFid,shared.channel,zh.title,zh.summary\nfrom-a-file,group,从文件来的一篇,一句话。\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'news.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByText(/^Chosen: news\.csv .*1 new, 0 changed/).waitFor()
  await page.getByText(/No entry of this kind has this id/).waitFor()
  await page.getByRole('button', { name: 'Write 1 entry' }).click()
  await page.getByText('Imported.').waitFor()

  await show(page, '/news')
  // The answer to what is typed was made before the entry is moved, and arrives after it.
  const asked = Promise.withResolvers<void>()
  const moved = page.waitForResponse((response) => response.url().endsWith('/bin'))
  await page.route(
    (url) => url.pathname === '/api/entries' && url.searchParams.has('text'),
    async (route) => {
      const response = await route.fetch()
      asked.resolve()
      await moved
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.getByLabel('Search titles or ids').fill('从文件来')
  await asked.promise
  await page.getByRole('button', { name: 'Move to bin · 从文件来的一篇' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to bin' }).click()
  await page.getByText('Nothing fits these filters.').waitFor()
  await page.getByRole('button', { name: 'Bin', exact: true }).click()
  await page.getByRole('button', { name: 'Restore · 从文件来的一篇' }).click()
  await page.getByText('Restored from the bin as a draft').waitFor()
})
