import { setTimeout } from 'node:timers/promises'
import { change } from '@shanmen/content/database/change.ts'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { findRevision } from '@shanmen/content/entries/find.ts'
import { saveRevision } from '@shanmen/content/entries/save.ts'
import { findPreview } from '@shanmen/content/preview/preview-links.ts'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { expect, test } from 'vitest'
import type { Holder } from '../rights.ts'
import type { Browser } from '../testing/browser.ts'
import { password, serveStudio } from '../testing/serve-studio.ts'

const refused = { status: 403, error: { code: 'notAllowed' } }

test('an older revision is restored only within sections and languages, while the role lasts', async () => {
  const served = await serveStudio()
  const { content, people } = served
  const document = news({ zh: '一', en: 'Gate' })
  const { id } = await createEntry(content, 'sample', { kind: 'news', document })
  const later = { ...document, zh: { ...document.zh, title: '二' }, en: { ...document.en, title: 'Gates' } }
  await saveRevision(content, 'sample', { entry: id, basedOn: 1, document: later })
  const restore = { id, revision: 1, basedOn: 2 }
  const elsewhere = await served.personWith({ roles: ['editor'], sections: ['party'] }, '党')
  await expect(elsewhere.call('readRevision', { id, no: 1 })).rejects.toMatchObject(refused)
  await expect(elsewhere.call('restoreRevision', restore)).rejects.toMatchObject(refused)
  const english = await served.personWith({ roles: ['editor'], languages: ['en'] }, '译')
  await expect(english.call('restoreRevision', restore)).rejects.toMatchObject(refused)
  await expect(english.call('restoreRevision', { ...restore, language: 'zh' })).rejects.toMatchObject(refused)
  expect(await english.call('restoreRevision', { ...restore, language: 'en' })).toEqual({ no: 3 })
  const { zh, en } = (await findRevision(content.read, id)).document
  expect([zh?.title, en?.title]).toEqual(['二', 'Gate'])
  await people.database
    .updateTable('person')
    .set({ roles: '["auditor"]' })
    .where('id', '=', english.id)
    .execute()
  const again = { ...restore, basedOn: 3, revision: 2, language: 'en' } as const
  await expect(english.call('restoreRevision', again)).rejects.toMatchObject(refused)
  expect((await findRevision(content.read, id)).no).toBe(3)
})

test('preview links end with the right to make them: another section, another role, an account switched off', async () => {
  const served = await serveStudio()
  const { content } = served
  const { id } = await createEntry(content, 'sample', { kind: 'news', document: news({ en: 'Gate' }) })
  const administrator = await served.personWith({ roles: ['administrator'] }, '管')
  const elsewhere = await served.personWith({ roles: ['editor'], sections: ['party'] }, '党')
  await expect(elsewhere.call('preview', { id, language: 'zh' })).rejects.toMatchObject(refused)
  const link = { id, language: 'zh', hours: 24 } as const
  await expect(elsewhere.call('createPreviewLink', link)).rejects.toMatchObject(refused)
  const opens = async (url: string) =>
    (await findPreview(content, url.slice(url.lastIndexOf('/') + 1), new Date())) !== undefined
  const losses: [name: string, change: Partial<Holder> & { active?: boolean }, own: boolean][] = [
    ['甲', { sections: ['party'] }, false],
    // An auditor reads no drafts.
    ['乙', { roles: ['auditor'] }, false],
    ['丙', { active: false }, false],
    ['丁', { sections: ['news'] }, true],
  ]
  for (const [name, change, remains] of losses) {
    const person = await served.personWith({ roles: ['editor'] }, name)
    const made = [
      (await person.call('preview', { id, language: 'zh' })).url,
      (await person.call('createPreviewLink', { id, language: 'en', hours: 720 })).url,
    ]
    for (const url of made) expect(await opens(url), name).toBe(true)
    const rights = { roles: ['editor' as const], sections: null, languages: null, active: true, ...change }
    await administrator.call('changePerson', {
      ...{ id: person.id, name, active: rights.active, roles: [...rights.roles], languages: null },
      sections: rights.sections && [...rights.sections],
    })
    for (const url of made) expect(await opens(url), name).toBe(remains)
  }
})

test('a right that is taken away while a request arrives is gone when it has arrived', async () => {
  const served = await serveStudio()
  const { content, people } = served
  const losses: [name: string, values: object, answer: [status: number, code: string]][] = [
    ['甲', { roles: '["editor"]' }, [403, 'notAllowed']],
    ['乙', { sections: '["party"]' }, [403, 'notAllowed']],
    ['丙', { active: 0 }, [401, 'signedOut']],
  ]
  for (const [name, values, answer] of losses) {
    const person = await served.personWith({ roles: ['editor', 'approver'] }, name)
    const lose = async () =>
      void (await people.database.updateTable('person').set(values).where('id', '=', person.id).execute())
    const { id } = await createEntry(content, 'sample', { kind: 'news', document: news() })
    const published = await slowly(person, `/entries/${id}/publish`, '{"language":"zh"}', lose)
    expect([published.status, (await published.json()).error.code], name).toEqual(answer)
    expect(await content.read.selectFrom('publication').selectAll().execute()).toEqual([])
  }
})

test.each([
  ['behind others of its person', 6],
  ['for the lock of changes', 0],
])('a right that is taken away while a call waits %s is gone at its turn', async (_, earlier) => {
  const served = await serveStudio()
  const { content, people } = served
  const person = await served.personWith({ roles: ['editor', 'approver'] })
  const { id } = await createEntry(content, 'sample', { kind: 'news', document: news() })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const other = change(content, () => released)
  const before = Array.from({ length: earlier }, () =>
    person.call('createEntry', { kind: 'news', document: news() }),
  )
  const published = person.call('publish', { id, language: 'zh' }).catch((error: unknown) => error)
  await setTimeout(500)
  await people.database.updateTable('person').set({ active: 0 }).where('id', '=', person.id).execute()
  release()
  await Promise.allSettled([other, ...before])
  expect(await published).toMatchObject({ status: 401, error: { code: 'signedOut' } })
  expect(await content.read.selectFrom('publication').selectAll().execute()).toEqual([])
})

test('a file is not accepted from someone who was switched off while it arrived', async () => {
  const served = await serveStudio()
  const person = await served.personWith({ roles: ['editor'] })
  const lose = async () =>
    void (await served.people.database
      .updateTable('person')
      .set({ active: 0 })
      .where('id', '=', person.id)
      .execute())
  const uploaded = await slowly(person, '/media?name=a.pdf', '%PDF-1.7', lose)
  expect(uploaded.status).toBe(403)
  expect(await served.content.read.selectFrom('upload').selectAll().execute()).toEqual([])
})

/** Sends a request whose last bytes follow when the server has read the others and `between` has happened. */
function slowly(
  { fetch }: Browser,
  path: string,
  body: string,
  between: () => Promise<void>,
): Promise<Response> {
  const parts = [body.slice(0, 5), body.slice(5)].map((part) => new TextEncoder().encode(part))
  // Without a queue, a part is asked for only by a reader: the session was read before.
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (parts.length === 1) await between()
        const part = parts.shift()
        if (part) controller.enqueue(part)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const type = path.startsWith('/media') ? 'application/octet-stream' : 'application/json'
  const init = { method: 'POST', headers: { 'Content-Type': type }, body: stream, duplex: 'half' }
  return fetch(`/api${path}`, init)
}

test('who was switched off does not come back by what was asked for or handed out before', async () => {
  const served = await serveStudio()
  const first = await served.personWith({ roles: ['administrator'] }, 'A0')
  const second = await served.personWith({ roles: ['administrator'] }, 'A1')
  const editor = await served.personWith({ roles: ['editor'] })
  const none = { sections: null, languages: null }
  const change = { id: editor.id, name: 'Lin', roles: ['editor' as const], active: true, ...none }
  const ask = () => first.call('changePerson', { ...change, sections: ['news'] })
  const waiting = async () => (await second.call('requestList', {})).rows
  await first.call('renewInvitation', { id: editor.id })
  const { link } = await second.call('confirmRequest', { id: (await waiting())[0]?.id ?? '' })
  expect(await ask()).toMatchObject({ requested: true })
  const [request] = await waiting()
  expect(await second.call('changePerson', { ...change, active: false })).toMatchObject({ requested: false })
  expect(await waiting()).toEqual([])
  await expect(second.call('confirmRequest', { id: request?.id ?? '' })).rejects.toMatchObject({
    status: 410,
  })
  await first.call('changePerson', change)
  await second.call('confirmRequest', { id: (await waiting())[0]?.id ?? '' })
  const token = link.slice(link.lastIndexOf('/') + 1)
  await expect(served.browser().call('invitation', { token })).rejects.toMatchObject({ status: 410 })
})

test('who has stolen a password cannot end the link with which its owner sets a new one', async () => {
  const served = await serveStudio()
  const { call } = await served.personWith({ roles: ['administrator'] }, 'A0')
  const editor = await served.personWith({ roles: ['editor'] })
  const { link } = await call('renewInvitation', { id: editor.id })
  const stolen = '晚霞里的石阶 43 级'
  await editor.call('changePassword', { current: password, next: stolen })
  const token = link.slice(link.lastIndexOf('/') + 1)
  const owner = served.browser()
  await owner.call('acceptInvitation', { token, password: '云海之上的石阶 44 级' })
  expect((await owner.call('session', {})).me).toMatchObject({ id: editor.id })
  await expect(editor.call('changeMe', {})).rejects.toMatchObject({ status: 401 })
  const again = served.browser().call('signIn', { email: editor.email, password: stolen })
  await expect(again).rejects.toMatchObject({ status: 422 })
})
