import { createEntry } from '@shanmen/content/entries/create.ts'
import { publish } from '@shanmen/content/entries/publish.ts'
import { readDetail } from '@shanmen/content/published/detail.ts'
import { news, now, purchase, put } from '@shanmen/content/testing/fixtures.ts'
import { tamper } from '@shanmen/content/testing/tamper.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveStudio } from '../testing/serve-studio.ts'

const type = { shared: { of: 'purchase', code: 'goods' }, zh: { name: '货物' }, en: { name: 'Goods' } }

async function serve() {
  const served = await serveStudio()
  await createEntry(served.content, 'admin', { kind: 'type', document: type })
  const editor = await served.personWith({ roles: ['editor'] }, '林岚')
  const approver = await served.personWith({ roles: ['approver'] }, '周一鸣')
  return { ...served, editor: editor.call, approver: approver.call }
}

test('submitted, returned with a comment, changed, approved, published; each step in its state', async () => {
  const { content, editor, approver } = await serve()
  const { id } = await editor('createEntry', { kind: 'purchase', slug: 'p1', document: purchase() })
  const zh = { id, language: 'zh' } as const
  await editor('submit', zh)
  expect((await approver('dashboard', {})).toApprove).toMatchObject([{ id, who: { name: '林岚' } }])
  await approver('returnEntry', { ...zh, revision: 1, note: '请补充编号' })
  const dashboard = await editor('dashboard', {})
  expect(dashboard.returned).toMatchObject([{ id, note: '请补充编号', who: { name: '周一鸣' } }])
  await editor('saveEntry', { id, basedOn: 1, document: purchase({ title: '补充后的公告' }) })
  await editor('submit', { ...zh, note: '已补充' })
  await expect(approver('approve', { ...zh, revision: 1 })).rejects.toMatchObject({
    status: 409,
    error: { newest: { no: 2 } },
  })
  await approver('approve', { ...zh, revision: 2 })
  expect((await editor('readEntry', { id })).zh).toMatchObject({ state: 'approved', review: { no: 2 } })
  expect(await approver('publish', zh)).toMatchObject({ no: 2, until: null, isLater: false })
  expect((await readDetail(content, 'purchase', 'zh', 'p1', now()))?.row.title).toBe('补充后的公告')
  expect(await readDetail(content, 'purchase', 'en', 'p1', now())).toBeNull()
  await approver('unpublish', { ...zh, note: '重复' })
  expect(await readDetail(content, 'purchase', 'zh', 'p1', now())).toBeNull()
})

test('where four eyes are required, an author can neither approve nor publish alone', async () => {
  const { personWith, editor } = await serve()
  const chief = await personWith({ roles: ['editor', 'approver'] })
  const { id } = await chief.call('createEntry', { kind: 'purchase', document: purchase() })
  const zh = { id, language: 'zh' } as const
  await chief.call('submit', zh)
  await expect(chief.call('approve', zh)).rejects.toMatchObject({ status: 403 })
  await expect(chief.call('publish', zh)).rejects.toMatchObject({ status: 403 })
  expect((await chief.call('dashboard', {})).toApprove).toEqual([])
  await expect(editor('approve', zh)).rejects.toMatchObject({ status: 403 })
})

test('nothing is published that the checks refuse; each problem names the path of its field', async () => {
  const { content, editor, approver } = await serve()
  const document = {
    ...news(),
    shared: { ...news().shared, cover: 'lost' },
    zh: { title: '一', summary: '', body: news().zh?.body },
  }
  const { id } = await editor('createEntry', { kind: 'news', document })
  const zh = { id, language: 'zh' } as const
  const { rows } = await editor('checks', zh)
  expect(rows.map(({ level, path }) => `${level} ${path.join('.')}`)).toEqual([
    'error zh.summary',
    'error shared.cover',
    'warning en',
  ])
  const refused = { status: 400, error: { issues: [{ path: ['zh', 'summary'] }, { code: 'noMedia' }] } }
  await expect(editor('submit', zh)).rejects.toMatchObject(refused)
  await expect(approver('publish', zh)).rejects.toMatchObject(refused)
  expect(await content.read.selectFrom('publication').select('id').execute()).toEqual([])
})

test('publishing for a span of time is on the calendar, and shows in the state', async () => {
  const { editor, approver } = await serve()
  const { id } = await editor('createEntry', { kind: 'news', slug: 'n', document: news() })
  const from = new Date(Date.now() + 3_600_000).toISOString()
  const until = new Date(Date.now() + 7_200_000).toISOString()
  const publish = () => approver('publish', { id, language: 'zh', from, until })
  // By the clock of the server: that of a screen may be wrong. A repeat changes nothing.
  for (const _ of ['first', 'again']) expect(await publish()).toMatchObject({ from, isLater: true })
  expect((await editor('readEntry', { id })).zh).toMatchObject({
    state: 'scheduled',
    windows: [{ no: 1, from, until, ended: false }],
  })
  const span = { from: new Date().toISOString(), until: new Date(Date.now() + 86_400_000).toISOString() }
  expect((await editor('calendar', span)).rows).toMatchObject([
    { id, what: 'appears', at: from, language: 'zh', who: { name: '周一鸣' } },
    { id, what: 'disappears', at: until, who: { name: '周一鸣' } },
  ])
  expect((await editor('dashboard', {})).scheduled).toMatchObject([{ id, from }])
  const wrong = approver('publish', { id, language: 'zh', from: until, until: from })
  await expect(wrong).rejects.toMatchObject({ status: 400, error: { issues: [{ path: ['until'] }] } })
})

test('the dashboard counts translations, names quiet sections and own drafts, all within the rights', async () => {
  const { content, editor, personWith } = await serve()
  const put = async (zh: string, en: string | null, languages: ('zh' | 'en')[]) => {
    const { id } = await createEntry(content, 'x', { kind: 'news', document: news({ zh, en }) })
    for (const language of languages) await publish(content, 'x', { entry: id, language })
    return id
  }
  await put('一', 'One', ['zh', 'en'])
  await put('二', 'Two', ['zh'])
  await put('三', null, ['zh'])
  const left = await put('四', 'Four', ['zh', 'en'])
  await editor('saveEntry', { id: left, basedOn: 1, document: news({ zh: '四改', en: 'Four' }) })
  const draft = await editor('createEntry', { kind: 'news', document: news({ zh: '五' }) })
  const dashboard = await editor('dashboard', {})
  expect(dashboard.translation).toEqual([
    { kind: 'news', done: 1, outOfDate: 1, waiting: 0, draft: 1, missing: 1, notPublic: 2 },
  ])
  expect(dashboard.outOfDate).toMatchObject([{ id: left, title: 'Four' }])
  expect(dashboard.mine).toMatchObject([{ id: draft.id }, { id: left }])
  expect(dashboard.quiet.map(({ section }) => section)).toEqual([
    'member',
    'college',
    'group',
    'disclosure',
    'party',
  ])
  const { call } = await personWith({ roles: ['editor'], sections: ['party'] })
  const narrow = await call('dashboard', {})
  expect(narrow).toMatchObject({ translation: [], outOfDate: [], quiet: [{ section: 'party', since: null }] })
})

test('the dashboard tells administrators of problems in both languages, and no one else', async () => {
  const { personWith } = await serveStudio({ problems: { clock: 'it is 3600 s behind' } })
  const found = async (role: 'administrator' | 'editor') =>
    (await (await personWith({ roles: [role] }, role)).call('dashboard', {})).findings
  expect(await found('administrator')).toEqual([
    { zh: expect.stringContaining('时钟'), en: expect.stringContaining('clock') },
  ])
  expect(await found('editor')).toEqual([])
})

test('pages to link to: those of the site and entries, by words', async () => {
  const { editor } = await serve()
  await editor('createEntry', { kind: 'news', slug: 'tea', document: news({ zh: '春茶开采' }) })
  const { rows } = await editor('pageList', { text: '春茶' })
  expect(rows).toEqual([
    {
      path: '/newsAndInformation/group/tea',
      title: { zh: '春茶开采', en: '' },
      state: { zh: 'draft', en: 'none' },
    },
  ])
  const all = await editor('pageList', {})
  expect(all.rows.map(({ path }) => path)).toContain('/member/scenic')
  const ofKind = await editor('pageList', { kind: 'scenic' })
  expect(ofKind.rows).toEqual([])
  expect((await editor('pageList', { text: '春茶', kind: 'news' })).rows).toHaveLength(1)
  expect((await editor('typeList', { of: 'purchase' })).rows).toEqual([
    { code: 'goods', name: { zh: '货物', en: 'Goods' } },
  ])
})

test('pages to link to are read without the texts of their entries', async () => {
  const { editor } = await serve()
  const body = '湖'.repeat(100_000)
  await editor('createEntry', { kind: 'news', slug: 'long', document: news({ channel: 'media', body }) })
  const parsing = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parsing.mockRestore())
  const { rows } = await editor('pageList', { kind: 'news' })
  expect(rows.map(({ path }) => path)).toEqual(['/newsAndInformation/media/long'])
  expect(Math.max(...parsing.mock.calls.map(([text]) => String(text).length))).toBeLessThan(10_000)
})

test('pages to link to are read without the documents of those that are not listed', async () => {
  const { content, editor } = await serve()
  const { id } = await editor('createEntry', { kind: 'news', slug: 'later', document: news() })
  for (let n = 0; n < 30; n += 1)
    await editor('createEntry', { kind: 'news', slug: `later-${n}`, document: news({ channel: 'media' }) })
  // Whatever reads it fails.
  await tamper(content, [`update revision set document = 'no JSON' where entry_id = '${id}'`])
  // Of several kinds, which an index does not have in the order of the list.
  const { rows } = await editor('pageList', { text: 'later' })
  expect(rows.map(({ path }) => path).toSorted()).toEqual(
    Array.from({ length: 30 }, (_, n) => `/newsAndInformation/media/later-${n}`).toSorted(),
  )
})

test('taking down names the pages and what links there, asks for a reason, and keeps it in the history', async () => {
  const { content, editor, approver, personWith } = await serve()
  const { id } = await put(content, 'news', news({ zh: '春茶开采', en: 'Spring tea' }), { slug: '春茶' })
  const path = `/newsAndInformation/group/${encodeURIComponent('春茶')}`
  const link = (href: string) => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  })
  const article = news({ zh: '相关', en: 'Related' })
  const both = { ...article, zh: { ...article.zh, body: link('/newsAndInformation/group/春茶?a#b') } }
  const linking = await put(content, 'news', both)
  const near = { ...article, zh: { ...article.zh, body: link('/newsAndInformation/group/春茶叶') } }
  await put(content, 'news', near)
  const items = [{ title: { zh: '茶', en: 'Tea' }, path: `/en${path}`, children: [] }]
  const menu = await put(content, 'menu', { shared: { items }, zh: {}, en: {} })
  const zh = { id, language: 'zh' } as const
  expect(await approver('affectedList', zh)).toEqual({
    pages: [
      { url: `http://site.test${path}`, title: { zh: '春茶开采', en: 'Spring tea' } },
      { url: 'http://site.test/newsAndInformation/group', title: { zh: '集团新闻', en: 'Group News' } },
      { url: 'http://site.test/', title: { zh: '首页', en: 'Home' } },
    ],
    links: [
      { id: linking.id, kind: 'news', title: { zh: '相关', en: 'Related' } },
      { id: menu.id, kind: 'menu', title: { zh: '导航菜单', en: 'Menu' } },
    ],
  })
  expect((await approver('affectedList', { id, language: 'en' })).links.map(({ id }) => id)).toEqual([
    menu.id,
  ])
  for (const note of ['', ' '])
    await expect(approver('unpublish', { ...zh, note })).rejects.toMatchObject({ status: 400 })
  await approver('unpublish', { ...zh, note: '内容重复' })
  expect((await editor('history', { id })).lines[0]).toMatchObject({
    action: 'unpublish',
    detail: { language: 'zh', note: '内容重复' },
  })
  const administrator = await personWith({ roles: ['administrator'] })
  await expect(
    administrator.call('unpublish', { id: menu.id, language: 'en', note: '换新' }),
  ).rejects.toMatchObject({ status: 403, error: { message: { zh: expect.stringContaining('不能撤下') } } })
})

test('a submission is withdrawn by its writers, and an open screen notices each step', async () => {
  const { editor, approver } = await serve()
  const { id } = await editor('createEntry', { kind: 'news', document: news() })
  const zh = { id, language: 'zh' } as const
  const step = async () => (await editor('heartbeat', { id, editing: false })).step
  const seen = [await step()]
  const next = async () => {
    seen.push(await step())
    expect(seen.at(-1)).toBeGreaterThan(seen.at(-2) ?? 0)
    expect((await editor('readEntry', { id })).step).toBe(seen.at(-1))
  }
  await editor('submit', zh)
  await next()
  const save = () => editor('saveEntry', { id, basedOn: 1, document: news({ zh: '改' }) })
  await expect(save()).rejects.toMatchObject({ status: 403 })
  await editor('withdraw', zh)
  await next()
  await save()
  await editor('submit', zh)
  await approver('returnEntry', { ...zh, note: '请补充' })
  await next()
  await editor('submit', zh)
  expect((await approver('readEntry', { id })).zh).toMatchObject({
    state: 'submitted',
    lastReturn: { who: { name: '周一鸣' }, note: '请补充' },
  })
})

test('what someone else has changed meanwhile is not submitted as it was: no one would see that it waits', async () => {
  const { editor, approver } = await serve()
  const { id } = await editor('createEntry', { kind: 'news', document: news() })
  await approver('saveEntry', { id, basedOn: 1, document: news({ en: 'Gate' }) })
  const zh = { id, language: 'zh' } as const
  await expect(editor('submit', { ...zh, revision: 1 })).rejects.toMatchObject({
    status: 409,
    error: { newest: { no: 2, author: { name: '周一鸣' } } },
  })
  expect((await editor('readEntry', { id })).zh).toMatchObject({ state: 'draft', review: null })
  await editor('submit', { ...zh, revision: 2 })
  expect((await approver('dashboard', {})).toApprove).toMatchObject([{ id, no: 2 }])
})

test('preview links: the address is returned once, listed with their state, revoked', async () => {
  const { editor } = await serve()
  const document = news({ zh: '一', en: 'One' })
  const { id } = await editor('createEntry', { kind: 'news', document })
  const own = await editor('preview', { id, language: 'zh' })
  expect(own.url).toMatch(/^http:\/\/site\.test\/preview\/[\w-]{43}$/)
  const link = await editor('createPreviewLink', { id, language: 'en', hours: 24 })
  const list = async () => (await editor('previewLinkList', { id })).rows
  expect(await list()).toMatchObject([{ id: link.id, language: 'en', state: 'valid', who: { name: '林岚' } }])
  expect(JSON.stringify(await list())).not.toContain(link.url.split('/').at(-1))
  await editor('revokePreviewLink', { id, link: link.id })
  expect(await list()).toMatchObject([{ state: 'revoked' }])
  await expect(editor('revokePreviewLink', { id, link: link.id })).rejects.toMatchObject({ status: 404 })
})

test('what is public names its page on the site, by what is public and not by the draft', async () => {
  const { content, editor, approver } = await serve()
  const document = news({ zh: '春茶开采', en: 'Spring tea' })
  const { id } = await createEntry(content, 'admin', { kind: 'news', slug: '春茶', document })
  const pages = async () => {
    const { zh, en } = await editor('readEntry', { id })
    return [zh.page, en.page]
  }
  expect(await pages()).toEqual([null, null])
  await approver('publish', { id, language: 'zh' })
  await approver('publish', { id, language: 'en', from: new Date(Date.now() + 86_400_000).toISOString() })
  const page = `http://site.test/newsAndInformation/group/${encodeURIComponent('春茶')}`
  expect(await pages()).toEqual([page, null])
  await approver('publish', { id, language: 'en' })
  const moved = { ...document, shared: { ...document.shared, channel: 'media' } }
  await editor('saveEntry', { id, basedOn: 1, document: moved })
  expect(await pages()).toEqual([page, page.replace('.test/', '.test/en/')])
  await approver('unpublish', { id, language: 'zh', note: '重复' })
  expect((await pages())[0]).toBeNull()
})

test('what has no page of its own names the page that shows it', async () => {
  const { content, editor } = await serve()
  const { id } = await createEntry(content, 'admin', { kind: 'type', document: type })
  for (const language of ['zh', 'en'] as const) await publish(content, 'admin', { entry: id, language })
  expect(await editor('readEntry', { id })).toMatchObject({
    path: null,
    zh: { page: 'http://site.test/information/purchase' },
    en: { page: 'http://site.test/en/information/purchase' },
  })
})
