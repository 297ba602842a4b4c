import { createEntry } from '@shanmen/content/entries/create.ts'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { expect, test } from 'vitest'
import { type CallName, callNames, callOf } from './calls.ts'
import { can, type Role, roles } from './rights.ts'
import { type Served, serveStudio } from './testing/serve-studio.ts'

/**
 * Who may do what, written apart from the table of the program: for each call the roles that may, in articles and in
 * the site's own data. What stands in no list is refused.
 */
const all: Role[] = ['editor', 'approver', 'administrator', 'auditor']
const write = { articles: ['editor', 'approver'], site: ['administrator'] } satisfies Expected
const publish = { articles: ['approver'], site: ['administrator'] } satisfies Expected
const read = {
  articles: ['editor', 'approver', 'administrator'],
  site: ['editor', 'approver', 'administrator'],
} satisfies Expected
const history = { articles: all, site: ['administrator', 'auditor'] } satisfies Expected
const people = { articles: ['administrator'], site: ['administrator'] } satisfies Expected
const audit = {
  articles: ['administrator', 'auditor'],
  site: ['administrator', 'auditor'],
} satisfies Expected
type Expected = { articles: Role[]; site: Role[] }

const expected: Partial<Record<CallName, Expected>> = {
  ...{ personList: people, invitePerson: people, changePerson: people, renewInvitation: people },
  ...{ endPersonSessions: people, auditList: audit, auditCsv: audit, verifyAudit: audit },
  ...{ entryList: read, readEntry: read, heartbeat: read, leave: read, checks: read },
  ...{ createEntry: write, saveEntry: write, duplicateEntry: write, trashEntry: write, restoreEntry: write },
  ...{ restoreRevision: write, submit: write, createPreviewLink: write, revokePreviewLink: write },
  ...{ history, readRevision: history, approve: publish, returnEntry: publish, publish, unpublish: publish },
  ...{ preview: read, previewLinkList: read, exportEntries: read, importEntries: write },
}
/** Calls that know no section: it is enough to have the right somewhere. */
const anywhere: Partial<Record<CallName, Role[]>> = {
  ...{ mediaList: read.articles, readMedia: read.articles, mediaUses: read.articles },
  ...{ uploadMedia: [...write.articles, ...write.site], changeMedia: [...write.articles, ...write.site] },
  ...{ dashboard: read.articles, calendar: read.articles, typeList: read.articles, pageList: read.articles },
}

const scenic = { shared: {}, zh: { title: '湖' }, en: { title: 'Lake' } }
const places = {
  own: { kind: 'news', document: news({ en: 'Gate' }) },
  other: { kind: 'scenic', document: scenic },
  site: {
    kind: 'type',
    document: { shared: { of: 'rent', code: 'x' }, zh: { name: '类' }, en: { name: 'Type' } },
  },
} as const
type PlaceName = keyof typeof places

async function entriesOf({ content }: Served) {
  const ids = Object.entries(places).map(async ([name, { kind, document }]) => {
    const { id } = await createEntry(content, 'sample', { kind, document })
    return [name, id] as const
  })
  return Object.fromEntries(await Promise.all(ids)) as Record<PlaceName, string>
}

/** Something for each value that any call takes; most of it leads nowhere, which is an answer other than a refusal. */
const inputOf = (id: string, kind: string, language: string) => ({
  ...{ id, kind, language, document: { shared: {}, zh: {}, en: null }, basedOn: 99, no: 1, revision: 98 },
  ...{ note: 'x', link: 'x', editing: true, format: 'json', text: '[]', dryRun: true, of: 'news' },
  ...{ from: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' },
})

async function isRefused(
  fetch: Awaited<ReturnType<Served['personWith']>>['fetch'],
  name: CallName,
  values: object,
) {
  const { method, path, upload } = callOf(name)
  const { schemas } = await import('./api/schemas.ts')
  const keys = Object.keys(schemas[name].shape)
  const used = new Map(Object.entries(values).filter(([key]) => keys.includes(key)))
  if (name === 'calendar' || name === 'publish') used.set('until', '2026-01-02T00:00:00Z')
  else used.delete('from')
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = used.get(key)
    used.delete(key)
    return String(value)
  })
  const query =
    method === 'GET' || upload ? `?${new URLSearchParams([...used].map(([k, v]) => [k, String(v)]))}` : ''
  const response = await fetch(`/api${url}${query}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: method === 'GET' ? undefined : JSON.stringify(Object.fromEntries(used)),
  })
  const text = await response.text()
  expect(response.status, `${name}: ${text}`).not.toBe(401)
  expect(response.status, `${name}: ${text}`).toBeLessThan(500)
  return text.includes('You may not do this')
}

test('every call declares a right, and each is expected somewhere in this test', () => {
  for (const name of callNames) {
    const { right } = callOf(name)
    if (right !== 'open' && right !== 'self') expect({ ...expected, ...anywhere }, name).toHaveProperty(name)
  }
})

test.each(roles)('%s: every call, in the own and other sections, in both languages', async (role) => {
  const served = await serveStudio()
  const ids = await entriesOf(served)
  const limited = await served.personWith({ roles: [role], sections: ['news'], languages: ['zh'] })
  const unlimited = await served.personWith({ roles: [role] })
  for (const [name, { articles, site }] of Object.entries(expected) as [CallName, Expected][])
    for (const [place, { kind }] of Object.entries(places) as [PlaceName, (typeof places)[PlaceName]][])
      for (const language of ['zh', 'en'] as const) {
        const { within } = callOf(name)
        const where = `${role}: ${name} in ${place}, ${language}`
        const may = (within ? (place === 'site' ? site : articles) : articles).includes(role)
        const input = inputOf(ids[place], kind, language)
        expect(await isRefused(unlimited.fetch, name, input), where).toBe(!may)
        // A file of entries brings every language at once.
        const inLimits =
          name !== 'importEntries' &&
          (!within || (place === 'own' && (within !== 'language' || language === 'zh')))
        expect(await isRefused(limited.fetch, name, input), `${where}, limited`).toBe(!(may && inLimits))
      }
  for (const [name, may] of Object.entries(anywhere) as [CallName, Role[]][])
    expect(await isRefused(unlimited.fetch, name, inputOf(ids.own, 'news', 'zh')), name).toBe(
      !may.includes(role),
    )
})

test('a person without a role may do nothing; several roles add up', () => {
  const holder = (...roles: Role[]) => ({ roles, sections: null, languages: null })
  expect(can(holder(), 'read')).toBe(false)
  expect(can(holder('editor', 'auditor'), 'audit')).toBe(true)
  expect(can(holder('editor', 'auditor'), 'write', { section: 'news', language: 'en' })).toBe(true)
  expect(can({ ...holder('editor'), sections: [] }, 'read')).toBe(false)
  expect(can({ ...holder('editor'), languages: ['en'] }, 'write', { section: 'news', language: 'zh' })).toBe(
    false,
  )
})

test('one who writes one language leaves the other and what both share alone', async () => {
  const served = await serveStudio()
  const { own: id } = await entriesOf(served)
  const { call } = await served.personWith({ roles: ['editor'], languages: ['en'] })
  const { document } = await call('readEntry', { id })
  const save = (change: object) => call('saveEntry', { id, basedOn: 1, document: { ...document, ...change } })
  const refused = { status: 403, error: { code: 'notAllowed' } }
  await expect(save({ zh: { title: '改' } })).rejects.toMatchObject(refused)
  await expect(save({ shared: { channel: 'media' } })).rejects.toMatchObject(refused)
  await expect(call('saveEntry', { id, basedOn: 1, document, upToDate: ['zh'] })).rejects.toMatchObject(
    refused,
  )
  await expect(call('trashEntry', { id })).rejects.toMatchObject(refused)
  await expect(call('createEntry', { kind: 'news', document })).rejects.toMatchObject(refused)
  await expect(
    call('importEntries', { kind: 'news', format: 'json', text: '[]', dryRun: true }),
  ).rejects.toMatchObject(refused)
  expect(await save({ en: { ...document.en, title: 'A gate' } })).toMatchObject({ no: 2 })
  await expect(call('submit', { id, language: 'zh' })).rejects.toMatchObject(refused)
  expect(await call('submit', { id, language: 'en' })).toEqual({ no: 2 })
})
