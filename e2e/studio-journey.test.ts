import { interfaceLanguages, languageCodes } from '@shanmen/contract/languages.ts'
import { dashboardMessages } from '@shanmen/studio/app/messages/dashboard.ts'
import { editorMessages } from '@shanmen/studio/app/messages/editor.ts'
import { listMessages } from '@shanmen/studio/app/messages/lists.ts'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findingsOf } from './axe.ts'
import { useBrowser, waitForHydration } from './browser.ts'
import { ways } from './every-way.ts'
import { enter, show } from './studio-page.ts'
import { type StudioSite, staff, startStudioSite } from './studio-site.ts'

// By the editor's own buttons, in both languages of the studio; drafts are saved automatically meanwhile.
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

const fields = {
  zh: {
    title: '标题',
    summary: '摘要',
    body: '正文',
    channel: '频道',
    group: '集团新闻',
    moment: '发布时间',
  },
  en: {
    title: 'Title',
    summary: 'Summary',
    body: 'Text',
    channel: 'Channel',
    group: 'Group News',
    moment: 'Date',
  },
}
const pathOf = async (id: string) => (await writer.call('readEntry', { id })).path ?? ''
const statusOf = async (path: string) => (await fetch(site.baseUrl + path)).status

/** Creates an article by the API that is public in both languages. */
async function publicArticle(title: string): Promise<string> {
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words. 正文。' }] }],
  }
  const { id } = await writer.call('createEntry', {
    kind: 'news',
    document: {
      shared: { channel: 'group', publishedAt: '2024-05-01T09:30:00+08:00' },
      zh: { title, summary: '中文摘要', body },
      en: { title: `${title} in English`, summary: 'A summary', body },
    },
  })
  for (const language of languageCodes) await chief.call('publish', { id, language })
  return id
}

test.each(ways(interfaceLanguages, 0))(
  'written in both languages, returned with a comment, changed, approved, published, visible: %s',
  async (language) => {
    for (const who of [writer, chief]) await who.call('changeMe', { language })
    const messages = editorMessages[language]
    const dashboard = dashboardMessages[language]
    const field = fields[language]
    const title = `两人写成的一篇 ${language}`
    const page = await enter(visit, site.studioUrl, writer, '/news/create')
    await page.getByLabel(messages.inLanguage(field.title, 'zh')).fill(title)
    await page.getByLabel(messages.inLanguage(field.title, 'en')).fill(`Written by two: ${language}`)
    await page.getByRole('button', { name: messages.createNow }).click()
    await page.getByRole('combobox', { name: field.channel }).click()
    await page.getByRole('option', { name: field.group }).click()
    const moment = page.getByRole('group', { name: field.moment })
    await moment.locator('input[type=date]').fill('2024-05-01')
    await page.getByLabel(messages.inLanguage(field.summary, 'zh')).fill('湖边的石阶修好了。')
    await page
      .getByLabel(messages.inLanguage(field.summary, 'en'))
      .fill('The steps by the lake are repaired.')
    await page.getByRole('textbox', { name: messages.inLanguage(field.body, 'zh') }).fill('石阶四十二级。')
    await page.getByRole('textbox', { name: messages.inLanguage(field.body, 'en') }).fill('Forty-two steps.')
    await page.getByRole('button', { name: messages.inLanguage(messages.workflow.submit, 'zh') }).click()
    await page.getByText(messages.workflow.submitted, { exact: true }).first().waitFor()

    const other = await enter(visit, site.studioUrl, chief, '/')
    const waiting = () =>
      other.getByRole('region', { name: dashboard.toApprove }).getByRole('link', { name: title })
    await waiting().click()
    await other.getByRole('button', { name: messages.inLanguage(messages.workflow.return, 'zh') }).click()
    const returning = other.getByRole('dialog', { name: messages.workflow.return })
    await returning.getByLabel(messages.workflow.returnNote).fill('请写明日期。')
    expect(await findingsOf(other)).toEqual([])
    await returning.getByRole('button', { name: messages.workflow.return }).click()
    await other.getByText(messages.workflow.returned, { exact: true }).first().waitFor()

    await show(page, '/')
    const mine = page.getByRole('region', { name: dashboard.returned })
    await mine.getByText(dashboard.comment('请写明日期。')).waitFor()
    await mine.getByRole('link', { name: title }).click()
    await page.getByRole('blockquote').getByText('请写明日期。').waitFor()
    await page.getByLabel(messages.inLanguage(field.summary, 'zh')).fill('湖边的石阶五月一日修好。')
    for (const code of languageCodes) {
      await page.getByRole('button', { name: messages.inLanguage(messages.workflow.submit, code) }).click()
      const panel = page.getByRole('region', { name: messages.languages[code], exact: true })
      await panel.getByText(writerSubmitted(language)).waitFor()
    }

    await show(other, '/')
    await waiting().click()
    for (const code of languageCodes) {
      await other.getByRole('button', { name: messages.inLanguage(messages.workflow.approve, code) }).click()
      await other.getByRole('button', { name: messages.inLanguage(messages.workflow.publish, code) }).click()
      const publishing = other.getByRole('dialog', {
        name: messages.workflow.publishTitle(messages.languages[code]),
      })
      await publishing.getByRole('button', { name: messages.workflow.publish, exact: true }).click()
      await other
        .getByRole('button', { name: messages.inLanguage(messages.workflow.unpublish, code) })
        .waitFor()
    }
    const path = await pathOf(other.url().split('/').at(-1) ?? '')
    const reader = await visit()
    await expect.poll(() => statusOf(`/en${path}`)).toBe(200)
    await reader.goto(site.baseUrl + path)
    await reader.getByRole('heading', { level: 1, name: title }).waitFor()
    await reader.getByText('石阶四十二级。').waitFor()
    await reader.goto(`${site.baseUrl}/en${path}`)
    await reader.getByRole('heading', { level: 1, name: `Written by two: ${language}` }).waitFor()
  },
)

test('what another person does to the open entry moves no button of its workflow', async () => {
  await chief.call('changeMe', { language: 'zh' })
  const messages = editorMessages.zh
  const id = await publicArticle('两人同时打开的一篇')
  const page = await enter(visit, site.studioUrl, chief, `/news/${id}`)
  const panel = page.getByRole('region', { name: messages.languages.en, exact: true })
  const button = panel.getByRole('button', { name: messages.inLanguage(messages.workflow.preview, 'en') })
  const before = await button.boundingBox()
  const { document } = await writer.call('readEntry', { id })
  await writer.call('saveEntry', {
    id,
    basedOn: 1,
    document: { ...document, zh: { ...document.zh, title: '两人同时打开的一篇，改过' } },
  })
  await writer.call('submit', { id, language: 'zh' })
  await writer.call('heartbeat', { id, editing: true })
  await page.getByText(messages.others('闻笛', 1, true)).waitFor()
  await page.getByText(messages.lockedWaiting).waitFor()
  expect(await button.boundingBox()).toEqual(before)
})

/** The text of a language's panel once this writer has submitted it. */
const writerSubmitted = (language: 'zh' | 'en') =>
  language === 'zh' ? /^闻笛于 .+ 提交审核/ : /^Submitted by 闻笛/

test.each(ways(interfaceLanguages, 1))(
  'an outdated English text is confirmed; a reader without account sees the draft by a link until it is revoked: %s',
  { tags: ['slow'] },
  async (language) => {
    await writer.call('changeMe', { language })
    const messages = editorMessages[language]
    const id = await publicArticle(`改过的一篇 ${language}`)
    const path = await pathOf(id)
    const page = await enter(visit, site.studioUrl, writer, `/news/${id}`)
    await page.getByLabel(messages.inLanguage(fields[language].summary, 'zh')).fill('还没有公开的摘要')
    await page
      .getByRole('button', { name: `${messages.translationOutdated} · ${messages.translationOutdatedShow}` })
      .click()
    await page
      .getByRole('group', { name: messages.translationOutdatedTitle(fields[language].summary) })
      .waitFor()
    expect(await findingsOf(page)).toEqual([])
    const lookedOver = page.getByRole('button', {
      name: messages.inLanguage(messages.workflow.upToDate, 'en'),
    })
    await lookedOver.click()
    await page.getByText(messages.workflow.upToDateDone).waitFor()
    await lookedOver.waitFor({ state: 'detached' })
    expect((await writer.call('readEntry', { id })).en.outdatedSince).toBeNull()

    await page.getByRole('button', { name: messages.inLanguage(messages.workflow.links, 'zh') }).click()
    const links = page.getByRole('dialog', { name: messages.inLanguage(messages.links.title, 'zh') })
    await links.getByRole('button', { name: messages.links.create }).click()
    const address = await links.getByLabel(messages.links.address).inputValue()
    expect(await findingsOf(page)).toEqual([])
    const stranger = await visit({ allowed: /status of 4\d\d/ })
    const opened = await stranger.goto(address)
    await waitForHydration(stranger)
    expect(new URL(stranger.url()).pathname).toBe(path)
    await stranger.getByText('还没有公开的摘要').waitFor()
    expect(opened?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': expect.stringContaining('noindex'),
    })
    expect(await (await fetch(site.baseUrl + path)).text()).not.toContain('还没有公开的摘要')
    await links.getByRole('button', { name: new RegExp(`^${messages.links.revoke} ·`) }).click()
    await links.getByText(new RegExp(`^${messages.links.states.revoked} ·`)).waitFor()
    expect((await stranger.goto(address))?.status()).toBe(410)
    await stranger.goto(site.baseUrl + path)
    expect(await stranger.content()).not.toContain('还没有公开的摘要')
  },
)

test.each(ways(interfaceLanguages, 2))(
  'unpublished, moved to the trash, found there, restored as a draft: %s',
  { tags: ['slow'] },
  async (language) => {
    for (const who of [writer, chief]) await who.call('changeMe', { language })
    const messages = editorMessages[language]
    const lists = listMessages[language]
    const title = `扔掉的一篇 ${language}`
    const id = await publicArticle(title)
    const path = await pathOf(id)
    expect(await statusOf(path)).toBe(200)
    const other = await enter(visit, site.studioUrl, chief, `/news/${id}`)
    for (const code of languageCodes) {
      await other
        .getByRole('button', { name: messages.inLanguage(messages.workflow.unpublish, code) })
        .click()
      const question = other.getByRole('dialog', {
        name: messages.workflow.unpublishQuestion(messages.languages[code]),
      })
      await question.getByText(messages.workflow.affectedPages).waitFor()
      await question.getByLabel(messages.workflow.unpublishNote).fill('重复')
      if (code === 'zh') expect(await findingsOf(other)).toEqual([])
      await question.getByRole('button', { name: messages.workflow.unpublish }).click()
      await question.waitFor({ state: 'detached' })
    }
    await expect.poll(() => statusOf(path)).toBe(404)

    const page = await enter(visit, site.studioUrl, writer, `/news/${id}`)
    await page.getByRole('button', { name: messages.moveToTrash }).click()
    const shown = language === 'en' ? `${title} in English` : title
    const question = page.getByRole('dialog', { name: messages.trashQuestion(shown) })
    expect(await findingsOf(page)).toEqual([])
    await question.getByRole('button', { name: messages.moveToTrash }).click()
    await page.getByText(messages.movedToTrash, { exact: true }).waitFor()
    await page.getByRole('button', { name: lists.trash, exact: true }).click()
    await page.getByRole('button', { name: `${lists.restore} · ${title}` }).click()
    await page.getByText(lists.restored).waitFor()
    await show(page, `/news/${id}`)
    await page.getByRole('button', { name: messages.inLanguage(messages.workflow.submit, 'zh') }).waitFor()
    expect(await statusOf(path)).toBe(404)
  },
)
