/** @module-tag slow */
import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, openBrowser } from '@shanmen/studio/testing/browser.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsOf } from './axe.ts'
import { useBrowser } from './browser.ts'
import { enter, show } from './studio-page.ts'
import { invite, password, type StudioSite, startStudioSite } from './studio-site.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of an authenticator app for a secret at a time (RFC 6238: SHA-1, six digits, thirty seconds). */
function totp(secret: string, at = Date.now()): string {
  const bits = [...secret.replace(/[\s=]/g, '').toUpperCase()]
    .map((character) => alphabet.indexOf(character).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const visit = useBrowser()
let site: StudioSite
let administrator: Browser
beforeAll(async () => {
  site = await startStudioSite()
})
afterAll(() => site?.stop())

const first = { email: 'lin@lingshan.example', name: '林岚' }

test('from the printed link to a second factor: set-up, enrolment, signing in with password and recovery code', async () => {
  const page = await visit({ baseURL: site.studioUrl, reducedMotion: 'reduce', allowed: /status of 4\d\d/ })
  await page.goto('/')
  await page.getByRole('heading', { name: '工作台尚未启用' }).waitFor()
  expect(await findingsOf(page)).toEqual([])

  await page.goto(site.setUpLink)
  await page.getByRole('heading', { name: '启用工作台' }).waitFor()
  expect(await findingsOf(page)).toEqual([])
  await page.getByLabel('邮箱').fill(first.email)
  await page.getByLabel('姓名').fill(first.name)
  await page.getByLabel('密码', { exact: true }).fill('password1234')
  await page.getByRole('button', { name: '创建管理员并进入' }).click()
  await page.getByRole('alert').filter({ hasText: /常/ }).waitFor()
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '创建管理员并进入' }).click()
  await page.getByRole('heading', { name: `${first.name}，您好` }).waitFor()
  await page.getByRole('note').filter({ hasText: '还剩 7 天' }).waitFor()

  await page.getByRole('button', { name: first.name }).click()
  await page.getByRole('menuitem', { name: '我的账号' }).click()
  await page.getByRole('button', { name: '启用两步验证' }).click()
  await page.getByLabel('请先输入当前密码').fill(password)
  await page.getByRole('button', { name: '继续' }).click()
  await page.getByRole('img', { name: '供验证器应用扫描的二维码' }).waitFor()
  const secret = await page.locator('code').first().innerText()
  await page.getByLabel('应用显示的六位数字').fill('000000')
  await page.getByRole('button', { name: '确认并启用' }).click()
  await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor()
  await page.getByLabel('应用显示的六位数字').fill(totp(secret))
  await page.getByRole('button', { name: '确认并启用' }).click()
  await page.getByRole('heading', { name: '恢复码' }).waitFor()
  const recovery = await page.locator('li code').first().innerText()
  expect(await findingsOf(page)).toEqual([])
  // The codes cannot be shown again: every way out asks first.
  const leaving = page.getByRole('dialog', { name: '恢复码还没有保存' })
  const stay = async () => {
    await leaving.getByRole('button', { name: '留在此页' }).click()
    await leaving.waitFor({ state: 'hidden' })
    expect(await page.locator('li code').first().innerText()).toBe(recovery)
  }
  await page.getByRole('link', { name: '排期' }).click()
  expect(await findingsOf(page)).toEqual([])
  await stay()
  await page.evaluate(() => {
    location.hash = '#/calendar'
  })
  await stay()
  await page.getByRole('button', { name: first.name }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await stay()
  await page.getByRole('button', { name: '结束全部登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '结束全部登录' }).click()
  await stay()
  await page.getByRole('button', { name: '我已保存恢复码' }).click()
  await page.getByText('已启用。登录时需要').waitFor()

  const leave = async () => {
    await page.getByRole('button', { name: first.name }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('heading', { name: '登录' }).waitFor()
    await page.getByLabel('邮箱').fill(first.email)
  }
  await leave()
  await page.getByLabel('密码', { exact: true }).fill('不是这个密码，肯定不是')
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('alert').filter({ hasText: '不正确' }).waitFor()
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('heading', { name: '两步验证' }).waitFor()
  // The button that had the focus is gone: the heading has it, and is announced.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('两步验证')
  expect(await findingsOf(page)).toEqual([])
  // The code of the next half minute is accepted too, as clocks differ; the one used to enrol is not.
  await page.getByLabel('验证码').fill(totp(secret, Date.now() + 30_000))
  await page.getByRole('button', { name: '验证', exact: true }).click()
  await page.getByRole('heading', { name: '我的账号' }).waitFor()
  await leave()
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('button', { name: '换一个账号登录' }).click()
  await page.getByRole('heading', { name: '登录' }).waitFor()
  await page.getByLabel('邮箱').fill(first.email)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('button', { name: /恢复码/ }).click()
  await page.getByLabel('恢复码').fill(recovery)
  await page.getByRole('button', { name: '验证', exact: true }).click()
  // Signing in returns to the requested screen.
  await page.getByRole('heading', { name: '我的账号' }).waitFor()

  await page.goto(site.setUpLink)
  await page.getByRole('heading', { name: '链接不能使用' }).waitFor()
  administrator = openBrowser(site.studioUrl)
  for (const { name, value } of await page.context().cookies()) administrator.cookies.set(name, value)
}, 120_000)

test('1.4.3, WCAG 3.3.8: signing in asks for no puzzle, and takes what is pasted or kept by a password manager', async () => {
  const page = await visit({ baseURL: site.studioUrl, reducedMotion: 'reduce' })
  await page.goto('/')
  const [email, secret] = [page.getByLabel('邮箱'), page.getByLabel('密码', { exact: true })]
  expect(await email.getAttribute('autocomplete')).toBe('username')
  expect(await secret.getAttribute('autocomplete')).toBe('current-password')
  await email.fill(password)
  await email.selectText()
  await page.keyboard.press('ControlOrMeta+C')
  await secret.focus()
  await page.keyboard.press('ControlOrMeta+V')
  expect(await secret.inputValue()).toBe(password)
  expect(await page.locator('form input:not([type=checkbox])').count()).toBe(2)
  expect(await page.locator('form :is(img, canvas, iframe, audio)').count()).toBe(0)
})

test('an administrator invites a person with limited rights, in English; that person sees only their sections, until deactivated', async () => {
  const page = await enter(visit, site.studioUrl, administrator, '/people', { allowed: /status of 403/ })
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill('mei@lingshan.example')
  await dialog.getByLabel('Name').fill('Mei Tang')
  await dialog.getByLabel('Only in these sections').check()
  await dialog.getByText('Choose at least one section').waitFor()
  await dialog.getByLabel('News').check()
  await dialog.getByLabel('Only in these languages').check()
  await dialog.getByLabel('English').check()
  expect(await findingsOf(page)).toEqual([])
  // The password was typed ten minutes ago: it is asked for again, and the step continues.
  const accounts = new DatabaseSync(join(site.dataDir, 'people.sqlite'), { timeout: 10_000 })
  const minutesAgo = new Date(Date.now() - 10 * 60_000).toISOString()
  accounts.prepare('update person_session set createdAt = ?').run(minutesAgo)
  accounts.close()
  await dialog.getByRole('button', { name: 'Make invitation link' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await confirmation.getByLabel('Enter your current password first').fill(password)
  expect(await findingsOf(page)).toEqual([])
  await confirmation.getByRole('button', { name: 'Continue' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toMatch(/#\/invitation\/[\w-]{20,}$/)
  // It cannot be shown again.
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const line = page.getByRole('row', { name: /Mei Tang/ })
  await expect.poll(() => line.innerText()).toMatch(/Invited, not joined yet/)
  expect(await line.innerText()).toMatch(/News; English/)

  const newcomer = await visit({
    baseURL: site.studioUrl,
    reducedMotion: 'reduce',
    allowed: /status of 4\d\d/,
  })
  await newcomer.goto(link)
  await newcomer.getByRole('button', { name: 'English' }).click()
  await newcomer.getByRole('heading', { name: 'Join the studio' }).waitFor()
  // The chosen language is remembered across pages until the account stores it.
  await newcomer.reload()
  await newcomer.getByRole('heading', { name: 'Join the studio' }).waitFor()
  await newcomer.getByLabel('Password', { exact: true }).fill(password)
  await newcomer.getByRole('button', { name: 'Join and enter' }).click()
  await newcomer.getByRole('heading', { name: 'Hello, Mei Tang' }).waitFor()
  const menu = newcomer.getByRole('navigation', { name: 'Studio' })
  expect((await menu.innerText()).split('\n').filter(Boolean)).toEqual([
    'Dashboard',
    'Calendar',
    'Media',
    'Content',
    'News',
    'News',
    'Events',
    'Press',
  ])
  await newcomer.goto('/#/people')
  await newcomer.getByRole('heading', { name: 'Not allowed' }).waitFor()

  await page.reload()
  await line.getByRole('button', { name: /Change/ }).click()
  await dialog.getByLabel('The account is active').uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => line.innerText()).toMatch(/Deactivated/)
  await newcomer.goto('/#/news')
  await newcomer.getByText('Your session has ended').waitFor()
}, 120_000)

test('the last administrator cannot be removed, and no one can raise their own rights', async () => {
  const page = await enter(visit, site.studioUrl, administrator, '/people', { allowed: /status of 4\d\d/ })
  await page
    .getByRole('row', { name: /林岚/ })
    .getByRole('button', { name: /^(修改|Change)/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^(管理员|Administrator)/).uncheck()
  await dialog.getByRole('button', { name: /^(保存|Save)$/ }).click()
  await dialog.getByRole('alert').filter({ hasText: /./ }).first().waitFor()
})

test('a name that administrators change of their own is shown at once, and requests that could not be read are reported', async () => {
  const page = await visit({ baseURL: site.studioUrl, reducedMotion: 'reduce', allowed: /Failed to load/ })
  await page.route('**/api/requests', (route) => route.abort())
  const cookies = [...administrator.cookies].map(([name, value]) => ({ name, value, url: site.studioUrl }))
  await page.context().addCookies(cookies)
  await page.goto('/#/people')
  await page.getByRole('alert').waitFor()
  await page.unroute('**/api/requests')
  await page.getByRole('button', { name: /^(重试|Try again)/ }).click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
  for (const [before, after] of [
    ['林岚', '林岚二'],
    ['林岚二', '林岚'],
  ] as const) {
    const row = page.getByRole('row', { name: before })
    await row.getByRole('button', { name: /^(修改|Change)/ }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^(姓名|Name)/)
      .fill(after)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(保存|Save)$/ })
      .click()
    await page.getByRole('banner').getByRole('button', { name: after, exact: true }).waitFor()
  }
})

test('an auditor reads the log, verifies its chain and downloads it as CSV', async () => {
  const auditor = await invite(site, administrator, {
    email: 'shen@lingshan.example',
    name: '沈鉴',
    roles: ['auditor'],
  })
  const page = await enter(visit, site.studioUrl, auditor, '/audit')
  await page.getByRole('button', { name: '核验记录链' }).click()
  await page.getByText('记录完整').waitFor()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('combobox', { name: /操作/ }).click()
  await page.getByRole('option', { name: '邀请', exact: true }).click()
  const lines = page.getByRole('row').filter({ hasText: '林岚' })
  await expect.poll(() => lines.count()).toBe(2)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('导出 CSV').click()])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\n').filter((line) => line.includes('invite')).length).toBeGreaterThanOrEqual(2)
  const who = page.getByLabel('人员', { exact: true })
  const none = page.getByText('没有符合条件的记录。')
  await who.fill('没有这个人')
  await none.waitFor()
  await who.fill('林')
  await expect.poll(() => lines.count()).toBe(2)
  await page.goBack()
  await none.waitFor()
  await page.goBack()
  await expect.poll(() => who.inputValue()).toBe('')
  // A year as it is while it is typed.
  const day = page.locator('input[type=date]').first()
  await day.fill('0002-11-30')
  expect([await day.inputValue(), page.url()]).toEqual(['0002-11-30', expect.not.stringContaining('0002')])
  await day.fill('20260-11-30')
  expect([await day.inputValue(), page.url()]).toEqual(['20260-11-30', expect.not.stringContaining('2026')])
  for (const screen of ['/news', '/media', '/calendar']) {
    await show(page, screen)
    await page.getByRole('heading', { level: 1, name: '没有权限' }).waitFor()
  }
})

test('ending all sessions in one that has ended itself asks to sign in, and ends them then', async () => {
  await administrator.call('confirmPassword', { password })
  const email = 'wu@lingshan.example'
  const editor = await invite(site, administrator, { email, name: '吴湖', roles: ['editor'] })
  const page = await enter(visit, site.studioUrl, editor, '/account', { allowed: /status of 401/ })
  await page.context().clearCookies()
  await page.getByRole('button', { name: '结束全部登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '结束全部登录' }).click()
  await page.getByText('登录已结束').waitFor()
  await page.getByLabel('邮箱').fill(email)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByText('请用单位分配的账号登录').waitFor()
  expect(page.url()).toMatch(/#\/account$/)
  await expect(editor.call('changeMe', {})).rejects.toMatchObject({ status: 401 })
})
