import { news, purchase, rich } from '@shanmen/content/testing/fixtures.ts'
import { expect, test } from 'vitest'
import { serveStudio } from '../testing/serve-studio.ts'

const both = () => news({ zh: '春茶开采', en: 'Spring tea' })

test('an editor writes: a draft, saved, listed with the state of each language, in pages', async () => {
  const { personWith } = await serveStudio()
  const { call, id: person } = await personWith({ roles: ['editor'] }, '林岚')
  const made = await call('createEntry', { kind: 'news', slug: 'tea', document: news() })
  expect(made).toMatchObject({ slug: 'tea', no: 1 })
  const saved = await call('saveEntry', { id: made.id, basedOn: 1, document: both() })
  expect(saved.no).toBe(2)
  const entry = await call('readEntry', { id: made.id })
  expect(entry).toMatchObject({
    kind: 'news',
    path: '/newsAndInformation/group/tea',
    requiresApproval: false,
    revision: { no: 2, at: saved.at, author: { id: person, name: '林岚' } },
    zh: {
      state: 'draft',
      title: '春茶开采',
      windows: [],
      review: null,
      approval: 'none',
      changedIn: 2,
      outdatedSince: null,
    },
    en: { state: 'draft', title: 'Spring tea' },
  })
  for (let index = 0; index < 3; index += 1) await call('createEntry', { kind: 'news', document: news() })
  const page = await call('entryList', { kind: 'news', page: 2, pageSize: 3 })
  expect(page).toMatchObject({ total: 4, rows: [{ slug: 'tea', author: { name: '林岚' } }] })
  const found = await call('entryList', { kind: 'news', text: '春茶', state: 'draft', language: 'en' })
  expect(found.rows.map(({ slug }) => slug)).toEqual(['tea'])
  expect((await call('entryList', { kind: 'news', state: 'public' })).total).toBe(0)
})

test('saving the same document creates no revision; saving on an older one is refused with the newest author', async () => {
  const { personWith } = await serveStudio()
  const [lin, wu] = [
    await personWith({ roles: ['editor'] }, '林岚'),
    await personWith({ roles: ['editor'] }, '吴清'),
  ]
  const { id } = await lin.call('createEntry', { kind: 'news', document: news() })
  expect(await wu.call('saveEntry', { id, basedOn: 1, document: news() })).toMatchObject({ no: 1 })
  await wu.call('saveEntry', { id, basedOn: 1, document: both() })
  const late = lin.call('saveEntry', { id, basedOn: 1, document: news({ zh: '别的' }) })
  await expect(late).rejects.toMatchObject({
    status: 409,
    error: { code: 'conflict', newest: { no: 2, author: { name: '吴清' } } },
  })
  const restored = lin.call('restoreRevision', { id, revision: 1, basedOn: 1 })
  await expect(restored).rejects.toMatchObject({ status: 409, error: { newest: { no: 2 } } })
  expect((await lin.call('readEntry', { id })).zh.title).toBe('春茶开采')
})

test('a translator who saves on an older revision is in conflict, not outside their language', async () => {
  const { personWith } = await serveStudio()
  const editor = await personWith({ roles: ['editor'] })
  const translator = await personWith({ roles: ['editor'], languages: ['en'] })
  const { id } = await editor.call('createEntry', { kind: 'news', document: news() })
  await editor.call('saveEntry', { id, basedOn: 1, document: news({ zh: '新茶' }) })
  const conflict = { status: 409, error: { code: 'conflict', newest: { no: 2 } } }
  const late = translator.call('saveEntry', { id, basedOn: 1, document: both() })
  await expect(late).rejects.toMatchObject(conflict)
  const restored = translator.call('restoreRevision', { id, revision: 1, basedOn: 1, language: 'en' })
  await expect(restored).rejects.toMatchObject(conflict)
  const outside = translator.call('saveEntry', { id, basedOn: 2, document: both() })
  await expect(outside).rejects.toMatchObject({ status: 403, error: { code: 'notAllowed' } })
})

test('an outdated translation says since when, until it is reviewed', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const { id } = await call('createEntry', { kind: 'news', document: both() })
  const changed = news({ zh: '春茶开采了', en: 'Spring tea' })
  await call('saveEntry', { id, basedOn: 1, document: changed })
  expect((await call('readEntry', { id })).en).toMatchObject({ changedIn: 1, outdatedSince: 1 })
  await call('saveEntry', { id, basedOn: 2, document: changed, upToDate: ['en'] })
  expect((await call('readEntry', { id })).en.outdatedSince).toBeNull()
})

test('a translation that does not exist is not outdated', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const { id } = await call('createEntry', { kind: 'news', document: news({ zh: '春茶' }) })
  await call('saveEntry', { id, basedOn: 1, document: news({ zh: '春茶开采' }) })
  expect((await call('readEntry', { id })).en).toMatchObject({ title: '', outdatedSince: null })
})

test('invalid documents are refused with the path of each problem', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const wrong = { ...news(), shared: { channel: 'nowhere', extra: 1 } }
  await expect(call('createEntry', { kind: 'news', document: wrong })).rejects.toMatchObject({
    status: 400,
    error: { issues: [{ path: ['shared', 'channel'] }, { path: ['shared', 'extra'], code: 'unknownKey' }] },
  })
  const body = { type: 'doc', content: [{ type: 'iframe' }] }
  const evil = { ...news(), zh: { title: 'a', body } }
  await expect(call('createEntry', { kind: 'news', document: evil })).rejects.toMatchObject({
    error: { issues: [{ path: ['zh', 'body'], code: 'richNode' }] },
  })
  await expect(call('createEntry', { kind: 'news', slug: 'a/b', document: news() })).rejects.toMatchObject({
    error: { issues: [{ path: ['slug'] }] },
  })
})

test('the bin: its entries are listed separately and restored unchanged', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const { id } = await call('createEntry', { kind: 'news', document: news() })
  expect(await call('trashEntry', { id })).toEqual({ trashed: true })
  expect((await call('entryList', { kind: 'news' })).total).toBe(0)
  expect((await call('entryList', { kind: 'news', trashed: true })).total).toBe(1)
  expect((await call('readEntry', { id })).trashed).toBe(true)
  const save = call('saveEntry', { id, basedOn: 1, document: both() })
  await expect(save).rejects.toMatchObject({ status: 403, error: { message: { zh: /回收站/ } } })
  await call('restoreEntry', { id })
  expect((await call('entryList', { kind: 'news' })).total).toBe(1)
})

test('history: revisions, their documents, and one of them restored as a new draft', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] }, '林岚')
  const { id } = await call('createEntry', { kind: 'news', document: news({ zh: '旧' }) })
  await call('saveEntry', { id, basedOn: 1, document: news({ zh: '新' }) })
  const old = await call('readRevision', { id, no: 1 })
  expect(old).toMatchObject({ no: 1, restores: null, document: { zh: { title: '旧' } } })
  expect(await call('restoreRevision', { id, revision: 1, basedOn: 2 })).toEqual({ no: 3 })
  const { revisions, lines } = await call('history', { id })
  expect(revisions.map(({ no, restores }) => [no, restores])).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ])
  expect(lines.at(-1)).toMatchObject({ action: 'create', who: { name: '林岚' }, from: '192.0.2.1' })
  await expect(call('readRevision', { id, no: 9 })).rejects.toMatchObject({ status: 404 })
})

test('two people in one entry see each other, until one leaves', async () => {
  const { personWith, people } = await serveStudio()
  const [lin, wu] = [
    await personWith({ roles: ['editor'] }, '林岚'),
    await personWith({ roles: ['editor'] }, '吴清'),
  ]
  const { id } = await lin.call('createEntry', { kind: 'news', document: news() })
  expect(await lin.call('heartbeat', { id, editing: true })).toMatchObject({ others: [], newest: 1 })
  const seen = await wu.call('heartbeat', { id, editing: false })
  expect(seen.others).toMatchObject([{ who: { name: '林岚' }, editing: true }])
  await wu.call('saveEntry', { id, basedOn: 1, document: both() })
  expect(await lin.call('heartbeat', { id, editing: true })).toMatchObject({
    others: [{ who: { name: '吴清' }, editing: false }],
    newest: 2,
  })
  await lin.call('leave', { id })
  expect((await wu.call('heartbeat', { id, editing: true })).others).toEqual([])
  // Of a server whose clock was ahead, and whose process was killed before anyone left.
  await lin.call('heartbeat', { id, editing: true })
  const ahead = { seen: '2099-01-01T00:00:00.000Z' }
  await people.database.updateTable('person_presence').set(ahead).where('person', '=', lin.id).execute()
  expect((await wu.call('heartbeat', { id, editing: true })).others).toEqual([])
  await expect(wu.call('heartbeat', { id: 'unknown', editing: true })).rejects.toMatchObject({ status: 404 })
})

test('duplicates and ids that two kinds share', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] })
  const { id } = await call('createEntry', { kind: 'purchase', slug: 'p1', document: purchase() })
  expect((await call('duplicateEntry', { id, slug: 'p2' })).slug).toBe('p2')
  const document = { shared: {}, zh: { title: '一', body: rich('一') }, en: null }
  await expect(call('createEntry', { kind: 'rent', slug: 'p2', document })).rejects.toMatchObject({
    status: 403,
    error: { message: { zh: '“p2”已被使用（采购公告），请换一个标识' } },
  })
})
