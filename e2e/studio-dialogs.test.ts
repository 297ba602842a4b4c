/** @module-tag slow */
import { mediaWordsOf } from '@shanmen/content/documents/document.ts'
import { editorMessages } from '@shanmen/studio/app/messages/editor.ts'
import { mediaMessages } from '@shanmen/studio/app/messages/media.ts'
import { peopleMessages } from '@shanmen/studio/app/messages/people.ts'
import { richTextMessages } from '@shanmen/studio/app/messages/rich.ts'
import { shellMessages } from '@shanmen/studio/app/messages/shell.ts'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsOf } from './axe.ts'
import { useBrowser } from './browser.ts'
import { ways } from './every-way.ts'
import { enter, press, show, tabTo } from './studio-page.ts'
import { invite, type StudioSite, staff, startStudioSite } from './studio-site.ts'

const visit = useBrowser()
let site: StudioSite
let writer: Browser
let chief: Browser
let administrator: Browser
let second: Browser
beforeAll(async () => {
  site = await startStudioSite()
  ;({ writer, chief, administrator } = await staff(site))
  const person = { email: 'he@lingshan.example', name: '何川', roles: ['administrator'] as const }
  second = await invite(site, administrator, person)
})
afterAll(() => site?.stop())

const article = (title: string, cover: string) => ({
  shared: { channel: 'group', publishedAt: '2024-05-01T09:30:00+08:00', cover },
  zh: {
    title,
    summary: '一句话。',
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '正文。' }] }] },
  },
  en: null,
})

const hasFocus = (goal: Locator) => goal.evaluate((element) => element === document.activeElement)

/** Types a reason, closes the dialog by Escape, and finds the reason in it again; leaves the dialog open. */
async function typeReason(page: Page, { step, dialog, field }: Record<'step' | 'dialog' | 'field', Locator>) {
  const reason = '请写明来源，并核对日期'
  await press(page, step)
  await dialog.waitFor()
  // It is ready to be typed into; nothing is done without a reason.
  await expect.poll(() => hasFocus(field)).toBe(true)
  expect(await dialog.getByRole('button').last().isDisabled()).toBe(true)
  await page.keyboard.type(reason)
  expect(await findingsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(step)).toBe(true)
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  expect(await field.inputValue()).toBe(reason)
  return reason
}

// In one language; in both with EVERY_WAY=1.
test.each(ways(['zh', 'en'] as const, 0))(
  'by keyboard in %s: words of a picture, return with a comment, unpublish with a reason',
  async (language) => {
    const t = editorMessages[language]
    const media = mediaMessages[language]
    for (const who of [writer, chief]) await who.call('changeMe', { language })
    const { rows } = await writer.call('mediaList', { type: 'picture' })
    const [picture] = rows
    if (!picture) throw new Error('The sample has no picture.')
    const { id } = await writer.call('createEntry', {
      kind: 'news',
      document: article('对话框', picture.id),
    })
    const of = (page: Page, name: string) => page.getByRole('button', { name: t.inLanguage(name, 'zh') })

    const page = await enter(visit, site.studioUrl, writer, `/news/${id}`)
    const edit = page.getByRole('button', { name: new RegExp(`^${media.edit} · `) })
    await press(page, edit)
    const details = page.getByRole('dialog', { name: picture.name })
    const words = details.getByLabel(media.alt('zh'))
    await tabTo(page, words)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('晨光里的山门')
    expect(await findingsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(edit)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await words.inputValue()).toBe('晨光里的山门')
    await press(page, details.getByRole('button', { name: media.save }))
    await page.getByText(media.staged).waitFor()
    await of(page, t.workflow.submit).waitFor()
    await press(page, of(page, t.workflow.submit))
    await page.getByText(t.lockedWaiting).waitFor()
    const { document } = await writer.call('readEntry', { id })
    expect(mediaWordsOf(document, 'zh').get(picture.id)).toBe('晨光里的山门')

    const other = await enter(visit, site.studioUrl, chief, `/news/${id}`)
    const returning = other.getByRole('dialog', { name: t.workflow.return })
    const comment = await typeReason(other, {
      step: of(other, t.workflow.return),
      dialog: returning,
      field: returning.getByRole('textbox'),
    })
    await press(other, returning.getByRole('button', { name: t.workflow.return }))
    await other.getByText(t.workflow.returned).first().waitFor()
    await page.getByText(comment).waitFor({ timeout: 15_000 })

    await writer.call('submit', { id, language: 'zh' })
    await chief.call('approve', { id, language: 'zh' })
    await chief.call('publish', { id, language: 'zh' })
    const withdrawal = other.getByRole('dialog', {
      name: t.workflow.unpublishQuestion(t.languages.zh),
    })
    const reason = await typeReason(other, {
      step: of(other, t.workflow.unpublish),
      dialog: withdrawal,
      field: withdrawal.getByRole('textbox'),
    })
    await withdrawal.getByRole('heading', { name: t.workflow.affectedPages }).waitFor()
    expect(await withdrawal.getByRole('listitem').count()).toBeGreaterThan(1)
    await press(other, withdrawal.getByRole('button', { name: t.workflow.unpublish }))
    await other.getByText(t.workflow.unpublished).waitFor()
    await show(other, `/news/${id}/history`)
    await other.getByText(reason).first().waitFor()
  },
  120_000,
)

test.each(ways(['zh', 'en'] as const, 1))(
  'by keyboard in %s: an administrator confirms one request of another, and refuses one',
  async (language) => {
    const t = peopleMessages[language]
    await second.call('changeMe', { language })
    const page = await enter(visit, site.studioUrl, second, '/')
    for (const decision of ['confirm', 'refuse'] as const) {
      const email = `${decision}.${language}@lingshan.example`
      const person = { email, name: `陶然 ${decision} ${language}`, sections: null, languages: null }
      await administrator.call('invitePerson', { ...person, roles: ['approver'] })
      await show(page, '/calendar')
      const notice = page.getByRole('note').filter({ hasText: t.requestsWaiting(1) })
      await press(page, notice.getByRole('link', { name: t.toRequests }))
      const requests = page.getByRole('region', { name: t.requests })
      await requests.getByText(email).waitFor()
      expect(await findingsOf(page)).toEqual([])
      const label = decision === 'confirm' ? t.requestConfirm : t.requestRefuse
      await press(page, requests.getByRole('button', { name: `${label} · ${person.name}` }))
      if (decision === 'confirm') {
        const link = page.getByRole('dialog', { name: t.linkTitle })
        await link.getByText(t.linkText('').slice(0, 10)).waitFor()
        // It cannot be shown again.
        await page.keyboard.press('Escape')
        await press(page, link.getByRole('button', { name: shellMessages[language].close }))
        await link.waitFor({ state: 'hidden' })
      } else await page.getByText(t.requestRefused).waitFor()
      await requests.waitFor({ state: 'detached' })
    }
    await page.getByRole('row', { name: `confirm.${language}@` }).waitFor()
    expect(await page.getByText(`refuse.${language}@`).count()).toBe(0)
  },
)

test('what is typed into the dialogs of a text, of a picture and of a link, is kept over a reload until it is done or cancelled', async () => {
  await writer.call('changeMe', { language: 'en' })
  const t = editorMessages.en
  const rich = richTextMessages.en
  const { rows } = await writer.call('mediaList', { type: 'picture' })
  const media = rows[0]?.id ?? ''
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const image = { type: 'image', attrs: { media, alt: '', caption: '' } }
  const body = { type: 'doc', content: [image, paragraph('茶园开放'), paragraph('山门关闭')] }
  const document = { shared: { channel: 'group' }, zh: { title: '图片说明', body }, en: null }
  const { id } = await writer.call('createEntry', { kind: 'news', document })
  const page = await enter(visit, site.studioUrl, writer, `/news/${id}`)
  const text = page.getByRole('textbox', { name: t.inLanguage('Text', 'zh') })
  const dialog = page.getByRole('dialog')

  const edit = text.getByRole('button', { name: rich.editPicture })
  const caption = dialog.getByLabel(rich.caption)
  await edit.click()
  await caption.fill('写到一半的说明')
  await page.reload()
  await edit.click()
  expect(await caption.inputValue()).toBe('写到一半的说明')
  await dialog.getByText(mediaMessages.en.unsaved).waitFor()
  expect(await findingsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: t.done }).click()
  await text.locator('figcaption', { hasText: '写到一半的说明' }).waitFor()
  await edit.click()
  await caption.fill('不要的说明')
  await page.keyboard.press('Escape')
  await edit.click()
  expect(await caption.inputValue()).toBe('写到一半的说明')
  await page.keyboard.press('Escape')

  // A reload asks first as long as something is not saved.
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor({ timeout: 30_000 })
  // It belongs to the words that were there.
  await edit.click()
  await caption.fill('没有写完的说明')
  const { document: before, revision } = await chief.call('readEntry', { id })
  const changed = { ...image, attrs: { ...image.attrs, caption: '新的说明' } }
  const after = {
    ...before,
    zh: { ...before.zh, body: { ...body, content: [changed, ...body.content.slice(1)] } },
  }
  await chief.call('saveEntry', { id, basedOn: revision.no, document: after })
  await page.reload()
  await edit.click()
  expect(await caption.inputValue()).toBe('新的说明')
  await page.keyboard.press('Escape')
  const link = page.getByRole('button', { name: rich.link, exact: true }).first()
  const outside = dialog.getByLabel(rich.linkOutside)
  await link.click()
  await outside.fill('https://lingshan.example/zh')
  await page.reload()
  await link.click()
  expect(await outside.inputValue()).toBe('https://lingshan.example/zh')
  await dialog.getByText(mediaMessages.en.unsaved).waitFor()
  await page.keyboard.press('Escape')

  // It belongs to the phrase that was selected.
  const phrase = text.getByText('茶园开放')
  await phrase.click({ clickCount: 3 })
  await link.click()
  expect(await outside.inputValue()).toBe('')
  await outside.fill('https://lingshan.example/tea')
  await page.reload()
  await text.getByText('山门关闭').click({ clickCount: 3 })
  await link.click()
  expect(await outside.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await phrase.click({ clickCount: 3 })
  await link.click()
  expect(await outside.inputValue()).toBe('https://lingshan.example/tea')
})

test('what is typed into the dialogs of publishing and inviting is kept over a reload, until it is sent or the person signs out', async () => {
  for (const who of [chief, administrator]) await who.call('changeMe', { language: 'en' })
  const t = editorMessages.en
  const { rows } = await writer.call('mediaList', { type: 'picture' })
  const document = article('定时发布', rows[0]?.id ?? '')
  const { id } = await writer.call('createEntry', { kind: 'news', document })
  await writer.call('submit', { id, language: 'zh' })
  await chief.call('approve', { id, language: 'zh' })

  const page = await enter(visit, site.studioUrl, chief, `/news/${id}`)
  const publishing = page.getByRole('dialog', { name: t.workflow.publishTitle(t.languages.zh) })
  const later = publishing.getByLabel(t.workflow.at)
  const [day, time] = [publishing.locator('#publish-from'), publishing.locator('#publish-from-time')]
  const openPublishing = async () => {
    await press(page, page.getByRole('button', { name: t.inLanguage(t.workflow.publish, 'zh') }))
    await publishing.waitFor()
  }
  const planned = `${new Date().getUTCFullYear() + 1}-03-04`
  await openPublishing()
  await later.check()
  await day.fill(planned)
  // What is typed in part has no value for the browser: it must not count as absent.
  const run = publishing.getByRole('button', { name: t.workflow.publish, exact: true })
  for (const input of [time, publishing.locator('#publish-until')]) {
    await input.press('ArrowUp')
    await input.blur()
    await publishing.getByText(t.halfTyped).waitFor()
    expect(await run.isDisabled()).toBe(true)
    await input.fill(input === time ? '09:30' : planned)
    expect(await publishing.getByText(t.halfTyped).count()).toBe(0)
    expect(await run.isDisabled()).toBe(false)
  }
  await publishing.locator('#publish-until').fill('')
  await page.reload()
  await openPublishing()
  expect(await later.isChecked()).toBe(true)
  expect([await day.inputValue(), await time.inputValue()]).toEqual([planned, '09:30'])
  await run.click()
  await publishing.waitFor({ state: 'hidden' })
  const { zh } = await chief.call('readEntry', { id })
  expect(zh.windows.map(({ from }) => Date.parse(from))).toEqual([Date.parse(`${planned}T09:30:00+08:00`)])
  const unsent = (of: Page) => of.evaluate(() => Object.values(sessionStorage).join())
  expect(await unsent(page)).not.toContain(planned)

  const people = peopleMessages.en
  // A call that is running at the end of the session gets a 401.
  const allowed = /status of 401/
  const office = await enter(visit, site.studioUrl, administrator, '/people', { allowed })
  const inviting = office.getByRole('dialog', { name: people.inviteTitle })
  const openInviting = async () => {
    await press(office, office.getByRole('button', { name: people.invite, exact: true }))
    await inviting.waitFor()
  }
  const [email, name] = [inviting.getByLabel(people.email), inviting.getByLabel(people.name)]
  const limit = inviting.getByLabel(people.limitLanguages)
  await openInviting()
  await email.fill('shen@lingshan.example')
  await name.fill('沈知微')
  await limit.check()
  await office.reload()
  await openInviting()
  expect([await email.inputValue(), await name.inputValue()]).toEqual(['shen@lingshan.example', '沈知微'])
  expect(await limit.isChecked()).toBe(true)
  await inviting.getByRole('button', { name: 'Cancel' }).click()
  await openInviting()
  expect(await email.inputValue()).toBe('')
  expect(await limit.isChecked()).toBe(false)
  await email.fill('shen@lingshan.example')
  expect(await unsent(office)).toContain('shen@lingshan.example')
  await office.keyboard.press('Escape')
  await office.goto('/#/sign-out')
  await office.getByLabel('E-mail').waitFor()
  expect(await unsent(office)).not.toContain('shen@lingshan.example')
})
