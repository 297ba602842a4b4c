import { createEntry } from '@shanmen/content/entries/create.ts'
import { kindNames, kinds } from '@shanmen/content/kinds.ts'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { type ContentSection, contentSections } from '@shanmen/contract/items.ts'
import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { expect, test } from 'vitest'
import { schemas } from './api/schemas.ts'
import { type CallName, callNames, callOf } from './calls.ts'
import { can, type Holder, type Right, type Role, roles } from './rights.ts'
import type { Browser } from './testing/browser.ts'
import { type Served, serveStudio } from './testing/serve-studio.ts'

/** Who may do what, written apart from the program: for each right, the roles that have it in articles and in the site's data. */
const rules = {
  read: { articles: ['editor', 'approver', 'administrator'], site: ['editor', 'approver', 'administrator'] },
  write: { articles: ['editor', 'approver'], site: ['administrator'] },
  publish: { articles: ['approver'], site: ['administrator'] },
  history: {
    articles: ['editor', 'approver', 'administrator', 'auditor'],
    site: ['administrator', 'auditor'],
  },
  people: { articles: ['administrator'], site: ['administrator'] },
  audit: { articles: ['administrator', 'auditor'], site: ['administrator', 'auditor'] },
} satisfies Record<Right, { articles: Role[]; site: Role[] }>

/** Which right a call takes, by its method and address; the first row that matches counts. */
const rows: [RegExp, Right | 'self' | 'open'][] = [
  [/ \/(?:session|sign-in|sign-out|second-factor|invitation)\b/, 'open'],
  [/ \/me\b/, 'self'],
  [/ \/(?:people|requests)\b/, 'people'],
  [/ \/audit\b/, 'audit'],
  [/^GET .*\/(?:history|revisions)\b/, 'history'],
  [/\/(?:approve|return|publish|unpublish|affected)$/, 'publish'],
  [/\/(?:heartbeat|leave|preview)$/, 'read'],
  [/^GET \/(?:entries|media|dashboard|calendar|types|pages|failed-searches|export)\b/, 'read'],
  [/^(?:POST|PUT|DELETE) \/(?:entries|media|import)\b/, 'write'],
]
const ruleOf = (name: CallName) =>
  rows.find(([pattern]) => pattern.test(`${callOf(name).method} ${callOf(name).path}`))?.[1]
/** These concern an entry or a kind, thus a section. */
const isPlaced = (name: CallName) => /^\/(?:entries|import|export)\b/.test(callOf(name).path)
/** These concern one language; the others of `write` change every language, which takes Chinese. */
const inLanguage = /\/(?:submit|withdraw|approve|return|publish|unpublish|affected)$/
const inEvery = /\/(?:duplicate|bin|unbin|import)$/

function isAllowed(name: CallName, holder: Holder, section: ContentSection, language: Language): boolean {
  const right = ruleOf(name)
  if (right === undefined || right === 'open' || right === 'self') return right !== undefined
  const { path } = callOf(name)
  const acts = inEvery.test(path) ? 'zh' : inLanguage.test(path) ? language : undefined
  // A file of entries brings every language at once.
  if (path === '/import' && holder.languages) return false
  if (acts && holder.languages && !holder.languages.includes(acts)) return false
  const within = isPlaced(name)
    ? [section]
    : path === '/failed-searches'
      ? ['site' as const]
      : contentSections
  const limited = within.filter(
    (each) => right === 'people' || right === 'audit' || (holder.sections?.includes(each) ?? true),
  )
  return limited.some((each) =>
    holder.roles.some((role) => {
      const allowed: readonly Role[] = rules[right][each === 'site' ? 'site' : 'articles']
      return allowed.includes(role)
    }),
  )
}

/** One entry in every section. */
async function entriesOf({ content }: Served) {
  const places = contentSections.map(async (section) => {
    const kind = kindNames.find((name) => kinds[name].section === section && !kinds[name].single) ?? 'news'
    const { id } = await createEntry(content, 'sample', { kind, document: { shared: {}, zh: {}, en: {} } })
    return { section, kind, id }
  })
  return Promise.all(places)
}

/** Something for each value that any call takes; most of it leads nowhere, which is an answer other than a refusal. */
const inputOf = (id: string, kind: string, language: string) => ({
  ...{ id, kind, language, document: { shared: {}, zh: {}, en: null }, basedOn: 99, no: 1, revision: 98 },
  ...{ note: 'x', link: 'x', editing: true, format: 'json', text: '[]', dryRun: true, of: 'news' },
  ...{ from: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' },
})

async function answerOf(fetch: Browser['fetch'], name: CallName, values: object) {
  const { method, path, upload } = callOf(name)
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
  expect(response.status, `${name}: ${text}`).toBeLessThan(500)
  const { error } = response.ok || !text.startsWith('{') ? {} : JSON.parse(text)
  return {
    code: error?.code as string | undefined,
    refused: text.includes('You may not do this'),
  }
}

// What ends the session comes last.
const endsAt = (name: CallName) => (callOf(name).ends ? (ruleOf(name) === 'open' ? 2 : 1) : 0)
const ordered = callNames.toSorted((a, b) => endsAt(a) - endsAt(b))

test('every call has a row in this test', () => {
  for (const name of callNames) expect(ruleOf(name), name).toBeDefined()
})

test.each(roles)('%s: every call, in every section and language, with and without limits', async (role) => {
  const served = await serveStudio()
  const places = await entriesOf(served)
  const holders: Holder[] = [
    { roles: [role], sections: null, languages: null },
    { roles: [role], sections: ['news'], languages: ['zh'] },
    { roles: [role], sections: ['site', 'party'], languages: ['en'] },
  ]
  const wrong: string[] = []
  for (const holder of holders) {
    const { fetch } = await served.personWith(holder)
    for (const name of ordered)
      for (const { section, kind, id } of isPlaced(name) ? places : places.slice(0, 1))
        for (const language of isPlaced(name) ? languageCodes : languageCodes.slice(0, 1)) {
          const { code, refused } = await answerOf(fetch, name, inputOf(id, kind, language))
          const where = `${JSON.stringify(holder)}: ${name} in ${section}, ${language}: ${code}`
          // Signing in with nothing to sign in with, and signing out, are possible for everyone.
          if (ruleOf(name) !== 'open') expect(code, where).not.toBe('signedOut')
          if (refused === isAllowed(name, holder, section, language)) wrong.push(where)
        }
  }
  expect(wrong).toEqual([])
})

test('signed out, and with an overdue second factor: nothing but signing in and the set-up', async () => {
  const served = await serveStudio()
  const [place] = await entriesOf(served)
  const input = inputOf(place?.id ?? '', 'news', 'zh')
  const overdue = await served.personWith({ roles: ['administrator', 'approver'] })
  await served.people.database.updateTable('person').set({ factorDue: '2026-01-01T00:00:00.000Z' }).execute()
  const isSetUp = /^\/me\/(?:confirm-password|second-factor\/(?:start|confirm)|end-sessions)$/
  for (const name of ordered.filter((each) => ruleOf(each) !== 'open')) {
    expect((await answerOf(served.browser().fetch, name, input)).code, name).toBe('signedOut')
    const { code } = await answerOf(overdue.fetch, name, input)
    expect(code === 'secondFactorNeeded', `${name}: ${code}`).toBe(!isSetUp.test(callOf(name).path))
  }
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
  const { id } = await createEntry(served.content, 'sample', { kind: 'news', document: news({ en: 'Gate' }) })
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
