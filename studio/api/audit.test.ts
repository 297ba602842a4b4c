import { addFile } from '@shanmen/content/media/add-file.ts'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { drawnPdf } from '@shanmen/content/testing/pdf.ts'
import { tamper } from '@shanmen/content/testing/tamper.ts'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serveStudio } from '../testing/serve-studio.ts'

test('who, what, when, from where: of entries and of people, newest first, filtered and in pages', async () => {
  const served = await serveStudio()
  const editor = await served.personWith({ roles: ['editor'] }, '林岚')
  const { call } = await served.personWith({ roles: ['auditor'] })
  const { id } = await editor.call('createEntry', { kind: 'news', document: news({ zh: '山门开了' }) })
  const { rows, total } = await call('auditList', { pageSize: 2 })
  expect(total).toBe(4)
  expect(rows).toMatchObject([
    {
      action: 'save',
      who: { id: editor.id, name: '林岚' },
      target: id,
      title: '山门开了',
      kind: 'news',
      from: '192.0.2.1',
    },
    { action: 'create', target: id },
  ])
  const signedIn = await call('auditList', { action: 'signIn', who: editor.id })
  expect(signedIn.rows).toMatchObject([{ target: editor.id, title: '林岚', kind: null, from: '192.0.2.1' }])
  expect((await call('auditList', { from: '2100-01-01T00:00:00+08:00' })).total).toBe(0)
  expect((await call('auditList', { until: '2100-01-01T00:00:00+08:00', target: id })).total).toBe(2)
})

test('people, entries and files are found by a part of what the log calls them, and in the CSV', async () => {
  const { personWith, content } = await serveStudio()
  const editor = await personWith({ roles: ['editor'] }, '林岚')
  const other = await personWith({ roles: ['editor', 'approver'] }, 'Chen Mo')
  const auditor = await personWith({ roles: ['auditor'] }, '沈鉴')
  const { id } = await editor.call('createEntry', { kind: 'news', document: news({ zh: '山门开了' }) })
  const bytes = drawnPdf([{ content: '' }])
  const medium = await addFile(content, other.id, { name: '年报 Report.pdf', bytes, title: {} })
  const found = async (filter: { who?: string; target?: string }) =>
    (await auditor.call('auditList', filter)).rows.map(({ action, target }) => [action, target])
  expect(await found({ who: '林' })).toEqual([
    ['save', id],
    ['create', id],
    ['signIn', editor.id],
  ])
  expect(await found({ who: 'chen' })).toEqual([
    ['addMedia', medium],
    ['signIn', other.id],
  ])
  expect(await found({ who: '没有这个人' })).toEqual([])
  expect(await found({ target: '山门' })).toEqual([
    ['save', id],
    ['create', id],
  ])
  expect(await found({ target: 'report.PDF' })).toEqual([['addMedia', medium]])
  expect(await found({ target: 'mo' })).toEqual([['signIn', other.id]])
  const csv = await (await auditor.fetch(`/api/audit.csv?who=${encodeURIComponent('林岚')}`)).text()
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
  expect(rows.map(({ action }) => action)).toEqual(['save', 'create', 'signIn'])
})

test('a changed name is recorded, older lines keep the earlier name, and no one can take another person’s', async () => {
  const served = await serveStudio()
  const editor = await served.personWith({ roles: ['editor'] }, '林岚')
  const administrator = await served.personWith({ roles: ['administrator', 'auditor'] }, 'Chen Mo')
  const { id } = await editor.call('createEntry', { kind: 'news', document: news() })
  await editor.call('changeMe', { name: '林岚岚' })
  await editor.call('changeMe', { name: '林岚岚', language: 'en' })
  const { rows } = await administrator.call('auditList', { who: editor.id })
  expect(rows.map(({ action, who, as, detail }) => [action, who.name, as, detail.before])).toEqual([
    ['changeMe', '林岚岚', '林岚', '林岚'],
    ['save', '林岚岚', '林岚', undefined],
    ['create', '林岚岚', '林岚', undefined],
    ['signIn', '林岚岚', '', undefined],
  ])
  expect((await editor.call('history', { id })).lines).toMatchObject([{ as: '林岚' }, { as: '林岚' }])
  const rights = { roles: ['editor' as const], sections: null, languages: null }
  const alike = ['Chen\u200b Mo', '\u202eChen Mo', 'Chen Mo\u2800', 'Chen\u3164Mo\ufe0f']
  for (const name of ['chen  mo', 'ＣＨＥＮ ＭＯ', ...alike, '\u200b', '\u3164\u2800'])
    await expect(editor.call('changeMe', { name })).rejects.toMatchObject({ status: 422 })
  expect(await editor.call('changeMe', { name: '\u200f林 岚\u00ad' })).toMatchObject({ name: '林 岚' })
  await editor.call('changeMe', { name: '林岚岚' })
  const twin = { email: 'x@lingshan.example', name: '林岚岚', ...rights }
  await expect(administrator.call('invitePerson', twin)).rejects.toMatchObject({ status: 422 })
  const other = { id: administrator.id, name: '林岚岚', active: true, ...rights }
  await expect(administrator.call('changePerson', other)).rejects.toMatchObject({ status: 422 })
})

test('failed tries are recorded against the account they were made on', async () => {
  const served = await serveStudio()
  const editor = await served.personWith({ roles: ['editor'] })
  const { call } = await served.personWith({ roles: ['auditor'] })
  const { call: guess } = served.browser()
  await expect(guess('signIn', { email: editor.email, password: 'wrong password' })).rejects.toThrow()
  await expect(guess('signIn', { email: 'no@one.example', password: 'secret thing' })).rejects.toThrow()
  const { rows } = await call('auditList', { action: 'signInFailed' })
  expect(rows).toMatchObject([{ target: editor.id }])
  expect(JSON.stringify([rows, served.logged])).not.toMatch(/wrong password|secret thing|no@one/)
})

test('the CSV has every line, opens in a spreadsheet and runs no formula', async () => {
  const served = await serveStudio()
  const editor = await served.personWith({ roles: ['editor'] }, '=HYPERLINK("x")')
  const auditor = await served.personWith({ roles: ['auditor'] })
  for (let at = 0; at < 300; at += 1)
    await editor.call('createEntry', { kind: 'news', document: news({ zh: `第${at}篇, "引号"` }) })
  const response = await auditor.fetch('/api/audit.csv')
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="audit.csv"')
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(rows).toHaveLength(603)
  expect(rows.map(({ no }) => Number(no))).toEqual(Array.from({ length: 603 }, (_, at) => 603 - at))
  expect(rows[0]).toMatchObject({ action: 'exportAudit' })
  expect(rows[1]).toMatchObject({ title: '第299篇, "引号"', who: expect.stringMatching(/^'=HYPERLINK/) })
})

test('a damaged line is listed without its detail, in the log, the history of its entry and the CSV', async () => {
  const served = await serveStudio()
  const editor = await served.personWith({ roles: ['editor'] })
  const auditor = await served.personWith({ roles: ['auditor'] })
  const { id } = await editor.call('createEntry', { kind: 'news', document: news() })
  const damaged = `update audit set detail = '{"no' where target = '${id}' and action = 'save'`
  await tamper(served.content, [damaged])
  const lines = [{ action: 'save', detail: {}, from: '', as: '' }, { action: 'create' }]
  expect((await auditor.call('auditList', { target: id })).rows).toMatchObject(lines)
  expect((await editor.call('history', { id })).lines).toMatchObject(lines)
  const text = await (await auditor.fetch('/api/audit.csv')).text()
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(rows.map(({ action }) => action)).toEqual(['exportAudit', 'save', 'create', 'signIn', 'signIn'])
})

test('of one person one export of the log runs at a time; others export meanwhile', async () => {
  const { personWith } = await serveStudio()
  const one = await personWith({ roles: ['auditor'] }, '林')
  const other = await personWith({ roles: ['auditor'] }, '顾')
  const answers = await Promise.all(Array.from({ length: 10 }, () => one.fetch('/api/audit.csv')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(503)])
  expect(await (await other.fetch('/api/audit.csv')).text()).toContain('exportAudit')
  for (const answer of answers) await answer.text()
  expect((await one.fetch('/api/audit.csv')).status).toBe(200)
})

test('an export of the log that could not be recorded does not hold up the next one', async () => {
  const { personWith, content } = await serveStudio()
  const { fetch } = await personWith({ roles: ['auditor'] })
  await sql`create trigger no_line before insert on audit begin select raise(abort, 'no'); end`.execute(
    content.write,
  )
  expect((await fetch('/api/audit.csv')).status).toBeGreaterThanOrEqual(500)
  await sql`drop trigger no_line`.execute(content.write)
  expect(await (await fetch('/api/audit.csv')).text()).toContain('exportAudit')
})

test('verifying finds a line that was changed outside the program', async () => {
  const served = await serveStudio()
  const { call } = await served.personWith({ roles: ['auditor'] })
  expect(await call('verifyAudit', {})).toMatchObject({ breaks: [], lines: 1 })
  await sql`drop trigger audit_no_update`.execute(served.content.write)
  await served.content.write.updateTable('audit').set({ who: 'nobody' }).execute()
  expect((await call('verifyAudit', {})).breaks).toContainEqual({ where: 'audit 1', what: 'changed' })
})

test('verifying finds rights that were granted and audit lines that were cut off outside the program', async () => {
  const served = await serveStudio()
  const editor = await served.personWith({ roles: ['editor'] }, '林岚')
  const { call } = await served.personWith({ roles: ['administrator', 'auditor'] })
  const rights = { roles: ['approver' as const], sections: null, languages: null }
  await call('changePerson', { id: editor.id, name: '林岚', active: true, ...rights })
  await call('renewInvitation', { id: editor.id })
  await served.content.anchors.flush()
  await sql`drop trigger audit_no_delete`.execute(served.content.write)
  await sql`delete from audit where no >= (select max(no) - 1 from audit)`.execute(served.content.write)
  expect((await call('verifyAudit', {})).breaks).toContainEqual({ where: 'audit 4', what: 'missing' })
})
