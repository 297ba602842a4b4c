import { addFile } from '@shanmen/content/media/add-file.ts'
import { servers, useContent } from '@shanmen/content/testing/databases.ts'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { describe, expect, test } from 'vitest'
import { type People, peopleOf } from '../people/people.ts'
import type { PeopleTables } from '../people/tables.ts'
import { origin, serveStudio } from '../testing/serve-studio.ts'

const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n' +
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n3 0 obj <</Type/Page/Parent 2 0 R>> endobj\ntrailer <</Root 1 0 R>>\n',
)

describe.each(servers)('on $name', ({ make }) => {
  const fresh = useContent(make)

  test('a change of content asks for names on its own connection: others are taken by who waits for it', async () => {
    const content = await fresh()
    const medium = await addFile(content, 'a', { name: 'a.pdf', bytes: pdf, title: { zh: '年报' } })
    // The only connection, so that asking for a second one never ends.
    const database = content.write.withTables<PeopleTables>() as unknown as People['database']
    const store = { database, read: database, dialect: 'postgres' as const }
    const people = await peopleOf(store, 'x'.repeat(40), origin)
    const served = await serveStudio({ content, people: { ...people, close: async () => undefined } })
    const { call } = await served.personWith({ roles: ['editor', 'approver'] }, '林岚')
    const focus = { x: 0.25, y: 1 }
    const alt = { zh: '晨雾', en: 'Mist' }
    const before = { zh: '年报', en: '' }
    expect(await call('changeMedia', { id: medium, alt, before, focus })).toMatchObject({ alt, focus })
    const { id } = await call('createEntry', { kind: 'news', document: news() })
    await call('saveEntry', { id, basedOn: 1, document: news({ zh: '茶' }) })
    await call('publish', { id, language: 'zh', revision: 2 })
    expect((await call('readEntry', { id })).zh.state).toBe('public')
  })
})
